import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'

import { visitorAddress } from '#bench/wire.ts'

import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'

const AT_ONCE = 24
/** Made in order, and so many at a time: the other items measure time in this process meanwhile. */
const BATCH = 500
const LIMIT_MS = 15_000
/** Beyond what is refused stand only the buffers of both systems. */
const MAX_TAKEN_BYTES = 16 * 1024 * 1024
const ENDLESS_BYTES = 100 * 1024 * 1024
const CHUNK = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`)
const REFUSALS = new Set([400, 401, 403, 404, 405, 408, 411, 413, 414, 415, 422, 429, 431])

const JSON_TYPE = 'Content-Type: application/json'
const BOMB = gzipSync(Buffer.alloc(10_000_000))
const VALID = '{"email":"ann@example.com","password":"x"}'

type Make = (random: () => number) => string | Buffer

/** Bytes that are no request, or one that nobody should answer kindly. Each is a whole stream. */
const STREAMS: Record<string, Make> = {
  'random bytes': (random) => Buffer.from(upTo(200).map(() => Math.floor(random() * 256))),
  'broken UTF-8': (random) =>
    post(Buffer.from([0x7b, 0x22, 0xc0 + random() * 64, 0x28, 0x22, 0x7d])),
  'a byte order mark': () => post(`\ufeff${VALID.slice(0, -1)}`),
  'a cut body': (random) => post(VALID.slice(0, Math.floor(random() * (VALID.length - 1)))),
  'deep JSON': (random) => post('['.repeat(5_000 + random() * 5_000)),
  'deep JSON, closed': () => post(`{"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`),
  'no length': () => head('POST', '/auth/v1/signup', [JSON_TYPE]),
  'a length that is none': (random) =>
    head('POST', '/auth/v1/signup', [
      `Content-Length: ${pick(random, ['-1', 'x', '1e9', '0x10', '1,1'])}`,
    ]),
  'two lengths': () =>
    head('POST', '/auth/v1/signup', ['Content-Length: 3', 'Content-Length: 5']) + 'abcde',
  'length and chunks': () =>
    `${head('POST', '/auth/v1/signup', ['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  'broken chunks': (random) =>
    `${head('POST', '/auth/v1/signup', ['Transfer-Encoding: chunked'])}${pick(random, ['zz', '-1', 'fffffffffffffffff', '5\r\nab\r\n'])}\r\n`,
  'two encodings': () =>
    head('POST', '/auth/v1/signup', ['Transfer-Encoding: gzip, chunked']) + '0\r\n\r\n',
  'a zip bomb': () => post(BOMB, '/auth/v1/signup', [JSON_TYPE, 'Content-Encoding: gzip']),
  'large headers': (random) =>
    head('GET', '/auth/v1/user', [`X-Large: ${'a'.repeat(20_000 + random() * 9_000)}`]),
  'many headers': () =>
    head(
      'GET',
      '/auth/v1/user',
      upTo(3_000).map((index) => `X-${index}: a`),
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
    head(pick(random, ['DELETE', 'PATCH', 'PROPFIND', 'TRACE']), '/auth/v1/signup', []),
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

/** Streams of bytes, most of which are no HTTP. */
export const rawBytes: Item = {
  id: 'F2',
  title: 'Raw bytes',
  bar: '0 answers of 500 and more, none waits over 15 s, an endless body is cut, alive',
  fault: {
    says: 'a body may be as large as it likes',
    edits: [
      {
        file: 'server/http/read-body.ts',
        find: 'if (length > maxBodyBytes) throw tooLarge()',
        replace: '',
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const statuses = new Map<number, number>()
    const kinds = Object.entries(STREAMS)
    const count = size({ fast: 400, full: 20_000 })
    for (const batch of inBatches(upTo(count), BATCH)) {
      const made = batch.map((index) => {
        const [kind, make] = kinds[index % kinds.length] ?? ['', () => '']
        return { kind, bytes: make(random) }
      })
      await inParallel(made, AT_ONCE, async ({ kind, bytes }) => {
        const { status, waited } = await sendStream(server.url, bytes)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (waited >= LIMIT_MS) wrongs.add(`${kind}: no end after ${LIMIT_MS} ms`)
        if (!REFUSALS.has(status)) wrongs.add(`${kind}: ${status}`)
      })
    }
    const { status, taken } = await sendEndless(server.url)
    if (status !== 413 || taken > MAX_TAKEN_BYTES)
      wrongs.add(`endless: ${status} after ${taken} bytes`)
    if (!server.isAlive()) wrongs.add('the process ended')
    const after = await signUp(server, 'f2@example.com')
    if (after.status !== 200) wrongs.add(`a sign-up afterwards: ${after.status}`)
    const told = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([code, times]) => `${times} × ${code}`)
    return wrongs.outcome(
      `${count} streams: ${told.join(', ')}; endless body cut after ${Math.round(taken / 1024)} kB`,
    )
  },
}

let streams = 0

/** Each from a visitor of its own, so that no limit stands in the way. */
function head(method: string, path: string, headers: string[]) {
  streams += 1
  const visitor = `X-Forwarded-For: ${visitorAddress(streams)}`
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', visitor, ...headers]
  return `${lines.join('\r\n')}\r\n\r\n`
}

function post(body: string | Buffer, path = '/auth/v1/signup', headers = [JSON_TYPE]) {
  const bytes = Buffer.from(body)
  const lines = [...headers, `Content-Length: ${bytes.length}`, 'Connection: close']
  return Buffer.concat([Buffer.from(head('POST', path, lines)), bytes])
}

function pick(random: () => number, from: string[]) {
  return from[Math.floor(random() * from.length)] ?? ''
}

/** Sends the bytes and no more. @returns the first status that was answered (0: none), and how long that took */
function sendStream(url: string, bytes: string | Buffer) {
  const begun = performance.now()
  return new Promise<{ status: number; waited: number }>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let said = ''
    const end = () => {
      socket.destroy()
      resolve({ status: statusIn(said), waited: performance.now() - begun })
    }
    socket.setTimeout(LIMIT_MS, end)
    socket.on('error', end)
    socket.on('close', end)
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (said.includes('\r\n\r\n')) end()
    })
    socket.write(bytes)
  })
}

/** Sends a body without end. @returns what was answered, and how many bytes were taken until then */
function sendEndless(url: string) {
  return new Promise<{ status: number; taken: number }>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let said = ''
    const end = () => {
      const taken = socket.bytesWritten - socket.writableLength
      socket.destroy()
      resolve({ status: statusIn(said), taken })
    }
    const goOn = () => {
      if (socket.bytesWritten > ENDLESS_BYTES) return end()
      while (socket.write(CHUNK) && socket.bytesWritten < ENDLESS_BYTES);
    }
    socket.setTimeout(LIMIT_MS, end)
    socket.on('drain', goOn)
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (said.includes('\r\n\r\n')) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(head('POST', '/auth/v1/signup', [JSON_TYPE, 'Transfer-Encoding: chunked']))
    goOn()
  })
}

function statusIn(said: string) {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)
}
