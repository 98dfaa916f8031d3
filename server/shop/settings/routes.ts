import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'

import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, type CounterServices } from '#server/shop/core/counter.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { inTransaction, serveCalls, type InputOf } from '#server/shop/core/serve-calls.ts'
import { followSettings, readSettings, writeSettings } from '#server/shop/core/shop-settings.ts'
import { isLate, listStoredBackups, readDrill } from '#server/stored-backups.ts'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

type Change = (typeof settingsCalls)['change']

export const settingsRoutes = serveCalls(settingsCalls, {
  get: (_input, _context, services) => loadSettings(services.database.read, services),
  async change(input, context, services) {
    const answer = await change(input, context, services)
    await followSettings(services)
    return answer
  },
  listBackups,
  downloadBackup,
})

const change = inTransaction<Change>(async (tx, changed, by, services) => {
  const before = await loadSettings(tx, services)
  await writeSettings(tx, changed, by, services.now())
  for (const [name, value] of Object.entries(changed)) {
    const values = { before: { value: before[name as keyof typeof changed] }, after: { value } }
    const about = { action: 'change', entity: 'settings', entityId: name } as const
    recordAction(tx, by, { ...about, ...values }, services.now())
  }
  return loadSettings(tx, services)
})

async function loadSettings(database: Reader, { facts }: CounterServices) {
  const { minorsPay = facts.minorsPay, ...settings } = await readSettings(database)
  return { ...settings, minorsPay }
}

async function listBackups(_input: object, _context: SignedInContext, services: Services) {
  const { backupDir, backupKey } = services.settings
  const backups = await listStoredBackups(backupDir)
  return {
    kept: backups,
    isLate: isLate(backups[0]?.at ?? null, services.now()),
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
  const stored = (await listStoredBackups(backupDir)).find((backup) => backup.name === name)
  if (!stored) throw new CounterError('not_found')
  await services.database.write(async (tx) => {
    recordStep(tx, 'export', 'backup', name, by, services)
  })
  return new Response(Readable.toWeb(createReadStream(join(backupDir, name))) as ReadableStream, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(stored.bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
