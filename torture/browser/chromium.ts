import { existsSync } from 'node:fs'

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

import { CannotRun, Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run'].concat([
  '--disable-background-networking',
  // Nothing leaves this machine, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
])
/** The window of a visitor whose pages nobody looks at: the less of them is painted. */
export const LOW_WINDOW = { width: 1_280, height: 200 }
/** A page that is not awake by then never will be. */
const AWAKE_LIMIT_MS = 20_000
/** What a script of ours that the policy refused, or that fails, says. */
const COMPLAINT = /Content Security Policy|Trusted(HTML|Script)|policy violated|Hydration|Minified/i

const starting = new Map<boolean, Promise<Browser>>()

/**
 * The one browser of all items; it ends with this process.
 *
 * @param keepsPages a left page rests in the back/forward cache, as in visitors' browsers
 */
function startChromium(keepsPages: boolean) {
  if (!existsSync(PROGRAM)) throw new CannotRun('there is no Chromium on this machine')
  const ignoreDefaultArgs = keepsPages && ['--disable-back-forward-cache']
  const browser =
    starting.get(keepsPages) ??
    chromium.launch({ executablePath: PROGRAM, args: FLAGS, ignoreDefaultArgs })
  starting.set(keepsPages, browser)
  return browser
}

/** A visitor's browser of their own, and what it saw that must not be. */
export type Visitor = {
  context: BrowserContext
  page: Page
  /** Dialogs, refused scripts, failures of pages, and requests to other hosts. */
  wrongs: Wrongs
  /** Opens a page and waits until React has taken it over. */
  open(path: string): Promise<void>
  close(): Promise<void>
}

/** @param allowed a request to another host that is meant */
export async function startVisitor(
  { url }: Server,
  wrongs: Wrongs,
  allowed: (address: string) => boolean = () => false,
  keepsPages = false,
): Promise<Visitor> {
  const browser = await startChromium(keepsPages)
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  await context.addInitScript(prepareDocument)
  const isOurs = (address: string) =>
    new URL(address).origin === url || /^(data|blob|about):/.test(address) || allowed(address)
  context.on('request', (request) => {
    if (!isOurs(request.url())) wrongs.add(`asked ${request.url()}`)
  })
  context.on('dialog', (dialog) => {
    wrongs.add(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => {
    wrongs.add(`${error.page()?.url()}: ${error.error().message}`)
  })
  context.on('console', (message) => {
    const text = message.text()
    if (COMPLAINT.test(text)) wrongs.add(`${message.page()?.url()}: ${text}`)
  })
  const page = await context.newPage()
  return {
    context,
    page,
    wrongs,
    open: (path) =>
      openAwake(page, path).catch((error: Error) => {
        wrongs.add(`${path} does not wake: ${error.message.split('\n')[0]}`)
      }),
    async close() {
      // What is still under way in a route must not fail with the browser gone.
      for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

/** Opens a page anew, even if only its hash differs from the one before. */
export async function openAwake(page: Page, path: string) {
  if (differsByHashOnly(page.url(), path)) await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.documentElement.dataset['touched'] === 'awake', null, {
    timeout: AWAKE_LIMIT_MS,
  })
}

/** Such an address loads nothing; through an empty page it does, which costs nearly a load more. */
function differsByHashOnly(from: string, path: string) {
  const to = URL.parse(path, from)
  const without = (address: string) => address.split('#')[0]
  return to !== null && without(to.href) === without(from)
}

/** In the page: goes somewhere as the router itself does, by the history, and told of it. */
export function goTo(address: string) {
  const key = Math.random().toString(36).slice(2)
  history.pushState({ usr: null, key, idx: history.length }, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** Whether the page shows that it failed. */
export async function hasFailed(page: Page) {
  return (await page.getByRole('heading', { name: 'Something went wrong' }).count()) > 0
}

/** In the page, before everything: comes near a control that needs React, so that it wakes at once, and tells what the policy refused. */
function prepareDocument() {
  addEventListener('awake', () => (document.documentElement.dataset['touched'] = 'awake'))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`policy violated: ${violatedDirective} ${blockedURI}`)),
  )
  const comeNear = new Event('pointerover', { bubbles: true })
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('[data-sign-out]')?.dispatchEvent(comeNear),
  )
}
