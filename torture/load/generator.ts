import { percentile } from '#torture/faults/watch.ts'

/** What became of a load at a fixed rate: milliseconds from when each was due, and what did not go well. */
export type Load = { times: number[]; errors: string[] }

/**
 * Does a piece of work so many times a second, whether or not earlier ones are done: a server that falls behind is seen
 * to fall behind. Each is timed from when it was due.
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<string | undefined>,
): Promise<Load> {
  const times: number[] = []
  const errors: string[] = []
  const underWay: Promise<void>[] = []
  const begun = performance.now()
  const count = Math.round(perSecond * seconds)
  for (let index = 0; index < count; index += 1) {
    const due = begun + (index * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    underWay.push(note(index, due))
  }
  await Promise.all(underWay)
  return { times, errors }

  async function note(index: number, due: number) {
    const error = await work(index).catch(String)
    times.push(performance.now() - due)
    if (error) errors.push(error)
  }
}

/** One line about a load. */
export function tell(name: string, { times, errors }: Load) {
  return `${name} ${times.length}, p99 ${Math.round(percentile(times, 99))} ms, ${errors.length} errors`
}
