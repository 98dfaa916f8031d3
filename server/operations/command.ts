/** What an operator asks for in words; @returns what is told, @throws one clear line. */
export type Command = (words: string[], environment: NodeJS.ProcessEnv) => Promise<string>

/** Runs a command to its end: what it answers is printed; what went wrong is one line, and a failure for the shell. */
export async function runCommand(command: Command) {
  try {
    process.stdout.write(`${await command(process.argv.slice(2), process.env)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
