import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { visitorAddress } from '#tests/support/account-wire.ts'
import { range } from '#tests/support/parallel.ts'
import { isSoak, size } from '#tests/support/soak.ts'
import { useServer } from '#tests/support/use-server.ts'
import { pause, percentile, statusOf, timed, timeUntil } from '#tests/support/watch.ts'

const COUNT = size(5, 500)
/** On a shared machine a timer of a second fires late. */
const MAX_OPEN_MS = size(14_000, 11_000)
const MAX_PAGE_MS = 200
const MAX_FREEING_MS = 30_000
const TRICKLE_MS = 1_000
/** More than the buffers of both systems hold. */
const UNREAD_ANSWERS = 30
/** State in /proc/net/tcp. */
const ESTABLISHED = '01'

const server = useServer()

it('a slow sender or reader is disconnected in ten seconds, and delays nothing', async () => {
  const before = descriptors()
  const slow = Promise.all([
    longest(range(COUNT * 2).map(() => send('GET / HTTP/1.1\r\n', 'X: y\r\n'))),
    longest(range(COUNT).map((index) => send(slowBody(index), 'a'))),
    readNothing(),
  ])
  const pages: number[] = []
  const held = { isOver: false }
  void slow.then(() => (held.isOver = true))
  while (!held.isOver) {
    const { result, ms } = await timed(() => statusOf(server, '/'))
    expect(result).toBe(200)
    pages.push(ms)
    await pause(25)
  }
  for (const ms of await slow) expect(ms).toBeLessThan(MAX_OPEN_MS)
  if (isSoak) expect(percentile(pages, 99)).toBeLessThan(MAX_PAGE_MS)
  const isFree = async () => descriptors() <= before + 2
  expect(await timeUntil(MAX_FREEING_MS, isFree)).toBeLessThan(MAX_FREEING_MS)
})

const open = () => connect(Number(new URL(server.url).port), '127.0.0.1')

async function longest(times: Promise<number>[]) {
  return Math.max(...(await Promise.all(times)))
}

/** Opens a connection and trickles data. @returns how long it stayed open */
function send(beginning: string, trickle: string) {
  const startedAt = performance.now()
  return new Promise<number>((resolve) => {
    const socket = open()
    const timer = setInterval(() => socket.write(trickle), TRICKLE_MS)
    const limit = setTimeout(end, MAX_OPEN_MS * 2)
    socket.write(beginning)
    socket.resume()
    socket.on('error', end)
    socket.on('end', end)
    function end() {
      clearInterval(timer)
      clearTimeout(limit)
      socket.destroy()
      resolve(performance.now() - startedAt)
    }
  })
}

/** Requests much and reads nothing. @returns how long the last connection stayed open */
async function readNothing() {
  const request = `GET ${largestFile()} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const ports = new Set<number>()
  const sockets = range(COUNT).map(() => {
    const socket = open()
    socket.on('error', () => undefined)
    socket.on('connect', () => ports.add(socket.localPort ?? 0))
    socket.pause()
    socket.write(request.repeat(UNREAD_ANSWERS))
    return socket
  })
  await timeUntil(MAX_OPEN_MS, async () => ports.size === COUNT)
  const held = await timeUntil(MAX_OPEN_MS * 2, async () => !isHeld(ports))
  for (const socket of sockets) socket.destroy()
  return held
}

function isHeld(ports: Set<number>) {
  const port = Number(new URL(server.url).port)
  const served = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([, local, remote, state]) => {
      const isOurs = local?.endsWith(served) && state === ESTABLISHED
      return isOurs && ports.has(Number.parseInt(remote?.split(':')[1] ?? '', 16))
    })
}

function slowBody(index: number) {
  return `POST /auth/v1/recover HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitorAddress(index)}\r\nContent-Length: 1000\r\n\r\n{`
}

function largestFile() {
  const folder = 'build/client'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sized = names.map((name) => ({ name, size: statSync(join(folder, name)).size }))
  const [largest] = sized.toSorted((one, other) => other.size - one.size)
  return `/${largest?.name}`
}

function descriptors() {
  return readdirSync(`/proc/${server.pid}/fd`).length
}
