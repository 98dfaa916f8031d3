import { readSettings } from '#server/settings.ts'

import { openSnapshot } from './backup/snapshot.ts'
import { writeBackup } from './backup/write.ts'
import { runCommand } from './command.ts'

const USAGE = 'Usage: npm run backup -- FILE'

await runCommand(async ([file, ...more]) => {
  if (!file || more.length > 0) throw new Error(USAGE)

  const settings = readSettings(process.env)
  const { backupKey } = settings
  const snapshot = await openSnapshot(settings)
  try {
    const { users = 0 } = await writeBackup(snapshot, file, backupKey)
    const advice = backupKey
      ? 'It is encrypted: keep BACKUP_KEY in another place too, for without it nobody can restore.'
      : 'Keep it safe: it holds addresses, names and password hashes.'
    return `${file}: ${users} account${users === 1 ? '' : 's'}. ${advice}`
  } finally {
    await snapshot.close()
  }
})
