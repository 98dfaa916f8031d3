import { inBatches, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

import { alterServed } from './altered-file.ts'
import { LOW_WINDOW, startVisitor } from './chromium.ts'

const BATCH = 10
const SETTLE_MS = 500
/** Chromium asks for it anew for its tab, whenever the address changes. */
const TAB_PICTURE = '/favicon.ico'
/** The first round fetches the pages' own scripts; the others need nothing. */
const FIRST_ID = 5_000
const DEEDS = ['made', 'read', 'changed', 'deleted']

/** The sample mailboxes are the visitor's own: nobody hears what is done to them. */
export const mailboxesStay: Item = {
  id: 'P5',
  title: 'Mailboxes made, read, changed and deleted',
  bar: '1,000 times: 0 requests (but for the picture of the tab)',
  isLong: true,
  fault: {
    says: 'each change is told to the server',
    edits: alterServed({
      in: 'one script',
      find: /(\w+)\?\.postMessage\(`changed`\)/,
      replace: '($1?.postMessage(`changed`),fetch("/rest/v1/mailboxes"))',
    }),
  },
  async measure({ size, shareServer }) {
    const wrongs = new Wrongs()
    const visitor = await startVisitor(await shareServer(), wrongs)
    const { page } = visitor
    await page.setViewportSize(LOW_WINDOW)
    await visitor.open('/dashboard')
    await page.evaluate(liveWith, [`MBX${FIRST_ID}`])
    await page.waitForTimeout(SETTLE_MS)
    visitor.context.on('request', (request) => {
      if (!request.url().endsWith(TAB_PICTURE)) wrongs.add(`${request.method()} ${request.url()}`)
    })
    const rounds = size({ fast: 5, full: 250, soak: 1_000 })
    const ids = upTo(rounds).map((index) => `MBX${FIRST_ID + 1 + index}`)
    for (const batch of inBatches(ids, BATCH)) await page.evaluate(liveWith, batch)
    await page.waitForTimeout(SETTLE_MS)
    await visitor.close()
    return wrongs.outcome(
      `${rounds} of 1,000 mailboxes ${DEEDS.join(', ')}: ${rounds * DEEDS.length} deeds, ${wrongs.count} requests`,
    )
  },
}

/** In the page: makes a mailbox, finds it in the list, changes it and deletes it, by the site's own forms. */
async function liveWith(ids: string[]) {
  for (const id of ids) {
    await goTo('/add-mailbox')
    await write('id', id)
    await write('location', `Made ${id}`)
    await write('lat', '34.05')
    await write('lng', '-118.24')
    await press('form[aria-label=Mailbox] [type=submit]')
    await see('form[aria-label=Mailbox]', 'Go to the dashboard now')
    await goTo(`/dashboard?search=${id}`)
    await see('table', `Made ${id}`)
    await goTo(`/edit-mailbox/${id}`)
    await write('location', `Changed ${id}`)
    await press('form[aria-label=Mailbox] [type=submit]')
    await see('form[aria-label=Mailbox]', 'Go to the dashboard now')
    await goTo(`/dashboard?search=${id}`)
    await see('table', `Changed ${id}`)
    await press(`button[aria-label="Delete ${id}"]`)
    await press('dialog[open] button', 'Delete')
    await see('main', 'No mailbox is like that')
  }

  async function goTo(address: string) {
    // What the page has just drawn it must also have done.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
    const key = Math.random().toString(36).slice(2)
    history.pushState({ usr: null, key, idx: history.length }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  async function write(name: string, text: string) {
    const field = await find<HTMLInputElement>(`form[aria-label=Mailbox] [name=${name}]`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  async function press(selector: string, text = '') {
    const button = await find<HTMLButtonElement>(`${selector}:not(:disabled)`, text)
    button.click()
  }
  async function see(selector: string, text: string) {
    await find(selector, text)
  }
  async function find<Found extends HTMLElement>(selector: string, text = '') {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
      const all = [...document.querySelectorAll<Found>(selector)]
      const found = all.find(({ textContent }) => textContent.includes(text))
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve))
    }
    throw new Error(`There is no ${selector} ${text} on ${location.href}`)
  }
}
