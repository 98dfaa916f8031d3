import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { freePort } from '#server/testing/free-port.ts'

import type { RunningSite } from './site.ts'
import { expect } from './test.ts'

type Watched = Window & { moved?: string[] }
type Shift = PerformanceEntry & { value: number; sources: ShiftSource[] }
type ShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }

/** From the next page on: notes what the page moves of what stands there already. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const moved: string[] = []
    ;(window as Watched).moved = moved
    const tell = ({ node, previousRect, currentRect }: ShiftSource) => {
      const place = ({ x, y, width, height }: DOMRect) => `${width}x${height} at ${x},${y}`
      const element = node instanceof Element ? node : node?.parentElement
      const found = element?.outerHTML.slice(0, 200) ?? 'what is gone'
      return `${found}: ${place(previousRect)} to ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        moved.push([`${value} after ${startTime} ms`, ...sources.map(tell)].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** That nothing of the page has moved so far. */
export async function expectNothingMoved(page: Page) {
  const where = [new URL(page.url()).pathname, page.viewportSize()?.width]
  expect([where, await page.evaluate(() => (window as Watched).moved)]).toEqual([where, []])
}

/** That the page is no wider than the window, once it has followed a change of that. */
export function expectNoOverflow(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return expect.poll(overflow, new URL(page.url()).pathname).toBeLessThanOrEqual(0)
}

/** The addresses of other sites that a page asks for from here on. */
export function watchForeign(page: Page, { url }: Pick<RunningSite, 'url'>) {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })
  return foreign
}

const PIECES = 40
const INTERVAL_MS = 20

/** The site behind a line so slow that each page comes in pieces, and is painted between them. */
export async function slowDown({ url }: Pick<RunningSite, 'url'>) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(url + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('Content-Type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (!type.startsWith('text/html')) return response.end(body)
    const size = Math.ceil((body.length - body.indexOf('<body')) / PIECES)
    response.write(body.subarray(0, body.indexOf('<body')))
    for (let at = body.indexOf('<body'); at < body.length; at += size) {
      await setTimeout(INTERVAL_MS)
      response.write(body.subarray(at, at + size))
    }
    response.end()
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() }
}
