const SQLITE_TROUBLES = new Set([
  5, // busy: another program is writing
  10, // input or output error
  13, // disk full
  14, // cannot open
])

/** Classes 08 connection, 53 resources, 57 operator intervention; 25006 read only, 40001 and 40P01 lost races. */
const POSTGRES_TROUBLES = /^(08...|53...|57...|25006|40001|40P01|55P03)$/

const NETWORK_TROUBLES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/

/** The database is overloaded or closed, or rolled the work back. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true
  if (!(error instanceof Error)) return false

  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return SQLITE_TROUBLES.has(primaryCode(errcode))
  if (typeof code === 'string' && code) {
    return POSTGRES_TROUBLES.test(code) || NETWORK_TROUBLES.test(code)
  }
  return /connection terminated|query read timeout|is not queryable|timeout exceeded when trying to connect/i.test(
    error.message,
  )
}

export function primaryCode(errcode: number) {
  return errcode & 0xff
}
