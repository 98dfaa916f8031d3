import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { backupRetention } from '#shared/backup-retention.ts'
import { addMonths } from '#shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'

/** Backups are nightly: so much later one was missed. */
const LATE_MS = 36 * HOUR_MS
const FILE = /^shop-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

/** A complete backup: it was opened and counted before it got its name. */
export type StoredBackup = { name: string; at: number; bytes: number }

/** @param at milliseconds since 1970 */
export function nameBackup(at: number) {
  return `shop-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

export async function listStoredBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const backups = names.flatMap((name) => {
    const [, day, ...time] = FILE.exec(name) ?? []
    return day ? { name, at: Date.parse(`${day}T${time.join(':')}Z`) } : []
  })
  const sized = backups.map(async (backup) => {
    const { size } = await stat(join(folder, backup.name))
    return { ...backup, bytes: size }
  })
  return (await Promise.all(sized)).toSorted((one, other) => other.at - one.at)
}

/** All older backups, except the first of each recent month. */
export function listExpiredBackups(backups: StoredBackup[], now: number) {
  const today = new Date(now).toISOString().slice(0, 10)
  const firstMonth = addMonths(today, -backupRetention.months).slice(0, 7)
  const monthOf = ({ at }: StoredBackup) => new Date(at).toISOString().slice(0, 7)
  const firsts = new Map(
    backups.toSorted((one, other) => other.at - one.at).map((backup) => [monthOf(backup), backup]),
  )
  return backups.filter((backup) => {
    const isYoung = backup.at > now - backupRetention.days * DAY_MS
    const isFirst = firsts.get(monthOf(backup)) === backup && monthOf(backup) > firstMonth
    return !isYoung && !isFirst
  })
}

export function isLate(at: number | null, now: number) {
  return at === null || now - at > LATE_MS
}

const drill = v.object({ at: v.number(), name: v.string(), rows: v.number() })
export type Drill = v.InferOutput<typeof drill>
export const DRILL_FILE = 'drill.json'

export async function readDrill(folder: string): Promise<Drill | null> {
  const text = await readFile(join(folder, DRILL_FILE), 'utf8').catch(() => '')
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), drill), text)
  return success ? output : null
}
