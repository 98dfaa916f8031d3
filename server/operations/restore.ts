import { readSettings } from '#server/settings.ts'

import { readArguments } from './restore-arguments.ts'
import { verifyBackup } from './read-backup.ts'
import { restorePostgres } from './restore-postgres.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (words) => {
  const { file, replace } = readArguments(words)
  const { databaseUrl, dataDir } = readSettings(process.env)
  const backup = await verifyBackup(file)
  const { loaded, aside } = databaseUrl
    ? await restorePostgres(backup, databaseUrl, replace)
    : await restoreSqlite(backup, dataDir, replace)

  return [
    `Restored ${loaded.users} accounts as they were at ${backup.header.time}.`,
    'Nobody is signed in, and no link from an earlier letter works: everyone signs in anew.',
    loaded.letters > 0 && `Letters that will still be sent: ${loaded.letters}.`,
    loaded.lettersLeft > 0 &&
      `Letters left out because their links are dead: ${loaded.lettersLeft}.`,
    aside && `The database that was there before is kept as ${aside}.`,
  ]
    .filter(Boolean)
    .join('\n')
})
