import { startVisitor } from '#torture/browser/chromium.ts'
import type { Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { rules, type Values } from './form-rules.ts'

const LOOK_MS = 6_000

/** Where each form stands; what its button says, where several send it. */
const places: Record<string, { path: string; button?: string }> = {
  register: { path: '/register' },
  signIn: { path: '/login', button: 'sign-in' },
  reset: { path: `/reset-password?token_hash=${'h'.repeat(43)}&type=recovery` },
  contact: { path: '/' },
  mailbox: { path: '/add-mailbox' },
}
const CALLS = /\/(auth|contact)\/v1\//

/** Fills a form in as a visitor would and sends it: it asks the service for what the rules take, and for nothing else. */
export async function tryInBrowser(server: Server, name: string, tried: Values[], wrongs: Wrongs) {
  const place = places[name]
  const rule = rules[name]
  if (!place || !rule) return
  const visitor = await startVisitor(server, wrongs)
  const { page } = visitor
  let asked = 0
  // Nobody answers but with a refusal: so the form stays, and can be filled in again.
  await page.route(CALLS, async (route) => {
    asked += 1
    await route.fulfill({ status: 400, json: { code: 'validation_failed', message: 'Refused.' } })
  })
  await visitor.open(place.path)
  const form = page
    .locator('main form')
    .filter({ has: page.locator('[type=submit]') })
    .last()
  await form.scrollIntoViewIfNeeded()
  for (const values of tried.filter(isTypable)) {
    const before = asked
    const seen = await page.evaluate(fillAndSend, {
      values,
      button: place.button ?? null,
      isLive: name === 'mailbox',
      limitMs: LOOK_MS,
    })
    const isTaken = name === 'mailbox' ? seen === 'may be sent' : asked > before
    const verdict = rule(values)
    const unsaid = Object.values(verdict.says ?? {}).filter((text) => !seen.includes(text))
    if (isTaken !== verdict.isTaken || (name !== 'mailbox' && unsaid.length > 0))
      wrongs.add(`in the browser, ${name} ${JSON.stringify(values)}: ${seen.slice(0, 120)}`)
  }
  await visitor.close()
}

/** What a field of one line keeps as it is. */
function isTypable(values: Values) {
  return !Object.values(values).some((text) => /\p{Cc}/u.test(text) || text !== text.trim())
}

type Order = { values: Values; button: string | null; isLive: boolean; limitMs: number }

/** In the page: what the form shows once it has been sent. */
async function fillAndSend({ values, button, isLive, limitMs }: Order) {
  const [first = ''] = Object.keys(values)
  const field = document.querySelector<HTMLInputElement>(`main form [name="${first}"]`)
  const form = field?.form
  if (!form) throw new Error(`There is no field ${first}`)
  for (const [name, text] of Object.entries(values)) {
    const element = form.elements.namedItem(name) as HTMLInputElement
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
    set?.call(element, text)
    for (const kind of ['input', 'change'])
      element.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await drawn()
  const sender = form.querySelector<HTMLButtonElement>(
    button ? `button[value="${button}"]:not([hidden])` : 'button[type=submit]',
  )
  if (isLive) return sender?.disabled ? 'may not be sent' : 'may be sent'
  form.requestSubmit(sender)
  const end = performance.now() + limitMs
  await drawn()
  await drawn()
  while (performance.now() < end) {
    const isBusy = form.querySelector('[aria-disabled="true"]') !== null
    const isTold = form.querySelector('[role="alert"], [aria-invalid="true"]') !== null
    if (!isBusy && isTold) break
    await drawn()
  }
  return form.innerText
}
