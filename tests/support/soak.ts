/** `npm run test:soak`: the counts of the bar instead of those that `npm test` has time for. */
export const isSoak = process.env.SOAK === '1'

/** Repeats a draw; a soak draws anew each time, and prints it. */
export const seed = Number(process.env.SEED ?? 1583)

/** How many of something. */
export function size(fast: number, soak: number) {
  return isSoak ? soak : fast
}
