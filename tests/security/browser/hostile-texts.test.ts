import { readdir } from 'node:fs/promises'
import { join as joinPath } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { changeUser, createAccount } from '#tests/support/fixtures.ts'
import { type Server, startServer } from '#tests/support/server.ts'
import { isSoak } from '#tests/support/soak.ts'
import {
  isBroken,
  keepSession,
  openVisitor,
  untilHydrated,
  type Visitor,
} from '#tests/support/visitor.ts'

import { hostileTexts } from './hostile-texts.ts'

const TEXTS = hostileTexts.slice(0, 200)
const PATHS = ['/', '/login', '/dashboard', '/preferences', '/add-mailbox', '/register']
const KEYS = ['session', 'begun', 'preferences', 'mailboxes', 'menu', 'message-draft']
const KEPT_EACH = 5
const DAY_MS = 86_400_000
/** The shop takes no more messages in a day. */
const MESSAGES_A_DAY = 150
const SETTLE_MS = 60

let server: Server
let visitor: Visitor

beforeAll(async () => {
  if (isSoak) server = await startServer({ hasCheapHashes: true })
})

afterEach(() => visitor.close())
afterAll(() => server?.stop())

describe.runIf(isSoak).each(['with its policy', 'without any policy'])(
  'the site, %s,',
  (policy) => {
    const isBare = policy === 'without any policy'

    beforeEach(async () => {
      visitor = await openVisitor(server)
      if (isBare) await takePolicyAway(visitor)
    })

    it('runs no text that somebody writes to the shop', async () => {
      for (const [index, text] of TEXTS.entries()) {
        if (index % MESSAGES_A_DAY === MESSAGES_A_DAY - 1) await server.passTime(DAY_MS)
        const written = {
          name: nameOf(text),
          email: 'ann@example.com',
          phone: '',
          topic: 'other',
          text,
        }
        const sent = { ...written, key: crypto.randomUUID(), elapsed: 9_000, homepage: '' }
        expect((await server.ask('POST', '/contact/v1/messages', sent)).status).toBe(200)
      }
      await server.allDelivered()
      const files = await readdir(joinPath(server.dataDir, 'mail'), { recursive: true })
      const ids = files.flatMap((file) => /([\da-f-]{36})\.html$/.exec(file)?.[1] ?? [])
      for (const id of ids.slice(-TEXTS.length)) {
        await visitor.page.goto(`/dev/inbox/${id}${isBare ? '/letter' : ''}`)
        await visitor.page.waitForTimeout(SETTLE_MS)
      }
      expect(visitor.problems.slice(0, 5)).toEqual([])
    })

    it('runs no text that is a person’s name', async () => {
      const { page, open, problems } = visitor
      const email = `${isBare ? 'bare' : 'ann'}@example.com`
      const { access_token: token } = await createAccount(server, email)
      await open('/about')
      await keepSession(page, server, email)
      for (const text of TEXTS.filter(isName)) {
        const data = { firstName: text, lastName: text }
        expect((await changeUser(server, token, { data })).status).toBe(200)
        await open('/account')
        await page.waitForFunction(hasField, { name: 'firstName', text: text.trim() })
      }
      expect(problems.slice(0, 5)).toEqual([])
    })

    it('runs no text that is a mailbox', async () => {
      const { page, open, problems } = visitor
      for (const [index, text] of TEXTS.filter(isName).entries()) {
        const id = `MBX${5_000 + index}`
        await open('/add-mailbox')
        const form = page.locator('form[aria-label=Mailbox]')
        for (const [name, value] of Object.entries({ id, location: text, lat: '34', lng: '-118' }))
          await form.locator(`[name=${name}]`).fill(value)
        await form.locator('[name=description]').fill(text)
        await form.locator('[type=submit]').click()
        await page.getByText('Go to the dashboard now').waitFor()
        await open(`/dashboard?search=${id}`)
        await page.getByRole('table').getByText(id).first().waitFor()
        await open(`/edit-mailbox/${id}`)
        await page.waitForFunction(hasField, { name: 'location', text: text.trim() })
      }
      expect(problems.slice(0, 5)).toEqual([])
    })

    it('runs no text that the browser keeps, or that the address and the router hand over', async () => {
      const { page, open, problems } = visitor
      await open('/about')
      for (let at = 0; at < TEXTS.length; at += KEPT_EACH) {
        const [first = ''] = TEXTS.slice(at)
        const path = PATHS[(at / KEPT_EACH) % PATHS.length] ?? '/'
        await page.evaluate(keepEverywhere, { keys: KEYS, texts: TEXTS.slice(at, at + KEPT_EACH) })
        await open(`${path}?search=${encodeURIComponent(first)}#${encodeURIComponent(first)}`)
        await page.evaluate((email) => {
          const usr = { confirmed: true, showEmailConfirmation: true, email, viewer: email }
          history.replaceState({ usr, viewer: email, key: email, idx: 0 }, '')
        }, first)
        await page.reload({ waitUntil: 'domcontentloaded' })
        await untilHydrated(page)
        if (await isBroken(page)) problems.push(`${path} breaks with ${first}`)
      }
      expect(problems.slice(0, 5)).toEqual([])
    })
  },
)

it.runIf(isSoak)('a text that runs is found out', async () => {
  visitor = await openVisitor(server)
  const { page, open, problems } = visitor
  await takePolicyAway(visitor)
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${hostileTexts[1]}</main>`)
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } })
  })
  await open('/about')
  expect(problems.join()).toContain('dialog: 1')
})

/** The pages as they would be served by somebody who has forgotten the policy. */
async function takePolicyAway({ context }: Visitor) {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    return route.fulfill({ response, headers })
  })
}

function isName(text: string) {
  return !/\p{Cc}/u.test(text)
}

function nameOf(text: string) {
  return isName(text) ? text : 'Ann'
}

function hasField({ name, text }: { name: string; text: string }) {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  return field?.value.trim() === text
}

/** In the page: under every key, plain and in the shapes that are kept there. */
function keepEverywhere({ keys, texts }: { keys: string[]; texts: string[] }) {
  for (const [index, name] of keys.entries()) {
    const text = texts[index % texts.length] ?? ''
    const state = { theme: text, name: text, text, mailboxes: [{ id: text, location: text }] }
    const shapes = [text, JSON.stringify(text), JSON.stringify(state), JSON.stringify({ state })]
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(`mailbox.${name}`, shapes[(index + text.length) % shapes.length] ?? text)
  }
}
