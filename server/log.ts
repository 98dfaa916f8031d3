import pino from 'pino'

/**
 * Structured lines on the standard output. What is logged is chosen call by call and never holds
 * an address, name, password or token; an error is told by its kind and place, not by its message,
 * since a message can quote what the visitor sent.
 */
export function createLog() {
  // Not pino's own way to the standard output: at exit it tries a broken pipe again for ever.
  process.stdout.on('error', goOn)
  return pino({ base: undefined, serializers: { error: describeError } }, process.stdout)
}

/** Nobody reads what we print any more; visitors are still there. */
function goOn() {}

/** The parts of an error that name no visitor: its kind, its code, and where it was thrown. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code } = error as NodeJS.ErrnoException
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return { kind: error.name, code, at: frames?.map((line) => line.trim()) }
}
