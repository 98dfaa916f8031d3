import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import { isLate, listKeptBackups, readDrill } from '#server/kept-backups.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { inTransaction, serveCalls, type InputOf } from '#server/shop/core/serve-calls.ts'
import { readSettings, writeSettings } from '#server/shop/core/shop-settings.ts'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

export const settingsRoutes = serveCalls(settingsCalls, {
  get: (_input, _context, services) => readSettings(services.database.read),
  change: inTransaction<(typeof settingsCalls)['change']>(async (tx, changed, by, services) => {
    await writeSettings(tx, changed, by, services.now())
    recordStep(tx, 'change', 'settings', Object.keys(changed).join(' '), by, services)
    return readSettings(tx)
  }),
  listBackups,
  downloadBackup,
})

async function listBackups(_input: object, _context: SignedInContext, services: Services) {
  const { backupDir, backupKey } = services.settings
  const kept = await listKeptBackups(backupDir)
  return {
    kept,
    isLate: isLate(kept[0]?.at ?? null, services.now()),
    isEncrypted: backupKey !== undefined,
    drill: await readDrill(backupDir),
  }
}

async function downloadBackup(
  { name }: InputOf<(typeof settingsCalls)['downloadBackup']>,
  { by }: SignedInContext,
  services: Services,
) {
  const { backupDir } = services.settings
  const found = (await listKeptBackups(backupDir)).find((backup) => backup.name === name)
  if (!found) throw new CounterError('not_found')
  await services.database.write(async (tx) => {
    recordStep(tx, 'export', 'backup', name, by, services)
  })
  return new Response(Readable.toWeb(createReadStream(join(backupDir, name))) as ReadableStream, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(found.bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
