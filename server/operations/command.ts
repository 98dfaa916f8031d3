/** @returns output for the operator, @throws one clear line. */
export type Command = (words: string[], environment: NodeJS.ProcessEnv) => Promise<string>

export async function runCommand(command: Command) {
  try {
    process.stdout.write(`${await command(process.argv.slice(2), process.env)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
