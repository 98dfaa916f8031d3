import { restoreBackup } from './backup/restore.ts'
import { runCommand } from './command.ts'

await runCommand(restoreBackup)
