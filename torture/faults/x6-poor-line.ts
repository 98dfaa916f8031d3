import type { Page, Request } from '@playwright/test'

import { contactForm } from '#app/content/contact.ts'
import { visitorAddress } from '#bench/wire.ts'
import { said } from '#app/session/messages.ts'
import { alterServed } from '#torture/browser/altered-file.ts'
import { startVisitor, type Visitor } from '#torture/browser/chromium.ts'
import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { PASSWORD, settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { openPoorLine } from './poor-line.ts'

const PATIENCE_MS = 30_000
const FORMS_EACH = 7
/** No answer is there so soon that it could hide in between. */
const BUSY_LIMIT_MS = 2_000
const WRONG_PASSWORD = 'Invalid email or password. Please try again.'
const UNREACHABLE =
  'We could not reach our sign-in service. Please check your internet connection and try again.'
const POST = /\/(auth|contact)\/v1\//

/** What is pressed, and what is read in the end; where no answer comes back, the browser itself asks once more. */
type Deed = { what: string; button: string; text: string; isCut?: true }

/** On a line that is slow and loses some, an impatient visitor does nothing twice and reads what became of it. */
export const poorLine: Item = {
  id: 'X6',
  title: 'A slow line that loses some',
  bar: '300 ms, 5 % lost, answers cut off: 0 double submits, buttons disabled, the specification’s texts',
  tiers: ['full', 'soak'],
  fault: {
    says: 'a form may be sent while it is under way',
    edits: alterServed({
      in: 'one script',
      find: /(\w+)\.current&&\w+\.preventDefault\(\),\1\.current=!0/,
      replace: '$1.current=!0',
    }),
  },
  async measure({ random, size, startServer }) {
    let server: Server | undefined
    const line = await openPoorLine(() => Number(new URL(server?.url ?? '').port), random)
    const wrongs = new Wrongs()
    try {
      server = await startServer({ settings: { SITE_URL: line.url } })
      const rounds = size({ fast: 1, full: 3, soak: 50 })
      for (const round of upTo(rounds)) {
        const seen = new Wrongs()
        const visitor = await startVisitor({ ...server, url: line.url }, seen)
        // Each round is somebody else, as far as limits care.
        const from = { 'X-Forwarded-For': visitorAddress(round) }
        await visitor.context.setExtraHTTPHeaders(from)
        await walk({ visitor, server, line, round }, wrongs)
        for (const example of seen.examples) wrongs.add(example)
        await visitor.close()
      }
      return wrongs.outcome(
        `${rounds * FORMS_EACH} forms each pressed three times, by a line of our own, ${wrongs.count} wrong`,
      )
    } finally {
      line.close()
    }
  },
}

type Round = {
  visitor: Visitor
  server: Server
  line: Awaited<ReturnType<typeof openPoorLine>>
  round: number
}

async function walk({ visitor, server, line, round }: Round, wrongs: Wrongs) {
  const { page } = visitor
  const email = `x6-${round}@example.com`
  const member = `x6-member-${round}@example.com`
  await settle(server, [member], `x6-model-${round}@example.com`)
  const act = (deed: Deed) => press(page, deed, wrongs)

  await visitor.open('/register')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('Email').fill(email)
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill(PASSWORD)
  await act({ what: 'a registration', button: 'Create account', text: said.registered })
  const rows = await server.records.ask('select id from users where email = ?', email)
  if (rows.length !== 1) wrongs.add(`${rows.length} accounts of ${email}`)

  await visitor.open('/login')
  await page.getByLabel('Email').fill(member)
  await page.getByLabel('Password', { exact: true }).fill('Not!Right7')
  await act({ what: 'a wrong password', button: 'Sign in', text: WRONG_PASSWORD })
  await act({ what: 'a reset', button: 'Forgot password?', text: said.resetSent })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  line.cut()
  await act({ what: 'a sign-in cut off', button: 'Sign in', text: UNREACHABLE, isCut: true })
  line.mend()
  await act({ what: 'a sign-in', button: 'Sign in', text: 'LOGOUT' })
  await writeToShop({ visitor, server, line, round }, wrongs)
}

/** The message arrives, but the page hears nothing of it and sends it again: it is one message. */
async function writeToShop({ visitor, server, line, round }: Round, wrongs: Wrongs) {
  const { page } = visitor
  const count = async () =>
    (await server.records.ask(`select id from letters where kind = 'message'`)).length
  const before = await count()
  await visitor.open('/')
  const form = page.getByRole('form', { name: contactForm.title })
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Your name').fill('Ann Lee')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('What is it about?').selectOption('Mail and packages')
  await form.getByLabel('Message').fill(`Hello for the ${round + 1}. time`)
  const button = 'Send message'
  line.cut()
  const text = contactForm.failed.unreachable
  await press(page, { what: 'a message cut off', button, text, isCut: true }, wrongs)
  line.mend()
  await press(page, { what: 'a message', button, text: contactForm.sent.title }, wrongs)
  const letters = (await count()) - before
  if (letters !== 1) wrongs.add(`${letters} letters of one message`)
}

/** Presses a button three times at once, and reads what the page says. */
async function press(page: Page, { what, button, text, isCut }: Deed, wrongs: Wrongs) {
  const asked: string[] = []
  const hear = (request: Request) => {
    if (request.method() === 'POST' && POST.test(request.url())) asked.push(request.url())
  }
  page.on('request', hear)
  const pressed = page.getByRole('button', { name: button, exact: true })
  const isBusy = await pressed
    .filter({ visible: true })
    .evaluate(pressThrice, BUSY_LIMIT_MS, { timeout: PATIENCE_MS })
  if (!isBusy) wrongs.add(`${what}: the button is not disabled meanwhile`)
  const read = page.getByText(text, { exact: true }).filter({ visible: true }).first()
  await read.waitFor({ timeout: PATIENCE_MS }).catch(async () => {
    const told = await page.getByRole('alert').allInnerTexts()
    wrongs.add(`${what}: no “${text}” but “${told.join()}” at ${page.url()}`)
  })
  page.off('request', hear)
  const limit = isCut ? 2 : 1
  if (asked.length < 1 || asked.length > limit) wrongs.add(`${what}: asked ${asked.length} times`)
}

/** In the page: as a visitor whom nothing seems to answer. @returns whether the button said that it is busy */
async function pressThrice(button: Element, limitMs: number) {
  const form = button.closest('form')
  const pressOnce = () => (button as HTMLButtonElement).click()
  pressOnce()
  pressOnce()
  form?.requestSubmit()
  const isBusy = () => button.ariaDisabled === 'true' || button.matches(':disabled')
  for (const end = performance.now() + limitMs; performance.now() < end && !isBusy();)
    await new Promise((resolve) => setTimeout(resolve))
  return isBusy()
}
