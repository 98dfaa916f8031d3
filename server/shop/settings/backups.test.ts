import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { makePrivateDirectory } from '#server/database/data-directory.ts'
import { nameBackup } from '#server/stored-backups.ts'
import { openStaff } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { HOUR_MS } from '#shared/durations.ts'

const { server, clerk } = useCounter()

it('the administrator lists backups, and downloads one', async () => {
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  const { now } = server.clock
  const { backupDir } = server.services.settings
  const list = async () => (await owner.get('staff/backups')).body
  const ready = async (headers = {}, peer = '127.0.0.1') =>
    (await server.ask('/health/ready', { headers }, peer)).text()
  expect(await list()).toEqual({ kept: [], isLate: true, isEncrypted: false, drill: null })
  expect(await ready()).toBe('ready\nlast backup: none\n')

  makePrivateDirectory(backupDir)
  const at = now - 2 * HOUR_MS
  await writeFile(join(backupDir, nameBackup(at)), '{}')
  await writeFile(join(backupDir, `${nameBackup(now)}.unproven`), 'half')
  await writeFile(join(backupDir, 'drill.json'), JSON.stringify({ at, name: 'x', rows: 7 }))
  const { kept, isLate, drill } = await list()
  expect(kept).toEqual([{ name: nameBackup(at), at, bytes: 2 }])
  expect((await owner.get('staff/today')).body.backup).toEqual({ at, isLate: false })
  expect({ isLate, drill }).toMatchObject({ isLate: false, drill: { rows: 7 } })
  expect(await ready()).toContain(new Date(at).toISOString())
  const forwarded = { 'X-Forwarded-For': '127.0.0.1' }
  expect([await ready(forwarded), await ready({}, '203.0.113.9')]).toEqual(['ready\n', 'ready\n'])
  Object.assign(server.clock, { now: now + 35 * HOUR_MS })
  const later = await openStaff(server, 'later@example.com', 'administrator')
  expect((await later.get('staff/backups')).body.isLate).toBe(true)

  const take = (name: string, by = later) =>
    by.post(`staff/backups/${encodeURIComponent(name)}/download`)
  const file = await take(nameBackup(at))
  expect([file.status, file.text]).toEqual([200, '{}'])
  expect((await take(nameBackup(at), clerk)).status).toBe(403)
  expect((await take(`${nameBackup(now)}.unproven`)).status).toBe(404)
  expect((await take('../mailbox.sqlite')).status).toBe(404)
  expect(await readFile(join(backupDir, nameBackup(at)), 'utf8')).toBe('{}')
  const log = await server.database.read
    .selectFrom('audit')
    .select(['actor', 'action', 'entityId'])
    .where('entity', '=', 'backup')
    .execute()
  expect(log).toEqual([{ actor: later.id, action: 'export', entityId: nameBackup(at) }])
})
