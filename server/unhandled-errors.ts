import type { Logger } from 'pino'

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
