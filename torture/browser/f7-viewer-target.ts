import fc from 'fast-check'

import { catalogue } from '#app/content/catalogue.ts'
import { inBatches, inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { alterServed } from './altered-file.ts'
import { LOW_WINDOW, startVisitor } from './chromium.ts'

const PAGE = '/tools/pdf-tools'
const BATCH = 100
const SETTLE_MS = 60
const PAGES_AT_ONCE = 3

/** What the viewer shows is one of the shop's own list, whoever asks it for something else. */
export const viewerTarget: Item = {
  id: 'F7',
  title: 'What the viewer can be made to show',
  bar: '5,000 by history, storage, address and message: 0 viewers or frames outside the list',
  isLong: true,
  fault: {
    says: 'what is not in the list is taken for an address',
    edits: alterServed({
      in: 'one script',
      find: /Object\.hasOwn\((\w+),(\w+)\)\?\1\[\2\]:void 0;if\(!/,
      replace:
        'Object.hasOwn($1,$2)?$1[$2]:{id:$2,title:$2,url:$2,kind:"page",framing:"allowed"};if(!',
    }),
  },
  async measure({ size, seed, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const wanted = fc.sample(target, {
      numRuns: size({ fast: 160, full: 2_000, soak: 5_000 }),
      seed,
    })
    const batches = inBatches(wanted, BATCH)
    const shares = inBatches(batches, Math.ceil(batches.length / PAGES_AT_ONCE))
    await inParallel(shares, PAGES_AT_ONCE, (share) => askAll(server, wrongs, share))
    return wrongs.outcome(`${wanted.length} of 5,000 asked for, ${wrongs.count} shown`)
  },
}

async function askAll(server: Server, wrongs: Wrongs, batches: string[][]) {
  const visitor = await startVisitor(server, wrongs)
  const { page } = visitor
  await page.setViewportSize(LOW_WINDOW)
  for (const batch of batches) {
    const [first = ''] = batch
    await visitor.open(`${PAGE}?viewer=${encodeURIComponent(first)}&url=javascript:alert(1)`)
    await page.evaluate((text) => {
      history.replaceState({ viewer: text }, '')
      for (const store of [localStorage, sessionStorage]) store.setItem('mailbox.viewer', text)
    }, first)
    // Loaded again: what the history and the storage hold is there before the page is.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => document.documentElement.dataset['touched'] === 'awake')
    const found = await page.evaluate(askViewer, { batch, pauseMs: SETTLE_MS })
    for (const { text, frames } of found) wrongs.add(`${text}: ${frames}`)
  }
  await visitor.close()
}

type Found = { text: string; frames: string }

/** In the page: asks for each in four ways, and tells what stood there. */
async function askViewer({ batch, pauseMs }: { batch: string[]; pauseMs: number }) {
  const found: Found[] = []
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))
  const link = document.querySelector<HTMLElement>('a[data-viewer]')
  const own = link?.dataset['viewer'] ?? ''
  for (const text of batch) {
    history.pushState({ viewer: text }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    for (const message of [text, { viewer: text }, { type: 'open', id: text, url: text }])
      postMessage(message, '*')
    if (link) {
      link.dataset['viewer'] = text
      link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()), {
        once: true,
      })
      link.removeAttribute('href')
      link.click()
      link.dataset['viewer'] = own
    }
    await pause()
    const frames = [...document.querySelectorAll('iframe, dialog[open], embed, object')]
    if (frames.length > 0)
      found.push({ text, frames: frames.map(({ outerHTML }) => outerHTML.slice(0, 80)).join() })
    for (const frame of frames) frame.closest('dialog')?.close()
  }
  return found
}

const ids = new Set<string>(Object.keys(catalogue))
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
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'PS1583'),
    fc.constantFrom(...ids).chain((id) => fc.constantFrom(`${id} `, ` ${id}`, `/${id}`, `${id}\0`)),
    fc.constantFrom(...Object.values(catalogue).map(({ url }) => url)),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  )
  .filter((text) => !ids.has(text))
