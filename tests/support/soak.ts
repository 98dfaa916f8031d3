/** `npm run test:soak` runs the full counts. */
export const isSoak = process.env.SOAK === '1'

/** Repeats a draw; a soak draws anew and prints its seed. */
export const seed = Number(process.env.SEED ?? 1583)

export function size(fast: number, soak: number) {
  return isSoak ? soak : fast
}
