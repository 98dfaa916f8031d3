import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import { readSettings } from '#server/settings.ts'
import { speak } from '#tests/support/wire.ts'

import { listen } from './listen.ts'
import { loadSite } from './site.ts'

const HOST = '127.0.0.1'
const PAGE = '<html><h1>é</h1></html>'
const LARGE = `<html>${'word '.repeat(40_000)}</html>`
/** More than a connection holds while nobody reads. */
const AHEAD = 100

let folder: string
let site: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-prepared-'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await mkdir(join(folder, 'large'))
  await writeFile(join(folder, 'large/index.html'), LARGE)
  const files = loadSite(folder, readSettings({}), [])
  site = await listen({ port: 0, host: HOST }, files, () => new Response(null, { status: 404 }))
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const ask = (start: string, ...lines: string[]) =>
  [start, 'Host: shop', ...lines, '', ''].join('\r\n')
const LAST = 'Connection: close'
/** An answer's status and headers, as they were written, and its body. */
function readAnswer(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const [status, ...lines] = text.slice(0, end).split('\r\n')
  return { status, headers: Object.fromEntries(lines.map(splitLine)), body: text.slice(end + 4) }
}
const splitLine = (line: string) => [
  line.slice(0, line.indexOf(': ')),
  line.slice(line.indexOf(': ') + 2),
]
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

/** What a kept connection is sent for a request, ahead of what ends it. */
async function answerKept(...requests: string[]) {
  const closing = ask('GET /shop/v1/last HTTP/1.1', LAST)
  const heard = await speak(site.port, requests.join('') + closing)
  return heard.slice(0, heard.lastIndexOf('HTTP/1.1 404'))
}

it('says the same whether the connection is kept or not', async () => {
  const kept = readAnswer(await answerKept(ask('GET / HTTP/1.1')))
  const closed = readAnswer(await speak(site.port, ask('GET / HTTP/1.1', LAST)))
  const head = readAnswer(await answerKept(ask('HEAD / HTTP/1.1')))
  const { Connection, 'Keep-Alive': keep, ...headers } = kept.headers
  expect([kept.status, kept.body]).toEqual(['HTTP/1.1 200 OK', bytesOf(PAGE)])
  expect([Connection, keep]).toEqual(['keep-alive', 'timeout=65'])
  expect(closed).toEqual({ ...kept, headers: { ...headers, Connection: 'close', Date: anyDate } })
  expect(head).toEqual({ ...kept, headers: { ...kept.headers, Date: anyDate }, body: '' })
})
const anyDate = expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)

it('tells whoever has the page that it is the same, with the same headers and no length', async () => {
  const page = readAnswer(await answerKept(ask('GET / HTTP/1.1')))
  const known = `If-None-Match: ${page.headers.ETag}`
  const again = readAnswer(await answerKept(ask('GET / HTTP/1.1', known)))
  const { 'Content-Length': _length, ...headers } = page.headers
  expect(again).toEqual({
    status: 'HTTP/1.1 304 Not Modified',
    headers: { ...headers, Date: anyDate },
    body: '',
  })
})

it('closes the connection of an old client, and keeps it when that asks to', async () => {
  const old = readAnswer(await speak(site.port, ask('GET / HTTP/1.0')))
  expect([old.headers.Connection, old.body]).toEqual(['close', bytesOf(PAGE)])
  const asks = ask('GET / HTTP/1.0', 'Connection: keep-alive')
  expect(readAnswer(await answerKept(asks)).headers.Connection).toBe('keep-alive')
})

it('answers what is sent ahead in its order, a call between pages too', async () => {
  const page = readAnswer(await answerKept(ask('GET / HTTP/1.1')))
  const known = `If-None-Match: ${page.headers.ETag}`
  const heard = await answerKept(
    ask('GET / HTTP/1.1'),
    ask('GET / HTTP/1.1', known),
    ask('GET /shop/v1/call HTTP/1.1'),
    ask('POST / HTTP/1.1', 'Content-Length: 1') + 'a',
    ask('GET /large HTTP/1.1'),
  )
  const statuses = heard.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(-3)))
  expect(statuses).toEqual([200, 304, 404, 405, 200])
  expect(heard.endsWith(LARGE)).toBe(true)
})

it('carries the date of the second in which it is sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const date of ['Fri, 31 Dec 2027 23:59:59 GMT', 'Sat, 01 Jan 2028 00:00:00 GMT']) {
    vi.setSystemTime(new Date(date))
    for (const more of [0, 999]) {
      vi.setSystemTime(Date.parse(date) + more)
      expect(readAnswer(await answerKept(ask('GET / HTTP/1.1'))).headers.Date).toBe(date)
    }
  }
})

it('arrives whole however late it is read', async () => {
  const requests = ask('GET /large HTTP/1.1').repeat(AHEAD) + ask('GET / HTTP/1.1', LAST)
  const socket = connect(site.port, HOST, () => socket.write(requests)).setEncoding('latin1')
  socket.pause()
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (text) => (heard += text))
  socket.pause()
  setTimeout(() => socket.resume(), 200)
  await once(socket, 'close')
  const bodies = heard.split(/HTTP\/1\.1 200 OK\r\n(?:[^\r\n]+\r\n)+\r\n/).slice(1)
  expect(bodies.map((body) => body.length)).toEqual([
    ...Array.from({ length: AHEAD }, () => LARGE.length),
    bytesOf(PAGE).length,
  ])
})
