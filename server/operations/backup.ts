import { readSettings } from '#server/settings.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolateCount } from '#shared/interpolate.ts'

import { keepBackup } from './backup/keep.ts'
import { openSnapshot } from './backup/snapshot.ts'
import { writeBackup } from './backup/write.ts'
import { runCommand, type Command } from './command.ts'

const words = operations.backup
const USAGE = 'Usage: npm run backup [-- FILE]'

export const command: Command = async ([wanted, ...more], environment) => {
  if (more.length > 0 || wanted?.startsWith('-')) throw new Error(USAGE)

  const settings = readSettings(environment)
  const { backupKey } = settings
  const snapshot = await openSnapshot(settings)
  try {
    const { file, rows } = wanted
      ? { file: wanted, rows: await writeBackup(snapshot, wanted, backupKey) }
      : await keepBackup(snapshot, settings)
    const advice = backupKey ? words.encrypted : words.open
    return interpolateCount(words.done, rows['users'] ?? 0, { file, advice })
  } finally {
    await snapshot.close()
  }
}

if (import.meta.main) await runCommand(command)
