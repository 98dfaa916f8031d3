import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

import type { Logger } from 'pino'

import { instantOf, wallClock } from '#shared/calendar.ts'
import { MINUTE_MS } from '#shared/durations.ts'

import type { Services } from './services.ts'
import { listStoredBackups } from './stored-backups.ts'

const POLL_INTERVAL_MS = 10 * MINUTE_MS
const TIME = '03:00'
const COMMAND = 'server/operations/backup.ts'
const MAX_OUTPUT = 2_000

type BackupServices = Pick<Services, 'settings' | 'facts' | 'now' | 'log'>

/**
 * Makes a backup every night, or in the first minutes after a start that missed one. A failed backup is retried ten minutes later.
 *
 * @returns stops it
 */
export function startNightlyBackups(services: BackupServices) {
  let running: AbortController | undefined

  async function check() {
    if (running) return
    running = new AbortController()
    try {
      if (await isDue(services)) await runBackup(services.log, running.signal)
    } finally {
      running = undefined
    }
  }
  const failed = (error: unknown) => services.log.error({ error }, 'No backup could be made')
  const timer = setInterval(() => void check().catch(failed), POLL_INTERVAL_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    running?.abort()
  }
}

export async function isDue({ settings, facts, now }: Omit<BackupServices, 'log'>) {
  const [last] = await listStoredBackups(settings.backupDir)
  const { date } = wallClock(now(), facts.timeZone)
  const tonight = instantOf(date, TIME, facts.timeZone) ?? now()
  return tonight <= now() && (!last || last.at < tonight)
}

/** A sandbox may refuse to lower the priority: the backup is made all the same. */
function lowerPriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {}
}

/** In a process of its own: reading and packing rows takes seconds, in which requests would wait. */
function runBackup(log: Logger, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, COMMAND], {
      signal,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (child.pid) lowerPriority(child.pid)
    let errorText = ''
    child.stderr.on('data', (text: Buffer) => (errorText = (errorText + text).slice(-MAX_OUTPUT)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(errorText.trim() || `The backup ended with ${code}`))
      log.info('backed up')
      resolve()
    })
  })
}
