import { type Received, startSmtpServer } from '#server/testing/smtp.ts'
import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 6
const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
const MESSAGES_A_DAY = 180
const LETTERS_AN_HOUR = 400
/** Every header that a letter of ours has. */
const HEADERS = new Set(
  'from to subject date message-id reply-to auto-submitted mime-version content-type'.split(' '),
)
const TAGS = new Set(
  '!doctype html head meta title body div p a hr span strong br blockquote bdi'.split(' '),
)
const ATTRIBUTES = new Set(
  'lang charset name content style role aria-label aria-hidden href dir'.split(' '),
)
const PIECES = [
  '\r\nBcc: eve@evil.test',
  '\nCc: eve@evil.test',
  '\r\n\r\n<script>alert(1)</script>',
  '%0aBcc: eve@evil.test',
  '%0d%0aSubject: evil',
  ', eve@evil.test',
  '; eve@evil.test',
  '" <eve@evil.test>',
  '<eve@evil.test>',
  '<img src=x onerror=alert(1)>',
  '</p><a href="https://evil.test">click</a>',
  '"><b>bold</b>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;',
  '\u202eevil',
  '\u2028Bcc: eve@evil.test',
  '\u0085X-Evil: 1',
  '=?utf-8?q?=0D=0ABcc:_eve@evil.test?=',
  'https://evil.test/login',
  '\u0000',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '.\r\n.\r\nMAIL FROM:<eve@evil.test>',
  'é漢字🙂',
]

/** Nothing that a visitor writes becomes a recipient, a header or markup of a letter. */
export const mailInjection: Item = {
  id: 'E6',
  title: 'Mail injection',
  bar: '5,000: 1 recipient each, 0 extra headers, 0 unescaped markup',
  fault: {
    says: 'what a visitor writes stands in a letter as it is',
    edits: [
      {
        file: 'server/email/render-html.ts',
        find: '<blockquote dir="auto" style="${quotation}">${text}</blockquote>',
        replace: '<blockquote dir="auto" style="${quotation}">${raw(text)}</blockquote>',
      },
      {
        file: 'server/email/render-html.ts',
        find: `import { html } from 'hono/html'`,
        replace: `import { html, raw } from 'hono/html'`,
      },
    ],
  },
  async measure(context) {
    const smtp = await startSmtpServer()
    const wrongs = new Wrongs()
    try {
      const server = await context.startServer({ settings: { SMTP_URL: smtp.url } })
      const accounts = await openAccounts(context, server, wrongs)
      const messages = await sendMessages(context, server, wrongs)
      const wanted = accounts.taken + messages.taken
      await server.allDelivered()
      for (const letter of smtp.received) checkLetter(letter, server.url, wrongs)
      if (smtp.received.length !== wanted) wrongs.add(`${smtp.received.length} letters`)
      const tried = accounts.tried + messages.tried
      return wrongs.outcome(
        `${tried} tried, ${smtp.received.length} letters, ${wrongs.count} of them wrong`,
      )
    } finally {
      await smtp.close()
    }
  },
}

/** Text with hostile pieces in it. */
function makeText(random: () => number, start: string) {
  let text = start
  for (const _ of upTo(1 + Math.floor(random() * 3))) {
    const piece = PIECES[Math.floor(random() * PIECES.length)] ?? ''
    const place = Math.floor(random() * (text.length + 1))
    text = text.slice(0, place) + piece + text.slice(place)
  }
  return text
}

/** Sign-ups with hostile names, and with hostile addresses, which are refused before anything is written. */
async function openAccounts({ size, random }: Context, server: Server, wrongs: Wrongs) {
  const count = size({ fast: 40, full: 2_500 })
  let taken = 0
  async function signUpAs(index: number) {
    const plain = `person${index}@example.com`
    const email = index % 2 ? plain : makeText(random, plain)
    const data = { firstName: makeText(random, 'Ann'), lastName: makeText(random, 'Lee') }
    const { status, text } = await signUp(server, email, 'Sunny!Day1', data)
    if (status === 200) taken += 1
    else if (status !== 400) wrongs.add(`${JSON.stringify(email)}: ${status} ${text}`)
  }
  for (const some of inBatches(upTo(count), LETTERS_AN_HOUR)) {
    await inParallel(some, AT_ONCE, signUpAs)
    await server.allDelivered()
    await server.passTime(HOUR_MS)
  }
  return { tried: count, taken }
}

async function sendMessages({ size, random }: Context, server: Server, wrongs: Wrongs) {
  const count = size({ fast: 60, full: 2_500 })
  let taken = 0
  for (const index of upTo(count)) {
    if (index % MESSAGES_A_DAY === 0) {
      await server.allDelivered()
      await server.passTime(DAY_MS)
    }
    const isHostile = (field: number) => index % 4 === field
    const { status, text } = await server.ask('POST', '/contact/v1/messages', {
      key: crypto.randomUUID(),
      elapsed: 20_000,
      homepage: '',
      name: isHostile(0) ? makeText(random, 'Ann Lee') : 'Ann Lee',
      email: isHostile(1) ? makeText(random, 'ann@example.com') : 'ann@example.com',
      phone: isHostile(2) ? makeText(random, '(213) 555-0199') : '',
      topic: 'mail',
      text: makeText(random, `Hello ${index}`),
    })
    if (status === 200) taken += 1
    else if (status !== 400) wrongs.add(`a message: ${status} ${text}`)
  }
  return { tried: count, taken }
}

function checkLetter({ to, email, raw }: Received, site: string, wrongs: Wrongs) {
  const complain = (what: string) => wrongs.add(`${what}: ${raw.slice(0, 200)}`)
  const addressed = [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])]
  if (to.length !== 1 || addressed.length !== 1 || /evil/.test(to.join())) complain('recipients')
  if (addressed[0]?.address !== to[0]) complain('another address than on the envelope')
  if ((email.replyTo ?? []).length > 1) complain('answers go to more than one')
  for (const { key } of email.headers) {
    if (!HEADERS.has(key) && !key.startsWith('content-')) complain(`the header ${key}`)
  }
  const html = email.html ?? ''
  const strange = findStrangeMarkup(html, site)
  if (strange) complain(`the markup ${strange}`)
  if (/\u202e|\u2028|\u0085/.test(html + (email.text ?? ''))) complain('unseen characters')
}

/** The first tag, attribute or target in a letter that is not ours. */
function findStrangeMarkup(html: string, site: string) {
  for (const [tag, name = '', attributes = ''] of html.matchAll(/<\/?([^\s/>]*)([^>]*)>?/g)) {
    if (!TAGS.has(name.toLowerCase())) return tag
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.has(attribute)) return tag
      if (attribute === 'href' && URL.parse(value)?.origin !== site) return tag
    }
  }
  return undefined
}
