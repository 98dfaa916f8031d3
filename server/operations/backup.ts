import { readSettings } from '#server/settings.ts'

import { runCommand } from './run-command.ts'
import { openSnapshot } from './open-snapshot.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = 'Usage: npm run backup -- FILE'

await runCommand(async ([file, ...more]) => {
  if (!file || more.length > 0) throw new Error(USAGE)

  const snapshot = await openSnapshot(readSettings(process.env))
  try {
    const { users = 0 } = await writeBackup(snapshot, file)
    return `${file}: ${users} account${users === 1 ? '' : 's'}. Keep it safe: it holds addresses, names and password hashes.`
  } finally {
    await snapshot.close()
  }
})
