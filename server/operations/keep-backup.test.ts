import { execFile } from 'node:child_process'
import { appendFile, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'

import { isDue, startNightlyBackups } from '#server/nightly-backups.ts'
import { readSettings } from '#server/settings.ts'
import {
  listExpiredBackups,
  listStoredBackups,
  nameBackup,
  readDrill,
} from '#server/stored-backups.ts'
import { environmentFor, runCommand, runScript, withDatabase } from '#server/testing/accounts.ts'
import { asLaterVersion, useBackupPlaces } from '#server/testing/backups.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { facts } from '#shared/testing/rental-facts.ts'

import { backUpBeforeMigration } from './backup/before-migration.ts'

vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  setPriority() {
    throw Object.assign(new Error('setPriority'), { code: 'ERR_SYSTEM_ERROR' })
  },
}))

const places = useBackupPlaces()
const folder = () => join(places.source.dataDir, 'backups')
const names = () => readdir(folder())
const keep = (more?: Record<string, string>) => runCommand('backup', [], places.source, more)
const BACKUP_KEY = 'k'.repeat(40)

describe('a nightly backup', () => {
  it('is stored in the folder, and restored whole by a drill', async () => {
    await places.addTo(places.source, 'ann@example.com', 'bo@example.com')
    expect(await runCommand('drill', [], places.source)).toMatchObject({ code: 1 })
    expect((await keep()).output).toContain('2 accounts')
    const [backup] = await listStoredBackups(folder())
    expect(backup?.bytes).toBeGreaterThan(100)
    expect(await readDrill(folder())).toBeNull()

    expect(await runScript('drill', [], places.source)).toMatchObject({ code: 0 })
    expect(await readDrill(folder())).toMatchObject({ name: backup?.name })
    expect(await names()).toEqual([backup?.name, 'drill.json'].toSorted())
  })

  it('opens with its key alone', async () => {
    await keep({ BACKUP_KEY })
    expect(await runCommand('drill', [], places.source, { BACKUP_KEY })).toMatchObject({ code: 0 })
    expect((await runCommand('drill', [], places.source)).output).toContain('is encrypted')
  })

  it('survives a failed next one; remains of a killed one are removed', async () => {
    await keep()
    const before = await names()
    const [damaged] = before
    await appendFile(join(folder(), damaged!), 'x')
    expect((await runCommand('drill', [], places.source)).output).toContain('damaged')
    const left = join(folder(), `${nameBackup(0)}.unproven.unfinished-1`)
    await writeFile(left, 'half')
    const { dataDir } = places.source
    const nowhere = { ...places.source, databaseUrl: undefined, dataDir: join(dataDir, 'none') }
    await mkdir(nowhere.dataDir)
    const failed = await runCommand('backup', [], nowhere, { BACKUP_DIR: folder() })
    expect(failed.code).toBe(1)
    expect(await names()).toEqual(expect.arrayContaining(before))
    await utimes(left, 0, 0)
    expect((await keep()).code).toBe(0)
    expect((await names()).filter((name) => name.includes('unproven'))).toEqual([])
    await rm(folder(), { recursive: true })
  })

  it('survives a full disk', async () => {
    await keep()
    const before = await names()
    const { dataDir, databaseUrl = '' } = places.source
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const limited = `ulimit -f 1; exec "${process.execPath}" server/operations/backup.ts`
    await places.addTo(places.source, ...Array.from({ length: 99 }, (_, at) => `${at}@example.com`))
    await expect(promisify(execFile)('sh', ['-c', limited], { env })).rejects.toMatchObject({
      code: 1,
    })
    expect(await runCommand('drill', [], places.source)).toMatchObject({ code: 0 })
    expect(await names()).toEqual(expect.arrayContaining(before))
    expect((await listStoredBackups(folder())).length).toBe(before.length)
  })

  it('is made before a migration', async () => {
    const { dataDir, databaseUrl } = places.source
    const backupDir = folder()
    const settings = { ...readSettings({}), dataDir, databaseUrl, backupDir }
    expect(await backUpBeforeMigration(settings)).toBeUndefined()
    await withDatabase(places.source, ({ write }) =>
      write((tx) => sql`drop table shop_settings`.execute(tx)),
    )
    const file = await asLaterVersion(() => backUpBeforeMigration(settings))
    expect([file]).toEqual((await names()).map((name) => join(backupDir, name)))
    const nowhere = { ...settings, dataDir: join(dataDir, 'none'), databaseUrl: undefined }
    expect(await backUpBeforeMigration(nowhere)).toBeUndefined()
    const unwritable = { ...settings, backupDir: join(dataDir, 'mailbox.sqlite') }
    if (databaseUrl) return
    const refused = asLaterVersion(() => backUpBeforeMigration(unwritable))
    await expect(refused).rejects.toThrow('BACKUP_DIR')
  })

  it('is made once a night by the server, with or without a lower priority', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    for (const [name, text] of Object.entries(environmentFor(places.source))) vi.stubEnv(name, text)
    const backupDir = folder()
    const settings = { ...readSettings({}), backupDir }
    const output: string[] = []
    const log = {
      info: (text: string) => output.push(text),
      error: (error: object) => output.push(String(error)),
    }
    const now = () => Date.parse('2026-11-25T20:00Z')
    const stop = startNightlyBackups({ settings, facts, now, log } as never)
    try {
      // Six checks pass while the first backup is under way.
      vi.advanceTimersByTime(HOUR_MS)
      await vi.waitFor(() => expect(output).toEqual(['backed up']), { timeout: 20_000 })
      expect(await listStoredBackups(backupDir)).toHaveLength(1)
    } finally {
      stop()
      vi.useRealTimers()
      vi.unstubAllEnvs()
    }
  })

  it('is due once a night, in the shop’s time zone', async () => {
    const backupDir = folder()
    const settings = { ...readSettings({}), backupDir }
    const isDueAt = (instant: string) => isDue({ settings, facts, now: () => Date.parse(instant) })
    expect(await isDueAt('2026-11-25T10:59Z')).toBe(false)
    expect(await isDueAt('2026-11-25T11:00Z')).toBe(true)
    await mkdir(backupDir)
    await writeFile(join(backupDir, nameBackup(Date.parse('2026-11-25T11:00Z'))), '')
    expect(await isDueAt('2026-11-26T10:59Z')).toBe(false)
    expect(await isDueAt('2026-11-26T15:00Z')).toBe(true)
  })

  it('is kept for 35 days, and the first of a month for twelve months', () => {
    const now = Date.parse('2026-11-25T11:00Z')
    const all = Array.from({ length: 500 }, (_, days) => {
      const at = now - days * DAY_MS
      return { name: nameBackup(at), at, bytes: 1 }
    })
    const expired = new Set(listExpiredBackups(all, now))
    const days = all
      .filter((backup) => !expired.has(backup))
      .map(({ at }) => new Date(at).toISOString().slice(0, 10))
    expect(days.slice(0, 35)).toEqual(
      all.slice(0, 35).map(({ at }) => new Date(at).toISOString().slice(0, 10)),
    )
    expect(days.slice(35)).toEqual([
      '2026-10-01',
      '2026-09-01',
      '2026-08-01',
      '2026-07-01',
      '2026-06-01',
      '2026-05-01',
      '2026-04-01',
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
      '2025-12-01',
    ])
  })
})
