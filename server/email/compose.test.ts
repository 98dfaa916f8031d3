import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startSmtpServer } from '#server/testing/smtp.ts'
import { languages } from '#shared/language.ts'
import { size } from '#tests/support/soak.ts'

import { renderEmail } from './compose.ts'
import type { Email } from './email.ts'
import { asMessage, createSmtpTransport, readSmtpUrl } from './smtp-transport.ts'
import { DeliveryError } from './transport.ts'

const siteUrl = 'https://shop.test'
const shop = {
  name: "Miller's RenderedEmail & More",
  phone: '(213) 555-0100',
  email: 'hello@shop.test',
  addressLines: ['1 Main Street', 'Los Angeles, CA 90012'],
  hours: [],
}
const token = 'Zm9vYmFy-_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZ'
const ann = { to: 'ann@example.com', firstName: 'Ann', language: 'en' } as const

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(() => server.close())

async function deliver(letter: Email) {
  const mail = renderEmail(letter, { id: 'row-1', createdAt: 86_400_000 }, { shop, siteUrl })
  const transport = createSmtpTransport(readSmtpUrl(server.url), { siteUrl })
  await transport.send(mail, AbortSignal.timeout(5_000))
  const [emailReceived] = server.received.splice(0)
  if (!emailReceived) throw new Error('Nothing arrived at the mail server.')
  return emailReceived
}

