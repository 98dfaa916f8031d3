import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { visitorAddress } from '#bench/wire.ts'

import { upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { pause, percentile, statusOf, timed, timeUntil } from './watch.ts'

const MAX_OPEN_MS = 10_000
/** Where other work shares the machine, a clock of a second ticks late. */
const SLACK_MS = 4_000
const MAX_PAGE_MS = 200
/** In the kernel's table of connections. */
const ESTABLISHED = '01'
const TRICKLE_MS = 1_000
const MAX_FREEING_MS = 30_000
/** Answers in a row, of which nobody takes one: more than the buffers of both systems hold. */
const UNREAD_ANSWERS = 30

/** Connections that are held as slowly as can be. */
export const slowClients: Item = {
  id: 'X5',
  title: 'Slow headers, slow bodies, slow readers',
  bar: 'each closed in 10 s, good visitors p99 200 ms without an error, descriptors given back in 30 s',
  isAlone: true,
  tiers: ['full', 'soak'],
  fault: {
    says: 'slow headers are looked for each half minute (the default)',
    edits: [
      {
        file: 'server/http/listen.ts',
        find: '      connectionsCheckingInterval: CHECK_EVERY_MS,\n',
        replace: '',
      },
    ],
  },
  async measure({ size, tier, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const before = descriptorsOf(server)
    const count = size({ fast: 50, full: 500 })
    const slack = tier === 'fast' ? SLACK_MS : TRICKLE_MS
    const pages: number[] = []
    const visiting = { isOver: false }
    const visits = visit(server, visiting, pages, wrongs)
    const senders = {
      headers: upTo(count * 2).map(() => send(server, 'GET / HTTP/1.1\r\n', 'X: y\r\n')),
      bodies: upTo(count).map((index) => send(server, slowBody(index), 'a')),
    }
    const held: [string, number][] = [['readers', await readNothing(server, count)]]
    for (const [kind, open] of Object.entries(senders)) {
      held.push([kind, Math.max(...(await Promise.all(open)))])
    }
    for (const [kind, ms] of held) {
      if (ms > MAX_OPEN_MS + slack) wrongs.add(`${kind} held for ${Math.round(ms)} ms`)
    }
    visiting.isOver = true
    await visits
    const slow = percentile(pages, 99)
    if (tier !== 'fast' && slow > MAX_PAGE_MS) wrongs.add(`pages p99 ${Math.round(slow)} ms`)
    const isFree = async () => descriptorsOf(server) <= before + 2
    if ((await timeUntil(MAX_FREEING_MS, isFree)) >= MAX_FREEING_MS) {
      wrongs.add(`${descriptorsOf(server)} descriptors, ${before} before`)
    }
    return wrongs.outcome(
      `${count * 4} connections, held at most: ${held.map(([kind, ms]) => `${kind} ${(ms / 1000).toFixed(1)} s`).join(', ')}; ${pages.length} pages p99 ${Math.round(slow)} ms`,
    )
  },
}

/** Opens a connection, sends a beginning, then a little at a time. @returns how long it stayed open */
function send({ url }: Server, beginning: string, trickle: string) {
  const begun = performance.now()
  return new Promise<number>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
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
      resolve(performance.now() - begun)
    }
  })
}

/** Asks for much and reads nothing. @returns how long the server held all of these connections */
async function readNothing(server: Server, count: number) {
  const path = largestFile()
  const ports = new Set<number>()
  const sockets = upTo(count).map(() => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('connect', () => ports.add(socket.localPort ?? 0))
    socket.pause()
    socket.write(get(path).repeat(UNREAD_ANSWERS))
    return socket
  })
  await timeUntil(MAX_OPEN_MS, async () => ports.size === count)
  const held = await timeUntil(MAX_OPEN_MS * 2, async () => !isHeld(server, ports))
  for (const socket of sockets) socket.destroy()
  return held
}

/** Whether the server's end of one of these connections is still established, as the kernel's table says. */
function isHeld({ url }: Server, ports: Set<number>) {
  const served = portText(Number(new URL(url).port))
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([, local, remote, state]) => {
      const isOurs = local?.endsWith(served) && state === ESTABLISHED
      return isOurs && ports.has(Number.parseInt(remote?.split(':')[1] ?? '', 16))
    })
}

function portText(port: number) {
  return `:${port.toString(16).toUpperCase().padStart(4, '0')}`
}

function slowBody(index: number) {
  return `POST /auth/v1/recover HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitorAddress(index)}\r\nContent-Length: 1000\r\n\r\n{`
}

function get(path: string) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
}

function largestFile() {
  const folder = 'build/client'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sized = names.map((name) => ({ name, size: statSync(join(folder, name)).size }))
  const [largest] = sized.toSorted((a, b) => b.size - a.size)
  return `/${largest?.name}`
}

async function visit(server: Server, state: { isOver: boolean }, pages: number[], wrongs: Wrongs) {
  while (!state.isOver) {
    const { result, ms } = await timed(() => statusOf(server, '/'))
    pages.push(ms)
    if (result !== 200) wrongs.add(`a good visitor: ${result}`)
    await pause(25)
  }
}

function descriptorsOf(server: Server) {
  return readdirSync(`/proc/${server.pid}/fd`).length
}
