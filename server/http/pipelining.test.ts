import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { range } from '#tests/support/parallel.ts'

import { listen } from './listen.ts'
import type { Site } from './site.ts'

const HOST = '127.0.0.1'
const PAGE = Buffer.alloc(200_000, 'page ')
const CALL_MS = 5
const PAGES = 100

const body = { headers: { 'Accept-Ranges': 'bytes' }, bytes: PAGE }
const files: Site['files'] = new Map([['/', { etag: '"1"', bodies: { identity: body } }]])
const stuck = Promise.withResolvers<void>()
let site: Awaited<ReturnType<typeof listen>>
const seen = { paths: [] as string[], running: 0, most: 0, onCall: () => {} }

beforeAll(async () => {
  site = await listen({ port: 0, host: HOST }, { files, shells: [] }, async (request) => {
    seen.paths.push(new URL(request.url).pathname)
    seen.onCall()
    if (request.url.endsWith('/stuck/0')) await stuck.promise
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise(setImmediate)
    seen.running -= 1
    return new Response('well')
  })
})
beforeEach(() => void Object.assign(seen, { paths: [], running: 0, most: 0, onCall: () => {} }))
afterAll(() => site.close())

const ask = (start: string, ...headers: string[]) =>
  [`${start} HTTP/1.1`, 'Host: shop', ...headers, '', ''].join('\r\n')
const askOther = ask('GET /shop/v1/other')

async function open() {
  const socket = connect(site.port, HOST)
  await once(socket, 'connect')
  return socket
}

async function send(requests: string, readAfterMs = 0) {
  const socket = await open()
  socket.write(requests)
  await new Promise((resolve) => setTimeout(resolve, readAfterMs))
  let text = ''
  socket.on('data', (data) => (text += data))
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}

function sendCalls(count: number, path = 'call') {
  const last = count - 1
  const calls = range(count).map((at) =>
    ask(`GET /shop/v1/${path}/${at}`, ...(at === last ? ['Connection: close'] : [])),
  )
  return send(calls.join(''))
}

it('handles pipelined calls one by one, in order', async () => {
  const text = await sendCalls(200)
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(200)
  expect(seen.most).toBe(1)
  expect(seen.paths).toEqual(range(200).map((at) => `/shop/v1/call/${at}`))
})

it('answers pipelined pages and calls in order and whole, for slow readers too', async () => {
  const requests = [
    ask('GET /').repeat(PAGES),
    ask('GET /', 'If-None-Match: "1"'),
    ask('GET /shop/v1/call'),
    `${ask('POST /', 'Content-Length: 1')}a`,
    ask('GET /', 'Range: bytes=5-9'),
    ask('HEAD /', 'Connection: close'),
  ]
  const text = await send(requests.join(''), 200)
  const [, ...answers] = text.split(/HTTP\/1\.1 (?=\d+ )/)
  const heard = answers.map((answer) => [
    Number(answer.slice(0, 3)),
    answer.length - answer.indexOf('\r\n\r\n') - 4,
  ])
  const page = [200, PAGE.length]
  expect(heard.slice(0, PAGES)).toEqual(range(PAGES).map(() => page))
  expect(heard.slice(PAGES)).toEqual([
    [304, 0],
    [200, expect.any(Number)],
    [405, 0],
    [206, 5],
    [200, 0],
  ])
})

it('answers another connection between two pipelined calls', async () => {
  const another = await open()
  seen.onCall = () => {
    if (seen.paths.length === 1) another.write(askOther)
  }
  const crowd = sendCalls(500)
  expect(String(await once(another, 'data'))).toContain('HTTP/1.1 200')
  await crowd
  expect(seen.paths.indexOf('/shop/v1/other')).toBeLessThan(100)
  another.destroy()
})

it('closes a connection that sends thousands of requests ahead', async () => {
  expect(await sendCalls(5_000, 'stuck')).toBe('')
  expect(seen.paths).toEqual(['/shop/v1/stuck/0'])
  stuck.resolve()
})

it('yields between concurrent calls of many connections', async () => {
  const crowd = await Promise.all(range(50).map(open))
  const askAll = () =>
    Promise.all(crowd.map((socket) => (socket.write(askOther), once(socket, 'data'))))
  await askAll()
  seen.paths = []
  let begunBefore = Infinity
  seen.onCall = () => {
    for (const end = performance.now() + CALL_MS; performance.now() < end;);
    if (seen.paths.length === 5) setImmediate(() => (begunBefore = seen.paths.length))
  }
  await askAll()
  for (const socket of crowd) socket.destroy()
  expect(seen.paths).toHaveLength(50)
  expect(begunBefore).toBeLessThan(10)
})
