import type { Logger } from 'pino'

const SAME_PRESS_MS = 1_000
const LIMIT_MS = 10_000

/**
 * Stops in order when the process is told to; a second signal ends it at once. (A key press in a
 * terminal reaches a process more than once: what follows within a second is the same press.)
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>) {
  let askedAt = 0

  async function onSignal(signal: NodeJS.Signals) {
    if (askedAt > 0) {
      if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(1)
      return
    }
    askedAt = Date.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), LIMIT_MS).unref()
    await stop().catch((error: unknown) => log.error({ error }, 'could not stop in order'))
    log.info('stopped')
    process.exit(0)
  }

  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
}
