import type { Logger } from 'pino'

const SAME_PRESS_MS = 1_000
const STOP_TIMEOUT_MS = 10_000

/**
 * What no call caught. A promise that failed and that nobody waited for is written down, and everybody else goes on; an
 * error that left its caller in the middle ends the process, and whatever watches over it starts it again. Node itself would print the
 * error's message, which can quote a visitor.
 */
export function logUnhandledErrors(log: Logger) {
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'A promise failed that nobody waited for')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'An error that nobody caught: stopping, so that a new start begins afresh')
    process.exit(1)
  })
}

/**
 * Stops in order when the process is told to; a second signal ends it at once. (A key press in a
 * terminal reaches a process more than once: what follows within a second is the same press.)
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>) {
  let requestedAt = 0

  async function onSignal(signal: NodeJS.Signals) {
    if (requestedAt > 0) {
      if (Date.now() - requestedAt > SAME_PRESS_MS) process.exit(1)
      return
    }
    requestedAt = Date.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await stop().catch((error: unknown) => log.error({ error }, 'could not stop in order'))
    log.info('stopped')
    process.exit(0)
  }

  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
}
