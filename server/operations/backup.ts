import { readSettings } from '#server/settings.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolateCount } from '#shared/interpolate.ts'

import { openSnapshot } from './backup/snapshot.ts'
import { writeBackup } from './backup/write.ts'
import { runCommand, type Command } from './command.ts'

const words = operations.backup
const USAGE = 'Usage: npm run backup -- FILE'

export const command: Command = async ([file, ...more], environment) => {
  if (!file || more.length > 0) throw new Error(USAGE)

  const settings = readSettings(environment)
  const { backupKey } = settings
  const snapshot = await openSnapshot(settings)
  try {
    const { users = 0 } = await writeBackup(snapshot, file, backupKey)
    const advice = backupKey ? words.encrypted : words.open
    return interpolateCount(words.done, users, { file, advice })
  } finally {
    await snapshot.close()
  }
}

if (import.meta.main) await runCommand(command)
