import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readAccessToken } from '#server/accounts/access-token.ts'
import { findWeakness, isTooLong } from '#server/accounts/password-policy.ts'
import { readRefreshToken } from '#server/accounts/refresh-token.ts'
import { allowedRedirect, mergeMetadata, readAddress, readOrigin } from '#server/auth/fields.ts'
import { readFlowCode } from '#server/auth/open-link.ts'
import { deviceOf } from '#server/auth/start-session.ts'
import { isSameOrigin, readPlainMessage } from '#server/contact/receive-message.ts'
import { renderEmail } from '#server/email/compose.ts'
import { createDevInbox, type DevInbox } from '#server/email/dev-inbox.ts'
import { mentionsAddress } from '#server/email/erase-emails.ts'
import { folderOf } from '#server/email/folder-transport.ts'
import { greetableName } from '#server/email/plain-text.ts'
import { asMessage } from '#server/email/smtp-transport.ts'
import { DeliveryError } from '#server/email/transport.ts'
import { negotiate } from '#server/rest/negotiate.ts'
import { readQuery } from '#server/rest/read-query.ts'
import { fromAnn, shop } from '#server/testing/contact.ts'
import { SITE, startServer, type TestServer } from '#server/testing/start-server.ts'
import { emailAddress, personName } from '#shared/account.ts'
import { cleanLine, cleanLines } from '#shared/clean-text.ts'
import { MAX_MESSAGE_LENGTH } from '#shared/message-form.ts'
import { message } from '#shared/message.ts'
import { isStrong } from '#shared/password.ts'
import { takesLinearTime } from '#shared/testing/linear-time.ts'

import { ApiError } from './api-error.ts'
import { createClientAddress } from './client-address.ts'
import { readBody, readFields, readText } from './read-body.ts'
import { readByteRange, serveSite } from './serve-site.ts'
import type { SiteFile } from './site-file.ts'

const SIZE = 16_384

const visible =
  '/ \\ . .. , ; : ::1, = & &a= % %20 %00 %zz + - _ ~ @ a@ @a. " \' < > <a </ &# [ { [{ {"a": [], {}, 0 9 0, 1. ' +
  '127.0.0.1, 10.0.0.1:1, [::1], for=1, for=" ;for= q=0, br;q= br, bytes= */*, count= a A a. a- aA1! www. é ß İ ' +
  '李 😀 \u200b \u0301 \u212a x: http: http:// .txt ann@example.com'
const units = visible
  .split(' ')
  .concat([' ', '\t', '\n', '\r', '\r\n', '\0', '\u2028', '\ud800'])
  .concat([', ', '; ', 'a ', '> ', '-- \n', 'Bearer ', 'https://a '])
const ends = ['!', 'x', '\n', '@a.b']
/** Repeats a unit, then ends differently: a backtracking parser goes back. */
const writers = units.map((unit, index) => {
  const end = ends[index % ends.length] ?? ''
  return (size: number) =>
    `a${unit.repeat(size / unit.length)}`.slice(index % 2, size - end.length) + end
})

const files = new Map<string, SiteFile>([
  ['/', { etag: '"1"', bodies: { identity: { headers: {}, bytes: Buffer.alloc(9) } } }],
])
const noResponse = {
  writeHead: () => noResponse,
  end: () => noResponse,
} as unknown as ServerResponse
const clientAddress = createClientAddress(['127.0.0.1', '10.0.0.0/8', '::1'])
const sender = { shop, siteUrl: SITE }
const stream = createTransport({ streamTransport: true, buffer: true })

let server: TestServer
let dataDir: string
let inbox: DevInbox
beforeAll(async () => {
  server = await startServer()
  dataDir = await mkdtemp(join(tmpdir(), 'adversarial-'))
  inbox = createDevInbox({ dataDir, siteUrl: 'http://localhost', isProduction: false })
})
afterAll(async () => {
  await server.close()
  await rm(dataDir, { recursive: true })
})

const request = (url: string, headers: Record<string, string> = {}) =>
  serveSite(
    { files, shells: [] },
    { url, method: 'GET', headers } as unknown as IncomingMessage,
    noResponse,
  )

const headers = (name: string, text: string) =>
  new Headers({ [name]: text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '') })
const call = (body: string) => ({
  request: new Request(SITE, { method: 'POST', body }),
  maxBodyBytes: 2 * SIZE,
})
const requestWith = (name: string, text: string) => ({ headers: headers(name, text) }) as Request
const compose = (change: object) =>
  renderEmail(
    { kind: 'message', message: { ...fromAnn, topic: 'mail', ...change } },
    { id: '1', createdAt: 0 },
    sender,
  )
