/** Parses a number of a path or query; undefined when it is none. */
export function readNumber(text: string | null | undefined) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
