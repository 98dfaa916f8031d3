import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it } from 'vitest'

import { paths } from '#app/pages.ts'
import { size } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'
import { isBroken, openVisitor, type Visitor } from '#tests/support/visitor.ts'

const STEP = size(24, 1)
const PATHS = paths.filter((_, index) => index % STEP === 0)
/** Pages that nothing of ours surrounds, and that do not tell when they are awake. */
const UNFRAMED = ['/maps-app', '/offline']
/** What a part of the page asks for once it is seen is asked for by then. */
const SETTLE_MS = 150
const FRAMES_MS = 1_500

const server = useServer({ settings: { DIAGNOSTICS: '1' } })

describe('a page that is read to its end, with nothing pressed,', () => {
  it('keeps its policy, asks nobody else, and stands', async () => {
    const visitor = await openVisitor(server)
    for (const path of PATHS) await walk(visitor, path)
    await visitor.close()
    expect(visitor.problems).toEqual([])
  })
})

it('a page stands in no stranger’s frame, and holds on to nobody who opens it', async () => {
  const host = createServer((_request, response) => {
    const frames = PATHS.map((path) => `<iframe src="${server.url}${path}"></iframe>`)
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${frames.join('')}`)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const elsewhere = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  // The browser complains of each frame that is refused, as it should.
  const visitor = await openVisitor(server, { mayAsk: (address) => address.startsWith(elsewhere) })
  const { page } = visitor
  await page.goto(elsewhere, { waitUntil: 'load' })
  await page.waitForTimeout(FRAMES_MS)
  const frames = page.frames().slice(1)
  expect(frames.length).toBeGreaterThanOrEqual(PATHS.length)
  for (const frame of frames)
    expect(await frame.evaluate(() => location.origin)).not.toBe(server.url)
  const popup = page.waitForEvent('popup')
  await page.evaluate((url) => {
    Object.assign(window, { opened: open(url) })
  }, server.url)
  const opened = await popup
  await opened.waitForLoadState('load')
  expect(await opened.evaluate(() => opener)).toBeNull()
  expect(await page.evaluate(() => (window as { opened?: Window }).opened?.closed)).toBe(true)
  await visitor.close()
  host.closeAllConnections()
  host.close()
})

async function walk(visitor: Visitor, path: string) {
  const { page, open, problems } = visitor
  if (UNFRAMED.includes(path)) await page.goto(path)
  else await open(path)
  await page.evaluate(scrollToEnd, SETTLE_MS)
  if (!UNFRAMED.includes(path) && (await isBroken(page))) problems.push(`${path}: broken`)
}

/** In the page: past everything that is fetched once it is seen. */
async function scrollToEnd(pauseMs: number) {
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))
  const step = Math.max(innerHeight, 800)
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo({ top, behavior: 'instant' })
    await pause()
  }
  await pause()
}
