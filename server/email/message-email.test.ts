import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { shop } from '#server/testing/contact.ts'
import { messageTopics } from '#shared/message-form.ts'
import { message, type Message } from '#shared/message.ts'
import { size } from '#tests/support/soak.ts'

import { renderEmail } from './compose.ts'
import { asMessage } from './smtp-transport.ts'
import { DeliveryError } from './transport.ts'

const siteUrl = 'https://shop.test'
const fromAnn: Message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '',
  topic: 'mail',
  text: 'Hello',
}

async function write(written: Message) {
  const row = { id: 'row-1', createdAt: 0 }
  const mail = renderEmail({ kind: 'message', message: written }, row, { shop, siteUrl })
  const writer = createTransport({ streamTransport: true, buffer: true })
  const { message: raw, envelope } = await writer.sendMail(asMessage(mail))
  return { envelope, raw: String(raw), email: await PostalMime.parse(raw as Buffer) }
}

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u2029', '\u0085', '\0', '\v', '\f'),
  fc.constantFrom(',', ';', ':', '<', '>', '"', '\\', "'", '&', '(', ')', '\u202e', ' ', '.'),
  fc.constantFrom('Bcc: eve@evil.test', 'eve@evil.test', '<eve@evil.test>', '=?utf-8?q?x?='),
  fc.constantFrom('<script>alert(1)</script>', '</blockquote>', '"><img src=x>', '-- \n', '\n.\n'),
  fc.constantFrom('a'.repeat(10_000), '\n\n\n', 'مريم', '👩‍👩‍👧'),
)
const typed = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
const messages = fc.record({
  name: typed,
  email: fc.constant(fromAnn.email),
  phone: typed,
  topic: fc.constantFrom(...messageTopics.map(({ id }) => id)),
  text: typed,
})

it('adds no recipient, no header and no markup with any text of a visitor', async () => {
  const plain = await write(fromAnn)
  const headers = plain.email.headers.map(({ key }) => key).toSorted()
  const tags = (html = '') => [...html.matchAll(/<\/?[a-z!][a-z0-9]*/gi)].map(([tag]) => tag)
  const subjects = messageTopics.map(({ label }) => `Message from the website: ${label}`)
  await fc.assert(
    fc.asyncProperty(messages, async (written) => {
      const { envelope, email, raw } = await write(written)
      expect(envelope).toEqual({ from: shop.email, to: [shop.email] })
      expect(email.to).toEqual([{ name: '', address: shop.email }])
      expect(email.from).toEqual({ name: shop.name, address: shop.email })
      expect(email.replyTo?.map(({ address }) => address)).toEqual([fromAnn.email])
      expect(email.headers.map(({ key }) => key).toSorted()).toEqual(headers)
      expect(subjects).toContain(email.subject)
      expect(tags(email.html)).toEqual(tags(plain.email.html))
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/[\0\u0085\u2028]|[^\r]\n|\r[^\n]/)
    }),
    { numRuns: size(40, 500) },
  )
})

it('has exactly one reply address, or is not sent', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const address = `ann${text}@example.com`
      const written = await write({ ...fromAnn, email: address }).catch((error) => {
        expect(error).toEqual(new DeliveryError('refused', 'not an address to reply to'))
      })
      if (!written) {
        const { success, output } = v.safeParse(message.entries.email, address)
        expect(success && output === address).toBe(false)
        return
      }
      expect(written.email.replyTo).toHaveLength(1)
      expect(written.email.headers.filter(({ key }) => key === 'bcc' || key === 'cc')).toEqual([])
    }),
    { numRuns: size(40, 500) },
  )
})

it('separates the visitor’s text from the shop’s', async () => {
  const text = 'One\r\n-- \r\nCorner Shop\u2028Two\u202e\n\n' + 'long '.repeat(40)
  const { email } = await write({ ...fromAnn, name: 'Ann\nPhone: 1', text })
  const lines = email.text?.split('\r\n').flatMap((line) => line.split('\n')) ?? []
  expect(lines).toContain('Name: Ann Phone 1')
  expect(lines.filter((line) => line === 'Corner Shop')).toHaveLength(1)
  for (const line of ['> One', '> --', '> Corner Shop', '> Two', '>']) expect(lines).toContain(line)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(78)
})

it('keeps the characters that scripts need', async () => {
  const text = 'می‌خواهم 👩‍👩‍👧 – “100 %”\n\tjoined'
  const { email } = await write({ ...fromAnn, text })
  for (const part of [email.text, email.html]) expect(part).toContain('می‌خواهم 👩‍👩‍👧 – “100 %”')
  expect(email.text).toContain('>     joined')
})
