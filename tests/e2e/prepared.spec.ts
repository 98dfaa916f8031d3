import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { entry } from './menu.ts'
import { expect, test } from './test.ts'

/** Longer than a page that is loaded needs to begin. */
const WELL_BEGUN_MS = 500
const SHORT = { timeout: 5_000 }

test('Back shows the page as it was left; the next page is prepared', async ({ site, page }) => {
  await page.goto('/')
  const middle = await entry(page, 'SERVICES').evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

  const browser = await startBrowser()
  try {
    // A browser that is short of memory or time may forget a page.
    await expect(async () => {
      await browser.visit(`${site.url}/`)
      await browser.ask('shown', APPROACH_AND_WATCH)
      await browser.visit(`${site.url}/about`)
      await browser.ask('shown', 'history.back()')
      await expect.poll(() => browser.ask('shown', 'window.persisted'), SHORT).toBe(true)
    }).toPass()

    await browser.pointAt(middle)
    await expect.poll(() => browser.prepared()).toBe(true)
    await expect.poll(() => browser.ask('prepared', 'document.readyState')).toBe('complete')
    await new Promise((resolve) => setTimeout(resolve, WELL_BEGUN_MS))
    expect(await browser.ask('prepared', `document.prerendering && !${BEGUN}`)).toBe(true)

    await browser.click(middle)
    await expect
      .poll(() => browser.ask('prepared', `!document.prerendering && ${BEGUN}`))
      .toBe(true)
    expect(await browser.ask('prepared', 'location.pathname')).toBe('/services')
  } finally {
    await browser.stop()
  }
})

/** In the page: has the menu wake, and notes whether the page comes back as it was left. */
const APPROACH_AND_WATCH = `
  document.querySelector('header nav').dispatchEvent(new Event('pointerover', { bubbles: true }))
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))`

/** What a page begins with when it is looked at: React's modules are fetched ahead. */
const BEGUN = `document.querySelector('link[rel=modulepreload]') !== null`

test('only pages that do nothing by themselves are prepared', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page)
  const paths = new Set<string>()
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) paths.add(key.url.replace(site.url, ''))
  })
  await devtools.send('Preload.enable')
  await page.goto('/login?from=menu')
  await expect.poll(() => [...paths]).toContain('/services')
  const refused = [...paths].filter((path) =>
    /^\/(account|auth|dev|login|register|reset-password)|\.|\?|^http/.test(path),
  )
  expect(refused).toEqual([])
})

type Point = { x: number; y: number }
type Answer = { id?: number; method?: string; params?: Attached; result?: Evaluated }
type Attached = { sessionId: string; targetInfo: { type: string; subtype?: string } }
type Evaluated = { result?: { value?: unknown } }

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']

/**
 * A Chromium that prepares pages ahead of a click: driven by the test runner it never does. A page
 * being prepared is another page until it is shown, and is asked as such.
 */
async function startBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'mailbox-browser-'))
  const program = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const chromium = spawn(program, [
    ...FLAGS,
    `--user-data-dir=${profile}`,
    '--window-size=1280,800',
    'about:blank',
  ])
  const port = await new Promise<string>((resolve) => {
    chromium.stderr.on('data', (text) => {
      const [, found] = String(text).match(/ws:\/\/[^:]+:(\d+)/) ?? []
      if (found) resolve(found)
    })
  })
  const wire = await connect(port)
  const sessions: Record<'shown' | 'prepared', string | undefined> = {
    shown: undefined,
    prepared: undefined,
  }
  wire.onAttached(({ sessionId, targetInfo: { type, subtype } }) => {
    if (type === 'page') sessions[subtype === 'prerender' ? 'prepared' : 'shown'] = sessionId
  })
  await wire.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
  })

  async function ask(page: 'shown' | 'prepared', expression: string) {
    const asked = { expression, returnByValue: true }
    const { result } = await wire.send('Runtime.evaluate', asked, sessions[page])
    return result?.value
  }

  function mouse(type: string, { x, y }: Point) {
    const button = type === 'mouseMoved' ? 'none' : 'left'
    const event = { type, x, y, button, clickCount: 1 }
    return wire.send('Input.dispatchMouseEvent', event, sessions.shown)
  }

  return {
    ask,
    prepared: () => sessions.prepared !== undefined,
    async visit(url: string) {
      await wire.send('Page.navigate', { url }, sessions.shown)
      while ((await ask('shown', 'document.readyState')) !== 'complete') await pause()
    },
    async pointAt({ x, y }: Point) {
      await mouse('mouseMoved', { x: x - 20, y })
      await mouse('mouseMoved', { x, y })
    },
    async click(point: Point) {
      await mouse('mousePressed', point)
      await mouse('mouseReleased', point)
    },
    async stop() {
      const ended = new Promise((resolve) => chromium.once('exit', resolve))
      chromium.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(port: string) {
  const response = await fetch(`http://127.0.0.1:${port}/json/list?for_tab`)
  const tabs = (await response.json()) as { type: string; webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(tabs.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))

  let lastId = 0
  let attached: (target: Attached) => void = () => {}
  const waiting = new Map<number, (answer: Evaluated) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data)) as Answer
    if (id) waiting.get(id)?.(result ?? {})
    if (method === 'Target.attachedToTarget' && params) attached(params)
  })

  return {
    onAttached(listener: typeof attached) {
      attached = listener
    },
    send(method: string, params: object, sessionId?: string) {
      const id = ++lastId
      const answer = new Promise<Evaluated>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return answer
    },
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 50))
}
