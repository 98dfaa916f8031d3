import { restoreBackup } from './backup/restore.ts'
import { type Command, runCommand } from './command.ts'

export const command: Command = restoreBackup

if (import.meta.main) await runCommand(command)
