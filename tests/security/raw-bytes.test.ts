import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { visitorAddress } from '#bench/wire.ts'
import { signUp } from '#server/testing/fixtures.ts'
import { randomFrom } from '#shared/random.ts'
import { inBatches, inParallel, range } from '#tests/support/parallel.ts'
import { seed, size } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'

const COUNT = size(150, 20_000)
const AT_ONCE = 50
const BATCH = 500
/** The server waits for ten seconds; a busy machine lets it do so later. */
const LIMIT_MS = 60_000
/** Beyond what is refused stand only the buffers of both systems. */
const MAX_TAKEN_BYTES = 16 * 1024 * 1024
const ENDLESS_BYTES = 100 * 1024 * 1024
const CHUNK = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`)
const REFUSALS = new Set([400, 401, 403, 404, 405, 408, 411, 413, 414, 415, 422, 429, 431])

const SIGN_UP = '/auth/v1/signup'
const JSON_TYPE = 'Content-Type: application/json'
const BOMB = gzipSync(Buffer.alloc(10_000_000))
const VALID = '{"email":"ann@example.com","password":"x"}'

type Make = (random: () => number) => string | Buffer

/** Bytes that are no request, or one that nobody should answer kindly. Each is a whole stream. */
const STREAMS: Record<string, Make> = {
  'random bytes': (random) => Buffer.from(range(200).map(() => Math.floor(random() * 256))),
  'broken UTF-8': (random) =>
    post(Buffer.from([0x7b, 0x22, 0xc0 + random() * 64, 0x28, 0x22, 0x7d])),
  'a byte order mark': () => post(`\ufeff${VALID.slice(0, -1)}`),
  'a cut body': (random) => post(VALID.slice(0, Math.floor(random() * (VALID.length - 1)))),
  'deep JSON': (random) => post('['.repeat(5_000 + random() * 5_000)),
  'deep JSON, closed': () => post(`{"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`),
  'no length': () => head('POST', SIGN_UP, [JSON_TYPE]),
  'a length that is none': (random) =>
    head('POST', SIGN_UP, [`Content-Length: ${pick(random, ['-1', 'x', '1e9', '0x10', '1,1'])}`]),
  'two lengths': () => head('POST', SIGN_UP, ['Content-Length: 3', 'Content-Length: 5']) + 'abcde',
  'length and chunks': () =>
    `${head('POST', SIGN_UP, ['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  'broken chunks': (random) =>
    `${head('POST', SIGN_UP, ['Transfer-Encoding: chunked'])}${pick(random, ['zz', '-1', 'fffffffffffffffff', '5\r\nab\r\n'])}\r\n`,
  'two encodings': () => head('POST', SIGN_UP, ['Transfer-Encoding: gzip, chunked']) + '0\r\n\r\n',
  'a zip bomb': () => post(BOMB, SIGN_UP, [JSON_TYPE, 'Content-Encoding: gzip']),
  'large headers': (random) =>
    head('GET', '/auth/v1/user', [`X-Large: ${'a'.repeat(20_000 + random() * 9_000)}`]),
  'many headers': () =>
    head(
      'GET',
      '/auth/v1/user',
      range(3_000).map((index) => `X-${index}: a`),
    ),
  'a long address': () => head('GET', `/auth/v1/verify?token=${'a'.repeat(65_536)}`, []),
  'a header with a break': () =>
    head('GET', '/auth/v1/user', ['X-One: a\rSet-Cookie: b', ' folded']),
  'no host': () => 'GET /auth/v1/user HTTP/1.1\r\n\r\n',
  'two hosts': () => 'GET /auth/v1/user HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'another protocol': (random) =>
    pick(random, [
      'GET / HTTP/3.0\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01',
    ]),
  'a method of nobody': (random) =>
    head(pick(random, ['DELETE', 'PATCH', 'PROPFIND', 'TRACE']), SIGN_UP, []),
  'another kind of body': (random) =>
    post(pick(random, ['<a/>', 'a=b', '--x\r\n\r\n--x--']), '/contact/v1/messages', [
      `Content-Type: ${pick(random, ['text/xml', 'multipart/form-data; boundary=x', 'image/png'])}`,
    ]),
  'strange paths': (random) =>
    head(
      'POST',
      `/auth/v1/${pick(random, ['%', '%00', '..%2f..', '%ff%fe', '\\..\\', '*', '//', ';x'])}`,
      [],
    ),
  'a body of 70 kB': () => post('a'.repeat(70_000)),
}

const server = useServer({ hasCheapHashes: true })

it('refuses what is no request, in time, and goes on', async () => {
  const random = randomFrom(seed)
  const kinds = Object.entries(STREAMS)
  const problems: string[] = []
  for (const batch of inBatches(range(COUNT), BATCH)) {
    await inParallel(batch, AT_ONCE, async (index) => {
      const [kind, make] = kinds[index % kinds.length] ?? ['', () => '']
      const { status, ms } = await sendStream(make(random))
      if (ms >= LIMIT_MS) problems.push(`${kind}: no end after ${LIMIT_MS} ms`)
      if (!REFUSALS.has(status)) problems.push(`${kind}: ${status}`)
    })
  }
  expect(problems.slice(0, 5)).toEqual([])
  expect((await signUp(server, 'ann@example.com')).status).toBe(200)
})

it('stops reading a body without end', async () => {
  const { status, taken } = await sendEndless()
  expect(status).toBe(413)
  expect(taken).toBeLessThan(MAX_TAKEN_BYTES)
})

let streams = 0

/** Each from a visitor of its own, so that no limit stands in the way. */
function head(method: string, path: string, headers: string[]) {
  streams += 1
  const visitor = `X-Forwarded-For: ${visitorAddress(streams)}`
  return `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', visitor, ...headers].join('\r\n')}\r\n\r\n`
}

