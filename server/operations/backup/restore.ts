import { parseArgs } from 'node:util'

import { readSettings } from '#server/settings.ts'

import { verifyBackup } from './read.ts'
import { restorePostgres } from './restore-postgres.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { openCurrentRows } from './upgrade.ts'

/**
 * Puts a backup in the place of the accounts, as the words of the command say: FILE [--replace].
 *
 * @returns what to tell the operator
 * @throws one clear line
 */
export async function restoreBackup(words: string[]) {
  const { file, replace } = readArguments(words)
  const { databaseUrl, databaseCa, dataDir, backupKey } = readSettings(process.env)
  const backup = await verifyBackup(file, backupKey)
  const { rows, close } = await openCurrentRows(backup)
  const restored = databaseUrl
    ? restorePostgres(rows, { databaseUrl, databaseCa }, replace)
    : restoreSqlite(rows, dataDir, replace)
  const { loaded, aside } = await restored.finally(close)

  return [
    `Restored ${loaded.users} account${loaded.users === 1 ? '' : 's'} as they were at ${backup.header.time}.`,
    backupKey &&
      !backup.isEncrypted &&
      'BACKUP_KEY was not needed: the backup is not encrypted, so anybody could have made it.',
    'Nobody is signed in, and no link from an earlier letter works: everyone signs in anew.',
    loaded.letters > 0 && `Letters that will still be sent: ${loaded.letters}.`,
    loaded.lettersLeft > 0 &&
      `Letters left out because their links are dead: ${loaded.lettersLeft}.`,
    aside && `The database that was there before is kept as ${aside}.`,
  ]
    .filter(Boolean)
    .join('\n')
}

const USAGE = 'Usage: npm run restore -- FILE [--replace]'

/** @throws the usage when the words are not a file and perhaps `--replace` */
export function readArguments(words: string[]) {
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
