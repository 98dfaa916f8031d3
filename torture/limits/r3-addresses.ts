import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

const LIMIT = 30
const AT_ONCE = 6
const GROUP = 65_536

/** However an address is written, and wherever it stands in its network of 64 bits, it is one visitor. */
export const addressSpellings: Item = {
  id: 'R3',
  title: 'IPv6 networks and spellings',
  bar: '1 bucket per /64, 0 aliases',
  fault: {
    says: 'each IPv6 address is a visitor of its own',
    isQuick: true,
    edits: [
      {
        file: 'server/http/client-address.ts',
        find: 'return isIPv6(visitor) ? networkOf(visitor) : visitor',
        replace: 'return isIPv6(visitor) ? visitor : visitor && networkOf.name && visitor',
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer({ settings: { HOST: '::' } })
    await server.stopClock()
    const wrongs = new Wrongs()
    const tries = context.size({ fast: 80, full: 1_000 })
    const { random } = context
    const buckets = {
      'one /64': () => spell([0x2001, 0xdb8, 0x1, 0x2, ...fourGroups(random)], random),
      'another /64': () => spell([0x2001, 0xdb8, 0x1, 0x3, ...fourGroups(random)], random),
      'an IPv4': () => spellMapped([203, 0, 113, 9], random),
      'another IPv4': () => spellMapped([203, 0, 113, 10], random),
    }
    for (const [name, makeAddress] of Object.entries(buckets)) {
      const allowed = await countAllowed(server, tries, makeAddress)
      if (allowed !== LIMIT) wrongs.add(`${name}: ${allowed} allowed`)
    }
    const sockets = await tryRealSockets(server)
    if (sockets !== '200,200') wrongs.add(`over real sockets: ${sockets}`)
    const count = Object.keys(buckets).length
    return wrongs.outcome(
      `${count * tries} spellings of ${count} visitors, ${wrongs.count} aliases`,
    )
  },
}

async function countAllowed(server: Server, tries: number, makeAddress: () => string) {
  const statuses = await inParallel(upTo(tries), AT_ONCE, async () => {
    const from = makeAddress()
    return (await server.ask('POST', '/auth/v1/recover', {}, { from })).status
  })
  return statuses.filter((status) => status !== 429).length
}

/** The server also hears IPv6, and IPv4 on the same socket. */
async function tryRealSockets(server: Server) {
  const { port } = new URL(server.url)
  const hosts = ['[::1]', '127.0.0.1']
  const answers = hosts.map((host) => fetch(`http://${host}:${port}/health/alive`))
  return (await Promise.all(answers)).map(({ status }) => status).join()
}

function fourGroups(random: Context['random']) {
  return upTo(4).map(() => Math.floor(random() * GROUP))
}

function spell(groups: number[], random: Context['random']) {
  const padded = random() < 1 / 2
  const text = groups.map((group) => group.toString(16).padStart(padded ? 4 : 1, '0')).join(':')
  const cased = random() < 1 / 2 ? text.toUpperCase() : text
  return random() < 1 / 4 ? `[${cased}]:${1 + Math.floor(random() * 65_000)}` : cased
}

function spellMapped(bytes: [number, number, number, number], random: Context['random']) {
  const dotted = bytes.join('.')
  const hex = (index: 0 | 2) => (bytes[index] * 256 + (bytes[index + 1] ?? 0)).toString(16)
  const spellings = [
    dotted,
    `${dotted}:4711`,
    `::ffff:${dotted}`,
    `::FFFF:${dotted}`,
    `0:0:0:0:0:ffff:${dotted}`,
    `::ffff:${hex(0)}:${hex(2)}`,
    `::FFFF:${hex(0).toUpperCase()}:${hex(2).toUpperCase()}`,
    `[::ffff:${dotted}]:80`,
    `0000:0000:0000:0000:0000:ffff:${hex(0).padStart(4, '0')}:${hex(2).padStart(4, '0')}`,
    ` ${dotted} `,
  ]
  return spellings[Math.floor(random() * spellings.length)] ?? dotted
}
