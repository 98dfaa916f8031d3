import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'

import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import type { mailboxes } from '#app/mailboxes/mailboxes.ts'
import type { makeSample } from '#app/mailboxes/sample.ts'

declare global {
  interface Window {
    under: { mailboxes: typeof mailboxes; makeSample: typeof makeSample }
  }
}

const PAGE = '/store-under-test'
let bundle: Promise<string> | undefined

/** Opens a tab that holds the store alone, on the site's own origin: the real store, the real browser. */
export async function openStore(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.route(`**${PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title>' }),
  )
  await tab.goto(PAGE)
  await wake(tab)
  return tab
}

/** Loads the tab again: the store begins anew from what the browser kept. */
export async function reopen(tab: Page) {
  await tab.reload()
  await wake(tab)
}

/** The list as that tab shows it, by id. */
export async function listIn(tab: Page): Promise<Mailbox[]> {
  const list = await tab.evaluate(() => window.under.mailboxes.read().mailboxes)
  return list.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

async function wake(tab: Page) {
  bundle ??= makeBundle()
  await tab.addScriptTag({ content: await bundle })
  await tab.evaluate(async () => {
    window.under.mailboxes.subscribe(() => {})
    await window.under.mailboxes.ready()
  })
}

async function makeBundle() {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'e2e/mailbox-store-bundle.ts', formats: ['iife'], name: 'under' },
    },
  })
  const [output] = Array.isArray(made) ? made : []
  if (!output) throw new Error('The store could not be bundled.')
  return output.output[0].code
}
