import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

import type { ServerProcess } from './start-process.ts'

/** The whole Chromium: its headless shell keeps no page that was left. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const HEADLESS_SHELL = process.env.HEADLESS_SHELL ?? CHROMIUM
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run'].concat([
  '--disable-background-networking',
  // Nothing leaves this machine, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
])
/** The less of a page is painted the better: nobody looks at it. */
const WINDOW = { width: 1_280, height: 200 }
/** A page that is not awake by then never will be. */
const HYDRATION_TIMEOUT_MS = 20_000
/** What a script of ours that the policy refused, or that fails, says. */
const COMPLAINT = /Content Security Policy|Trusted(HTML|Script)|policy violated|Hydration|Minified/i
const SESSION_KEY = 'mailbox.session'

/** A visitor's browser of their own, and what it saw that must not be. */
export type Visitor = {
  context: BrowserContext
  page: Page
  /** Dialogs, refused scripts, failures of pages, and requests to other hosts. */
  problems: string[]
  /** Opens a page and waits until React has taken it over. */
  open(path: string): Promise<void>
  close(): Promise<void>
}

type Options = {
  /** A request to another host that is meant. */
  mayAsk?(address: string): boolean
  /** A left page rests in the back/forward cache, as in visitors' browsers. */
  keepsPages?: boolean
}

const browsers = new Map<boolean, Promise<Browser>>()

/** The browser of this worker; it ends with it. */
function startBrowser(keepsPages: boolean) {
  const ignoreDefaultArgs = keepsPages && ['--disable-back-forward-cache']
  const browser =
    browsers.get(keepsPages) ??
    chromium.launch({
      executablePath: keepsPages ? CHROMIUM : HEADLESS_SHELL,
      args: FLAGS,
      ignoreDefaultArgs,
    })
  browsers.set(keepsPages, browser)
  return browser
}

export async function openVisitor(
  { url }: Pick<ServerProcess, 'url'>,
  { mayAsk = () => false, keepsPages = false }: Options = {},
): Promise<Visitor> {
  const browser = await startBrowser(keepsPages)
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    viewport: WINDOW,
  })
  await context.addInitScript(prepareDocument)
  const problems: string[] = []
  const isOurs = (address: string) =>
    new URL(address).origin === url || /^(data|blob|about):/.test(address) || mayAsk(address)
  context.on('request', (request) => {
    if (!isOurs(request.url())) problems.push(`asked ${request.url()}`)
  })
  context.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => {
    problems.push(`${error.page()?.url()}: ${error.error().message}`)
  })
  context.on('console', (message) => {
    const text = message.text()
    if (COMPLAINT.test(text)) problems.push(`${message.page()?.url()}: ${text}`)
  })
  const page = await context.newPage()
  return {
    context,
    page,
    problems,
    open: (path) =>
      openHydrated(page, path).catch((error: Error) => {
        problems.push(`${path} does not wake: ${error.message.split('\n')[0]}`)
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
export async function openHydrated(page: Page, path: string) {
  if (differsByHashOnly(page.url(), path)) await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
}

export async function untilHydrated(page: Page) {
  await page.waitForFunction(
    () => document.documentElement.dataset['touched'] === 'hydrated',
    null,
    {
      timeout: HYDRATION_TIMEOUT_MS,
    },
  )
}

/** Such an address loads nothing; through an empty page it does, which costs nearly a load more. */
function differsByHashOnly(from: string, path: string) {
  const to = URL.parse(path, from)
  const without = (address: string) => address.split('#')[0]
  return to !== null && without(to.href) === without(from)
}

/** Whether the page shows that it failed, or nothing at all. */
export async function isBroken(page: Page) {
  const hasFailed = (await page.getByRole('heading', { name: 'Something went wrong' }).count()) > 0
  return hasFailed || !(await page.getByRole('main').first().isVisible())
}

/** In the page: goes somewhere as the router itself does, by the history, and told of it. */
export function goTo(address: string) {
  const key = Math.random().toString(36).slice(2)
  history.pushState({ usr: null, key, idx: history.length }, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

/** The session that a browser keeps, as text. */
export function readSession(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
}

/** In the page, before everything: comes near a control that needs React, so that it wakes at once, and tells what the policy refused. */
function prepareDocument() {
  addEventListener('hydrated', () => (document.documentElement.dataset['touched'] = 'hydrated'))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`policy violated: ${violatedDirective} ${blockedURI}`)),
  )
  const comeNear = new Event('pointerover', { bubbles: true })
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('[data-sign-out]')?.dispatchEvent(comeNear),
  )
}
