/** Runs a command to its end: what it answers is printed; what went wrong is one line, and a failure for the shell. */
export async function runCommand(command: (words: string[]) => Promise<string>) {
  try {
    console.log(await command(process.argv.slice(2)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
