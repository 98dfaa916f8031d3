import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { freePort } from '#server/testing/free-port.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'

import { expect } from './test.ts'

type Watched = Window & { moved?: string[] }
type Shift = PerformanceEntry & { value: number; sources: ShiftSource[] }
type ShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }

/** The fonts are fetched first: on a first visit they may come after the text, and a line may break elsewhere. */
export async function watchShifts(page: Page, start = '/') {
  await page.goto(start)
  await page.evaluate(() => document.fonts.ready)
  await page.addInitScript(() => {
    const moved: string[] = []
    ;(window as Watched).moved = moved
    const describeShift = ({ node, previousRect, currentRect }: ShiftSource) => {
      const place = ({ x, y, width, height }: DOMRect) => `${width}x${height} at ${x},${y}`
      const element = node instanceof Element ? node : node?.parentElement
      const html = element?.outerHTML.slice(0, 200) ?? 'what is gone'
      return `${html}: ${place(previousRect)} to ${place(currentRect)}`
    }
    // A space at the end of a partial line has no width; Chromium reports it as moved later.
    const isSpace = ({ node }: ShiftSource) => node instanceof Text && node.data.trim() === ''
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        if (sources.length > 0 && sources.every(isSpace)) continue
        moved.push([`${value} after ${startTime} ms`, ...sources.map(describeShift)].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function expectNothingMoved(page: Page) {
  const where = [new URL(page.url()).pathname, page.viewportSize()?.width]
  expect([where, await page.evaluate(() => (window as Watched).moved)]).toEqual([where, []])
}

export function expectNoOverflow(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return expect.poll(overflow, new URL(page.url()).pathname).toBeLessThanOrEqual(0)
}

/** On a page of the counter: the thing to do next. What destroys is red. */
export async function expectOneOrange(page: Page) {
  const { pathname } = new URL(page.url())
  const orange = page.locator('main :is(a, button).bg-accent:not([class*="--accent:"]):visible')
  if (pathname.startsWith('/staff')) {
    const texts = await orange.allTextContents()
    expect([pathname, texts.slice(1)]).toEqual([pathname, []])
  }
}

export async function expectReadable(page: Page) {
  const unreadable = await page.evaluate(findUnreadable)
  const outOfReach = await page.evaluate(findOutOfReach)
  const name = [new URL(page.url()).pathname, page.viewportSize()?.width]
  expect.soft([...name, ...unreadable, ...outOfReach]).toEqual(name)
}

function findUnreadable() {
  const OVERLAP_PX = 3
  const problems: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) {
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() && isWide(element) && ![...element.children].some(isWide),
    )
    problems.push(
      `${scrollWidth} wide: ${wide.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' ')}`,
    )
  }
  const name = (text: string | null) =>
    `“${(text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 80)}”`
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { clipPath, position, color } = getComputedStyle(element)
    return clipPath === 'none' && position !== 'fixed' && color !== 'rgba(0, 0, 0, 0)'
  }
  const texts: { node: Text; lines: DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || node.data.trim() === '' || !isShown(parent)) continue
    if (parent.closest('.sr-only, .snap-x, select, svg, [aria-hidden=true], [popover]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
      problems.push(`out of the window: ${name(node.data)}`)
    }
    if (!parent.closest('header')) texts.push({ node, lines })
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const isOver = one.lines.some((a) =>
        other.lines.some((b) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          // Lines are closer than their letters are high.
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return across > OVERLAP_PX && down > Math.min(a.height, b.height) / 2
        }),
      )
      if (isOver)
        problems.push(`on each other: ${name(one.node.data)} and ${name(other.node.data)}`)
    }
  }
  return problems
}

/**
 * On the smallest phone, scrolling down reaches every text, and a form's fields are one below the
 * other. Rows of cards may scroll sideways.
 */