function linksIn(html = '') {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

describe('each email', () => {
  const page = `${siteUrl}/auth/callback?token_hash=${token}`
  it.each<[Email, string, RegExp]>([
    [{ kind: 'confirm', ...ann, token }, `${page}&type=signup`, /24 hours/],
    [
      { kind: 'reset', ...ann, token },
      `${siteUrl}/reset-password?token_hash=${token}&type=recovery`,
      /one hour/,
    ],
    [{ kind: 'already-registered', ...ann }, `${siteUrl}/login`, /Forgot password/],
    [{ kind: 'password-changed', ...ann }, `${siteUrl}/login`, /555-0100/],
    [
      { kind: 'security-notice', ...ann, notice: 'passkey-added', name: 'My phone' },
      `${siteUrl}/account/security`,
      /My phone[\s\S]*555-0100/,
    ],
    [
      { kind: 'email-change-current', ...ann, newEmail: 'ann@new.example', token },
      `${page}&type=email_change`,
      /ann@new\.example[\s\S]*24 hours/,
    ],
    [
      { kind: 'email-change-new', ...ann, newEmail: 'ann@new.example', token },
      `${page}&type=email_change`,
      /24 hours/,
    ],
  ])('$kind has the right link, as text and as HTML', async (letter, link, says) => {
    const { email, to } = await deliver(letter)
    expect(to).toEqual(['ann@example.com'])
    expect(email.from).toEqual({ name: shop.name, address: shop.email })
    expect(email.subject).toContain(shop.name)
    expect(email.messageId).toBe('<row-1@shop.test>')
    expect(new Date(email.date ?? '').getTime()).toBe(86_400_000)
    expect(email.text?.split(/\r?\n/)).toContain(link)
    for (const part of [email.text, email.html]) {
      expect(part).toContain('Hello Ann,')
      expect(part?.replace(/\s+/g, ' ')).toMatch(says)
      expect(part).toMatch(/If (it wasn't you|it wasn&#39;t you|you did not)/)
    }
    expect(new Set(linksIn(email.html))).toEqual(new Set([link, siteUrl]))
  })

  it('with a code shows it, and has no link', async () => {
    const { email } = await deliver({ kind: 'reauthentication', ...ann, token: '012345' })
    for (const part of [email.text, email.html]) expect(part).toMatch(/012345[\s\S]*10 minutes/)
    expect(new Set(linksIn(email.html))).toEqual(new Set([siteUrl]))
  })

  it('loads and runs nothing', async () => {
    const { email } = await deliver({ kind: 'confirm', ...ann, token })
    expect(email.html).not.toMatch(/<(img|script|link|iframe|object|form)|url\(|src=/i)
    expect(email.attachments).toEqual([])
  })

  it('is sent from MAIL_FROM when set, with replies to the shop', () => {
    const write = (mailFrom: string) =>
      renderEmail(
        { kind: 'reset', ...ann, token },
        { id: '1', createdAt: 0 },
        { shop, siteUrl, mailFrom },
      )
    expect(write('The "Shop" <post@x.test>').from.address).toBe('post@x.test')
    expect(write('"Post, Office" <post@x.test>')).toMatchObject({
      from: { name: 'Post, Office', address: 'post@x.test' },
      replyTo: { name: shop.name, address: shop.email },
    })
    expect(write('post@x.test').from).toEqual({ name: shop.name, address: 'post@x.test' })
  })
})

describe('a name', () => {
  async function greetingFor(firstName: string) {
    const { email } = await deliver({ kind: 'confirm', ...ann, firstName, token })
    return email.text?.split(/\r?\n/)[0]
  }

  it.each(['Zoë', "D'Arcy", 'Jean-Luc', 'J. R.', 'مريم', '小明', 'Ann 2'])(
    '%s is used in the greeting',
    async (name) => {
      expect(await greetingFor(name)).toBe(`Hello ${name},`)
    },
  )

  it.each([
    '',
    'evil.example.com',
    'Win at www.evil',
    'evil\u0301.com',
    'RequestContext 213 555 0199',
    'x@y.test',
    '<b>Ann</b>',
    'a'.repeat(61),
  ])('that could be a stranger’s message is left out: %s', async (name) => {
    expect(await greetingFor(name)).toBe('Hello,')
  })

  it('can’t reverse the text around it', async () => {
    expect(await greetingFor('\u202eAnn\u2066\u200f\u0000\r\n')).toBe('Hello Ann,')
  })
})

describe('any text of a visitor', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '%0a',
      '\u2028',
      '\0',
      ',',
      ';',
      ':',
      '<',
      '>',
      '"',
      "'",
      '&',
      '\u202e',
      ' ',
    ),
    fc.constantFrom(
      'Bcc: eve@evil.test',
      'eve@evil.test',
      '<script>alert(1)</script>',
      '=?utf-8?q?x?=',
      '(c)',
    ),
  )
  const typed = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
  const letters = fc.oneof(
    fc.record({
      kind: fc.constant('confirm' as const),
      to: fc.constant(ann.to),
      language: fc.constantFrom(...languages),
      firstName: typed,
      token: fc.constant(token),
    }),
    fc.record({
      kind: fc.constant('email-change-current' as const),
      to: fc.constant(ann.to),
      language: fc.constantFrom(...languages),
      firstName: typed,
      newEmail: typed,
      token: fc.constant(token),
    }),
  )
  const allowedHeaders =
    'auto-submitted content-type date from message-id mime-version reply-to subject to'.split(' ')

  async function write(letter: Email) {
    const writer = createTransport({ streamTransport: true, buffer: true })
    const mail = renderEmail(letter, { id: 'row-1', createdAt: 0 }, { shop, siteUrl })
    const { message, envelope } = await writer.sendMail(asMessage(mail))
    return { envelope, email: await PostalMime.parse(message as Buffer) }
  }

  it('adds no recipient, no header, no markup', async () => {
    const plain = await write({ kind: 'confirm', ...ann, token })
    const tags = (html = '') => [...html.matchAll(/<\/?[a-z!][a-z0-9]*/gi)].map(([tag]) => tag)
    await fc.assert(
      fc.asyncProperty(letters, async (letter) => {
        const { envelope, email } = await write(letter)
        expect(envelope.to).toEqual([ann.to])
        expect(email.to).toEqual([{ name: '', address: ann.to }])
        expect(email.headers.map(({ key }) => key).toSorted()).toEqual(allowedHeaders)
        expect(email.replyTo).toEqual([{ name: shop.name, address: shop.email }])
        expect(email.html).not.toContain('<script')
        if (letter.kind === 'confirm') expect(tags(email.html)).toEqual(tags(plain.email.html))
      }),
      { numRuns: size(80, 400) },
    )
  })

  it('adds no recipient by its address either', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const to = `ann${text}@example.com`
        const letter: Email = { kind: 'already-registered', ...ann, to }
        const written = await write(letter).catch((error) => {
          expect(error).toEqual(new DeliveryError('refused', 'not an address'))
        })
        if (!written) return

        const { envelope, email } = written
        expect(envelope.to).toEqual([to])
        expect(
          email.headers.map(({ key }) => key).filter((key) => !allowedHeaders.includes(key)),
        ).toEqual([])
      }),
      { numRuns: size(80, 400) },
    )
  })
})
