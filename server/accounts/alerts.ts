import type { Logger } from 'pino'

import { alerts } from '#shared/content/operations.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const alarms = {
  'wrong-password': {
    count: 100,
    periodMs: 5 * MINUTE_MS,
    sentence: alerts.wrongPasswords,
  },
  'no-letters-left': {
    count: 1,
    periodMs: 60 * MINUTE_MS,
    sentence: alerts.noEmailsLeft,
  },
}

type AlertName = keyof typeof alarms

export type Alerts = { record(what: AlertName): void }

export function createAlerts(log: Logger, now: () => number): Alerts {
  const counts = new Map<AlertName, { since: number; count: number }>()

  function record(what: AlertName) {
    const { count, periodMs, sentence } = alarms[what]
    const before = counts.get(what)
    const isOver = !before || now() - before.since >= periodMs
    const current = isOver ? { since: now(), count: 1 } : { ...before, count: before.count + 1 }
    counts.set(what, current)
    if (current.count === count) log.warn({ alarm: what, count }, sentence)
  }

  return { record }
}
