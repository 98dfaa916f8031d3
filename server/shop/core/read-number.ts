/** Of a path or a query; nothing when it is no number. */
export function readNumber(text: string | null | undefined) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