const table = (name: string, text: string) =>
  readQuery(new URLSearchParams([[name, text]]), 'countries').holds({ code: 'a', name: 'a' })

const readers: Record<string, (text: string) => unknown> = {
  'an address': (text) => v.safeParse(emailAddress, text),
  'an address, bounded': readAddress,
  'a name': (text) => v.safeParse(personName, text),
  'a password, by the rules of the page': isStrong,
  'a password': (text) => isTooLong(text) || findWeakness(text, ['ann@example.com', 'Ann']),
  'a message’s name': (name) => v.safeParse(message, { ...fromAnn, name }),
  'a message’s address': (email) => v.safeParse(message, { ...fromAnn, email }),
  'a message’s telephone number': (phone) => v.safeParse(message, { ...fromAnn, phone }),
  'a message’s text': (text) => v.safeParse(message, { ...fromAnn, text }),
  metadata: (text) => mergeMetadata({}, { firstName: text, other: text }),
  'an origin': (text) =>
    readOrigin({ code_challenge: text, code_challenge_method: text }, new URLSearchParams(), SITE),
  'a redirect': (text) => allowedRedirect(text, SITE),
  'a flow code': (text) => readFlowCode(text, [server.services.secrets.refreshTokens], 0),
  'a refresh token': (text) => readRefreshToken(text, [server.services.secrets.refreshTokens]),
  'an access token': (text) => readAccessToken(text, server.services),
  'a body': (text) => readText(call(text)),
  'a body of JSON': (text) => readBody(call(text), v.object({})),
  'a field of a body': (text) =>
    readBody(
      call(JSON.stringify({ a: text.toWellFormed(), [text.toWellFormed()]: 1 })),
      v.object({ a: v.string() }),
    ),
  'a form': (text) =>
    readPlainMessage({
      ...call(text),
      query: new URLSearchParams(),
      params: {},
      language: 'en',
      client: '',
      isInside: false,
    }),
  'X-Forwarded-For': (text) => clientAddress(headers('x-forwarded-for', text), '127.0.0.1'),
  'User-Agent': (text) => deviceOf(headers('user-agent', text)),
  Forwarded: (text) => clientAddress(headers('forwarded', text), '127.0.0.1'),
  'an address of a peer': (text) => clientAddress(new Headers(), text),
  Accept: (text) => negotiate(requestWith('accept', text)),
  Origin: (text) => isSameOrigin(requestWith('origin', text), SITE),
  'the columns of a table': (text) => table('select', text),
  'the order of a table': (text) => table('order', text),
  'the limit of a table': (text) => table('limit', text),
  'a filter of a table': (text) => table('code', text),
  'a pattern of a table': (text) => table('code', `ilike.${text}`),
  'a choice of a table': (text) => table('code', `in.(${text})`),
  'the query of a table': (text) => readQuery(readFields(text), 'countries'),
  Range: (text) => readByteRange(text, 9),
  'Range after its unit': (text) => readByteRange(`bytes=${text}`, 9),
  'a path': (text) => request(text),
  'a path from the root': (text) => request(`/${text}`),
  'the path of a mailbox': (text) => request(`/edit-mailbox/${text}`),
  'a query': (text) => request(`/?${text}`),
  'Accept-Encoding': (text) => request('/', { 'accept-encoding': text }),
  'If-None-Match': (text) => request('/', { 'if-none-match': text }),
  'a name in an email': greetableName,
  'a line in an email': cleanLine,
  'lines in an email': cleanLines,
  'an email with a stranger’s name': (name) => compose({ name }),
  'an email with a stranger’s address': (email) => compose({ email }),
  // Longer messages are refused before they are written out.
  'an email with a stranger’s text': (text) => compose({ text: text.slice(0, MAX_MESSAGE_LENGTH) }),
  'the addresses of an email': (email) => asMessage(compose({ email })),
  'an email as it is sent': (text) =>
    stream.sendMail(asMessage(compose({ text: text.slice(0, MAX_MESSAGE_LENGTH) }))),
  'the folder of an address': folderOf,
  'an address in a kept email': (text) => mentionsAddress(text, 'ann@example.com'),
  'the inbox': (text) =>
    inbox(new Request(`http://localhost/dev/inbox/${text.replaceAll(/[^ -~]/gu, '')}`), {
      peer: '127.0.0.1',
    }),
}

it.each(Object.entries(readers))('%s', async (_name, read) => {
  const readOrRefuse = async (text: string) => {
    try {
      await read(text)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof DeliveryError)) throw error
    }
  }
  const tooSlow: string[] = []
  for (const write of writers) {
    if (!(await takesLinearTime(readOrRefuse, write, SIZE))) tooSlow.push(write(24))
  }
  expect(tooSlow).toEqual([])
})
