import { connect } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { listen } from './listen.ts'
import { noSite } from './site.ts'

const HOST = '127.0.0.1'
let free = () => {}
const stuck = new Promise<void>((resolve) => (free = resolve))
let site: Awaited<ReturnType<typeof listen>>
/** Paths in the order in which they were begun, and how many were under way at once. */
const seen = { paths: [] as string[], running: 0, most: 0 }

beforeAll(async () => {
  site = await listen({ port: 0, host: HOST }, noSite, async (request) => {
    seen.paths.push(new URL(request.url).pathname)
    if (request.url.endsWith('/stuck/0')) await stuck
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise(setImmediate)
    seen.running -= 1
    return new Response('well')
  })
})
beforeEach(() => void Object.assign(seen, { paths: [], running: 0, most: 0 }))
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
  const crowd = sendAtOnce(500)
  await expect.poll(() => seen.paths.length).toBeGreaterThan(0)
  expect(await (await fetch(`http://${HOST}:${site.port}/shop/v1/other`)).text()).toBe('well')
  expect(seen.paths.length).toBeLessThan(400)
  await crowd
})

it('whoever sends thousands ahead is cut off', async () => {
  expect(await sendAtOnce(5_000, 'stuck')).toBe('')
  expect(seen.paths).toEqual(['/shop/v1/stuck/0'])
  free()
})
