export function readNumber(text: string | null | undefined) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
