import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { listen } from './listen.ts'
import { noSite } from './site.ts'

const HOST = '127.0.0.1'
let free = () => {}
const stuck = new Promise<void>((resolve) => (free = resolve))
let site: Awaited<ReturnType<typeof listen>>
/** Paths in the order in which they were begun, how many were under way at once, and what is to be done when the first begins. */
const seen = { paths: [] as string[], running: 0, most: 0, onFirst: () => {} }

beforeAll(async () => {
  site = await listen({ port: 0, host: HOST }, noSite, async (request) => {
    if (seen.paths.push(new URL(request.url).pathname) === 1) seen.onFirst()
    if (request.url.endsWith('/stuck/0')) await stuck
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise(setImmediate)
    seen.running -= 1
    return new Response('well')
  })
})
beforeEach(() => void Object.assign(seen, { paths: [], running: 0, most: 0, onFirst: () => {} }))
afterAll(() => site.close())

/** Everything that is answered to requests in one packet, until the connection ends. */
function sendAtOnce(count: number, path = 'call') {
  const requests = Array.from(
    { length: count },
    (_, index) =>
      `GET /shop/v1/${path}/${index} HTTP/1.1\r\nHost: shop\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
  )
  return new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(site.port, HOST, () => socket.write(requests.join('')))
    socket.on('data', (data) => (text += data))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}

it('calls that are sent ahead of their answers are made one after the other, and answered in order', async () => {
  const text = await sendAtOnce(200)
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(200)
  expect(seen.most).toBe(1)
  expect(seen.paths).toEqual(Array.from({ length: 200 }, (_, index) => `/shop/v1/call/${index}`))
})

it('another connection has its turn between two of them', async () => {
  const another = connect(site.port, HOST)
  await once(another, 'connect')
  seen.onFirst = () => void another.write('GET /shop/v1/other HTTP/1.1\r\nHost: shop\r\n\r\n')
  const crowd = sendAtOnce(500)
  expect(String(await once(another, 'data'))).toContain('HTTP/1.1 200')
  await crowd
  expect(seen.paths.indexOf('/shop/v1/other')).toBeLessThan(100)
  another.destroy()
})

it('whoever sends thousands ahead is cut off', async () => {
  expect(await sendAtOnce(5_000, 'stuck')).toBe('')
  expect(seen.paths).toEqual(['/shop/v1/stuck/0'])
  free()
})
