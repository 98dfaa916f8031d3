import { inParallel, upTo } from '#torture/at-once.ts'
import { type Context, type Item } from '#torture/item.ts'

const LIMIT = 30
const AT_ONCE = 6
const HEADERS = [
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'Fastly-Client-IP',
  'X-Originating-IP',
  'Client-IP',
  'Via',
]

/** What a visitor says of where they come from counts for nothing, unless a proxy we trust passes it on. */
export const forwardedHeaders: Item = {
  id: 'R2',
  title: 'Forwarded headers',
  bar: '1,000 spoofed: 0 extra tries',
  fault: {
    says: 'X-Forwarded-For is believed from anybody',
    isQuick: true,
    edits: [
      {
        file: 'server/http/client-address.ts',
        find: 'if (!isTrusted(visitor)) break',
        replace: '',
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const server = await startServer({ isBehindProxy: false })
    await server.stopClock()
    const tries = size({ fast: 200, full: 1_000 })
    const statuses = await inParallel(upTo(tries), AT_ONCE, async (turn) => {
      const headers = Object.fromEntries(
        HEADERS.filter((_name, place) => place === turn % HEADERS.length || random() < 1 / 4).map(
          (name) => [name, makeValue(name, random)],
        ),
      )
      const from = makeAddress(random)
      return (await server.ask('POST', '/auth/v1/recover', {}, { from, headers })).status
    })
    const allowed = statuses.filter((status) => status !== 429).length
    return {
      figure: `${tries} spoofed, ${allowed - LIMIT} extra tries`,
      passed: allowed === LIMIT,
    }
  },
}

function makeValue(name: string, random: Context['random']) {
  const address = makeAddress(random)
  if (name === 'Forwarded') return `for=${address};proto=https`
  return random() < 1 / 2 ? address : `${makeAddress(random)}, ${address}, 127.0.0.1`
}

function makeAddress(random: Context['random']) {
  const part = () => Math.floor(random() * 256)
  if (random() < 1 / 4) return `2001:db8:${part().toString(16)}::${part().toString(16)}`
  if (random() < 1 / 8) return '127.0.0.1'
  return `${part()}.${part()}.${part()}.${part()}`
}
