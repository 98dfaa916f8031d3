import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Reader } from '#server/database/database.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Settings } from '#server/settings.ts'
import { isSampleShop } from '#server/shop/demo/is-sample-shop.ts'
import { listStoredBackups } from '#server/stored-backups.ts'
import { firstEvening as words } from '#shared/content/first-evening.ts'

import { openCurrentReader } from './database.ts'

type Place = Pick<Settings, 'databaseUrl' | 'databaseCa' | 'dataDir' | 'backupDir'>

export type FirstEvening = { missing: string[]; hints: string[] }

export async function readFirstEvening(place: Place): Promise<FirstEvening> {
  const isThere = place.databaseUrl !== undefined || existsSync(join(place.dataDir, DATABASE_FILE))
  if (!isThere) return { missing: [words.noAdministrator], hints: [words.noCustomers] }
  const database = await openCurrentReader(place, 'check-launch')
  try {
    return await readProgress(database, await listStoredBackups(place.backupDir))
  } finally {
    await database.destroy()
  }
}

async function readProgress(database: Reader, backups: unknown[]): Promise<FirstEvening> {
  const administrator = await database
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'administrator')
    .executeTakeFirst()
  const rental = await database.selectFrom('rentals').select('id').limit(1).executeTakeFirst()
  return {
    missing: [
      ...(administrator ? [] : [words.noAdministrator]),
      ...((await isSampleShop(database)) ? [words.sampleData] : []),
      ...(rental && backups.length === 0 ? [words.noBackup] : []),
    ],
    hints: rental ? [] : [words.noCustomers],
  }
}
