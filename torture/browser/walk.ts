import { prerendered } from '#app/routes.ts'

import { inBatches, inParallel } from '#torture/at-once.ts'
import { Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { hasFailed, startVisitor } from './chromium.ts'

const PAGES_AT_ONCE = 2
/** In the fast tier every so manieth page is walked. */
const FAST_STEP = 5
/** What a part of the page asks for once it is seen is asked for by then. */
const SETTLE_MS = 150

export type Walk = { pages: number; requests: number; wrongs: Wrongs }

const walks = new WeakMap<Server, Promise<Walk>>()

/** Opens the pages of the site, and scrolls each to its end; nothing is pressed. A server is walked once. */
export function walkSite(server: Server, tier: string) {
  const known = walks.get(server) ?? walk(server, tier)
  walks.set(server, known)
  return known
}

async function walk(server: Server, tier: string): Promise<Walk> {
  const paths = prerendered.filter((_, index) => tier !== 'fast' || index % FAST_STEP === 0)
  const wrongs = new Wrongs()
  let requests = 0
  const shares = inBatches(paths, Math.ceil(paths.length / PAGES_AT_ONCE))
  await inParallel(shares, PAGES_AT_ONCE, async (share) => {
    const visitor = await startVisitor(server, wrongs)
    const { context, page } = visitor
    context.on('request', () => (requests += 1))
    for (const path of share) {
      if (UNFRAMED.includes(path)) await page.goto(path)
      else await visitor.open(path)
      await page.evaluate(scrollToEnd, SETTLE_MS)
      if (await hasFailed(page)) wrongs.add(`${path}: failed`)
    }
    await visitor.close()
  })
  return { pages: paths.length, requests, wrongs }
}

/** Pages that nothing of ours surrounds, and that do not tell when they are awake. */
const UNFRAMED = ['/maps-app', '/offline']

/** In the page: past everything that is fetched once it is seen. */
export async function scrollToEnd(pauseMs: number) {
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await pause()
  }
  await pause()
}
