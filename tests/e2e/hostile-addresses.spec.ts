import type { Page } from '@playwright/test'
import fc from 'fast-check'

import { catalogue } from '#content/catalogue.ts'
import { inBatches } from '#tests/support/parallel.ts'
import { isSoak, seed, size } from '#tests/support/soak.ts'

import { hydrate, watchHydration } from './hydration.ts'
import { watchForeign } from './layout.ts'
import { expect, test } from './test.ts'

const MARK = 'zq7payload'
const PATHS =
  '/ /login /register /reset-password /auth/callback /account /dashboard /edit-mailbox/MBX1000 /preferences /no/such/page'.split(
    ' ',
  )
const HASHES_EACH = 20
const WITH_VIEWER = '/tools/pdf-tools'
const VIEWER_MS = 60

test.beforeEach(async ({ page, problems }) => {
  if (isSoak) test.setTimeout(0)
  await watchHydration(page)
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
})

/** A new document, even if only the hash differs. */
async function open(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await hydrate(page)
}

test('no address runs a script, is shown, or breaks a page', async ({ page, site, problems }) => {
  const foreign = watchForeign(page, site)
  const addresses = fc.sample(carried, { numRuns: size(3, 500), seed })
  for (const [index, end] of addresses.entries()) {
    const path = `${PATHS[index % PATHS.length]}${end}`
    await open(page, path)
    const hashes = fc.sample(payload, { numRuns: HASHES_EACH, seed: seed + index })
    await page.evaluate(async (next) => {
      for (const hash of next) {
        location.hash = hash
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, hashes)
    const text = await page.evaluate(() => document.body.innerText + document.title)
    if (text.includes(MARK)) problems.push(`${path}: shown`)
    await expect(page.getByRole('main').first(), path).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' }), path).toHaveCount(0)
  }
  expect(foreign).toEqual([])
  expect(problems.slice(0, 5)).toEqual([])
})

test('the viewer shows only the shop’s own list, for any request', async ({ page, problems }) => {
  const targets = fc.sample(target, { numRuns: size(20, 5_000), seed })
  for (const batch of inBatches(targets, 100)) {
    const [first = ''] = batch
    await open(page, `${WITH_VIEWER}?viewer=${encodeURIComponent(first)}&url=javascript:alert(1)`)
    await page.evaluate((text) => {
      history.replaceState({ viewer: text }, '')
      for (const store of [localStorage, sessionStorage]) store.setItem('mailbox.viewer', text)
    }, first)
    // History and storage are restored before the page loads.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydrate(page)
    problems.push(...(await page.evaluate(askViewer, { batch, pauseMs: VIEWER_MS })))
  }
  await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()))
  expect(problems.slice(0, 5)).toEqual([])
})

async function askViewer({ batch, pauseMs }: { batch: string[]; pauseMs: number }) {
  const shown: string[] = []
  const link = document.querySelector<HTMLElement>('a[data-viewer]')
  const own = link?.dataset['viewer'] ?? ''
  for (const text of batch) {
    history.pushState({ viewer: text }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    for (const message of [text, { viewer: text }, { type: 'open', id: text, url: text }])
      postMessage(message, '*')
    if (link) {
      link.dataset['viewer'] = text
      const stay = (event: Event) => setTimeout(() => event.preventDefault())
      link.addEventListener('click', stay, { once: true })
      link.removeAttribute('href')
      link.click()
      link.dataset['viewer'] = own
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const frames = [...document.querySelectorAll('iframe, dialog[open], embed, object')]
    if (frames.length > 0) shown.push(`${text}: ${frames[0]?.outerHTML.slice(0, 80)}`)
    for (const frame of frames) frame.closest('dialog')?.close()
  }
  return shown
}

const HOSTILE = [
  `<img src=x onerror=alert('${MARK}')>`,
  `<script>alert('${MARK}')</script>`,
  `"><svg onload=alert('${MARK}')>`,
  `javascript:alert('${MARK}')`,
  `{{constructor.constructor('alert("${MARK}")')()}}`,
  `//evil.test/${MARK}`,
  `data:text/html,<script>alert('${MARK}')</script>`,
  `Call 555 now ${MARK}`,
  `${MARK}\r\nSet-Cookie: a=b`,
  `__proto__[${MARK}]=1`,
  `\u202e${MARK}\u0000`,
  `%00%ff%${MARK}`,
]
const NAMES =
  'error error_description error_code state callback redirect_to next token_hash type code email q search view viewer url id page __proto__ constructor access_token from to message theme src'.split(
    ' ',
  )
const payload = fc
  .tuple(
    fc.constantFrom(...HOSTILE),
    fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 30 })),
  )
  .map((parts) => parts.join('').toWellFormed())
const pair = fc
  .tuple(fc.constantFrom(...NAMES), payload, fc.boolean())
  .map(([name, value, isRaw]) => `${name}=${isRaw ? asTyped(value) : encodeURIComponent(value)}`)
const pairs = fc.array(pair, { minLength: 1, maxLength: 4 }).map((all) => all.join('&'))
const carried = fc.oneof(
  pairs.map((text) => `?${text}`),
  pairs.map((text) => `#${text}`),
  fc.tuple(pairs, pairs).map(([query, hash]) => `?${query}#${hash}`),
  payload.map((text) => `#${asTyped(text)}`),
)

/** Encodes only characters that would end the address. */
function asTyped(text: string) {
  return text.replaceAll(/[#&\s\p{Cc}]/gu, (letter) => encodeURIComponent(letter))
}

const ids = Object.keys(catalogue)
const start = fc.constantFrom('javascript:', 'data:text/html,', 'blob:', '//', 'https://', '/')
const end = fc.constantFrom(
  'alert(1)',
  '<script>alert(1)</script>',
  'evil.test/a.pdf',
  'Forms/../x',
)
const target = fc
  .oneof(
    fc.tuple(start, end, fc.string({ maxLength: 8 })).map((parts) => parts.join('')),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
    fc
      .constantFrom(...ids)
      .chain((own) => fc.constantFrom(`${own} `, ` ${own}`, `/${own}`, `${own}\0`)),
    fc.constantFrom(...Object.values(catalogue).map(({ url }) => url)),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  )
  .filter((text) => !ids.includes(text))
