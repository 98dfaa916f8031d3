import { parseArgs } from 'node:util'

import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { operations } from '#shared/content/en/operations.ts'
import { readSettings } from '#server/settings.ts'

import { type Command, runCommand } from './command.ts'
import { verifyBackup } from './backup/read.ts'
import { restorePostgres } from './backup/restore-postgres.ts'
import { restoreSqlite } from './backup/restore-sqlite.ts'
import { openCurrentRows } from './backup/upgrade.ts'

const sentences = operations.restore
const USAGE = 'Usage: npm run restore -- FILE [--replace]'

/** Puts a backup in the place of the accounts. */
export const command: Command = async (words, environment) => {
  const { file, replace } = readArguments(words)
  const { databaseUrl, databaseCa, dataDir, backupKey } = readSettings(environment)
  const backup = await verifyBackup(file, backupKey)
  const { rows, close } = await openCurrentRows(backup)
  const restored = databaseUrl
    ? restorePostgres(rows, { databaseUrl, databaseCa }, replace)
    : restoreSqlite(rows, dataDir, replace)
  const { loaded, aside } = await restored.finally(close)

  return [
    interpolateCount(sentences.done, loaded.users, { time: backup.header.time }),
    backupKey && !backup.isEncrypted && sentences.keyNotNeeded,
    sentences.signedOut,
    loaded.letters > 0 && interpolate(sentences.waitingEmails, { count: loaded.letters }),
    loaded.lettersLeft > 0 && interpolate(sentences.deadEmails, { count: loaded.lettersLeft }),
    aside && interpolate(sentences.previous, { file: aside }),
  ]
    .filter(Boolean)
    .join('\n')
}

if (import.meta.main) await runCommand(command)

/** @throws the usage when the words are not a file and perhaps `--replace` */
function readArguments(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { file, replace: values.replace }
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new Error(USAGE)
}