function post(body: string | Buffer, path = SIGN_UP, headers = [JSON_TYPE]) {
  const bytes = Buffer.from(body)
  const lines = [...headers, `Content-Length: ${bytes.length}`, 'Connection: close']
  return Buffer.concat([Buffer.from(head('POST', path, lines)), bytes])
}

function pick(random: () => number, from: string[]) {
  return from[Math.floor(random() * from.length)] ?? ''
}

function open() {
  return connect(Number(new URL(server.url).port), '127.0.0.1')
}

/** Sends the bytes and no more. @returns the first status that was answered (0: none), and how long that took */
function sendStream(bytes: string | Buffer) {
  const begun = performance.now()
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const socket = open()
    let heard = ''
    const end = () => {
      socket.destroy()
      resolve({ status: statusIn(heard), ms: performance.now() - begun })
    }
    socket.setTimeout(LIMIT_MS, end)
    for (const event of ['error', 'close']) socket.on(event, end)
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      if (heard.includes('\r\n\r\n')) end()
    })
    socket.write(bytes)
  })
}

/** Sends a body without end. @returns what was answered, and how many bytes were taken until then */
function sendEndless() {
  return new Promise<{ status: number; taken: number }>((resolve) => {
    const socket = open()
    let heard = ''
    const end = () => {
      const taken = socket.bytesWritten - socket.writableLength
      socket.destroy()
      resolve({ status: statusIn(heard), taken })
    }
    const goOn = () => {
      if (socket.bytesWritten > ENDLESS_BYTES) return end()
      while (socket.write(CHUNK) && socket.bytesWritten < ENDLESS_BYTES);
    }
    socket.setTimeout(LIMIT_MS, end)
    socket.on('drain', goOn)
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    for (const event of ['error', 'close']) socket.on(event, end)
    socket.write(head('POST', SIGN_UP, [JSON_TYPE, 'Transfer-Encoding: chunked']))
    goOn()
  })
}

function statusIn(heard: string) {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)
}