export async function expectReadableOnPhone(page: Page) {
  const { pathname } = new URL(page.url())
  await expectNoOverflow(page)
  const hidden = await page.evaluate(findOutOfReach)
  expect([pathname, hidden]).toEqual([pathname, []])
}

/** Adjacent texts without whitespace, which are copied and read aloud as one word. */
export function findRunTogether(within: string) {
  const APART =
    'address, article, aside, blockquote, button, caption, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, label, legend, li, main, nav, ol, option, output, p, pre, section, summary, svg, table, td, th, tr, ul, a, [role=cell], [role=rowheader]'
  const isBetween = (element: Element | null, other: Text) => {
    for (let each = element; each && !each.contains(other); each = each.parentElement) {
      if (each.matches(APART)) return true
    }
    return false
  }
  const root = document.querySelector(within) ?? document.body
  const pairs: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL)
  let before: Text | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement || node instanceof HTMLInputElement) before = null
    if (!(node instanceof Text) || node.data === '') continue
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style')) {
      continue
    }
    const pair: [Text | null, Text] = [before, node]
    before = node
    const [one, other] = pair
    if (!one || !/[\p{L}\p{N}.,!?)%]$/u.test(one.data)) continue
    if (!/^[\p{L}\p{N}$(¿¡+]/u.test(other.data)) continue
    if (isBetween(one.parentElement, other) || isBetween(other.parentElement, one)) continue
    pairs.push(`${one.data}|${other.data}`)
  }
  return pairs
}

function findOutOfReach() {
  const FIELDS = 'main :is(input:not([type=radio], [type=checkbox]), select, textarea)'
  const PEEK_PX = 8
  const name = (element: Element) => element.outerHTML.slice(0, 160)
  const isCut = (element: Element) => {
    const { scrollWidth, clientWidth } = element
    const isText = element instanceof HTMLElement && element.innerText.trim() !== ''
    return clientWidth > 1 && scrollWidth > clientWidth + 1 && isText && element.checkVisibility()
  }
  const showsMore = (row: Element) => {
    const next = row.querySelector(':scope > :nth-child(2)')?.getBoundingClientRect().left
    return next !== undefined && next < row.getBoundingClientRect().right - PEEK_PX
  }
  const problems: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const { color, overflowX, textIndent } = getComputedStyle(element)
    // Behind a picture or without color: for screen readers.
    const isForEar = textIndent === '100%' || color === 'rgba(0, 0, 0, 0)'
    if (overflowX === 'visible' || isForEar || !isCut(element)) continue
    if (element.matches('input, select, textarea, [role=img]')) continue
    if (element.matches('.snap-x') && showsMore(element)) continue
    problems.push(`cut off: ${name(element)}`)
  }
  const fields = [...document.querySelectorAll(FIELDS)].filter((field) => field.checkVisibility())
  const edges = fields.map((field) => field.getBoundingClientRect())
  for (const [at, field] of fields.entries()) {
    const [{ top, bottom } = { top: 0, bottom: 0 }, next] = [edges[at], edges[at + 1]]
    if (next && next.height > 0 && next.top < bottom - 1 && next.bottom > top + 1) {
      problems.push(`beside the next: ${name(field)}`)
    }
  }
  return problems
}

export async function expectPrinted(page: Page, text: string, times: number) {
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('body > div:visible')
  await expect(printed).toHaveCount(1)
  const shown = await printed.textContent()
  expect(shown?.split(text)).toHaveLength(times + 1)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
}

export function watchForeign(page: Page, { url }: Pick<ServerProcess, 'url'>) {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })
  return foreign
}

const [PIECES, INTERVAL_MS] = [40, 20]

/** Proxies the site over a line so slow that pages are painted in pieces. */
export async function slowDown({ url }: Pick<ServerProcess, 'url'>) {
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

export const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((place) => Math.round(place.getBoundingClientRect().top))

const HEADER_PX = 80

export async function isUnderHeader(page: Page, id: string) {
  return Math.abs((await topOf(page, id)) - HEADER_PX) <= 1
}
