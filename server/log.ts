import pino from 'pino'

/**
 * Structured lines on standard output, without addresses, names, passwords or tokens. An error is logged by its kind and place, not by its
 * message, which can quote user input.
 */
export function createLog() {
  // Not pino's own destination: at exit it retries a broken pipe for ever.
  process.stdout.on('error', goOn)
  return pino({ base: undefined, serializers: { error: errorFields } }, process.stdout)
}

function goOn() {}

/** The parts of an error without user input: its kind, its code, its stack frames. */
export function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code } = error as NodeJS.ErrnoException
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return { kind: error.name, code, at: frames?.map((line) => line.trim()) }
}
