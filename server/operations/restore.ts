import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'

await runCommand(restoreBackup)
