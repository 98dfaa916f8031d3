import pino from 'pino'

/**
 * Structured lines on the standard output. What is logged is chosen call by call and never holds
 * an address, name, password or token; an error is told by its kind and place, not by its message,
 * since a message can quote what the visitor sent.
 */
export function createLog(level = 'info') {
  return pino({ level, base: undefined, serializers: { error: describeError } })
}

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
