import { Agent, request } from 'node:http'

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

const agent = new Agent({ keepAlive: true })

/**
 * The status of a page, packed as browsers ask for it. By the plainest client there is: it shares the cores with what
 * it measures, and `fetch` takes more of them for a page than the server does.
 */
export function askPage(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    const asked = request(url, { agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    asked.on('error', reject)
    asked.end()
  })
}
