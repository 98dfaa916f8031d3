import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { askToTheLetter } from '#torture/wire.ts'

const AT_ONCE = 4
const LIMIT = 30
const FROM = '203.0.113.5'
/** What the call answers when it is let through. */
const LET_THROUGH = 'Password recovery requires an email'
const METHODS = ['POST', 'PUT', 'PATCH', 'post', 'GET', 'HEAD', 'DELETE', 'OPTIONS']
const OVERRIDES = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-URL']

/** Another spelling of a path is the same call and the same limit, or no call at all. */
export const pathSpellings: Item = {
  id: 'R4',
  title: 'Path spellings',
  bar: '500 spellings: 0 get past a limit',
  fault: {
    says: 'the limit is counted by the raw path',
    isQuick: true,
    edits: [
      {
        file: 'server/http/rate-limit.ts',
        find: 'export async function countRequest({ visitor }: Call, limit: Limit, { limiter }: Services) {',
        replace: `export async function countRequest({ visitor, request }: Call, asked: Limit, { limiter }: Services) {
  const limit = { ...asked, name: request.url }`,
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const server = await startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    const ask = (path: string, method = 'POST', headers: Record<string, string> = {}) =>
      askToTheLetter(server.url, {
        path,
        method,
        headers: { 'X-Forwarded-For': FROM, 'Content-Type': 'application/json', ...headers },
        body: '{}',
      })
    for (const _ of upTo(LIMIT)) await ask('/auth/v1/recover')
    const { status } = await ask('/auth/v1/recover')
    if (status !== 429) wrongs.add(`the limit is not met: ${status}`)
    const tries = upTo(size({ fast: 120, full: 500 })).map(() => ({
      path: respell('/auth/v1/recover', random),
      method: pick(METHODS, random, 'POST'),
      headers: random() < 1 / 4 ? { [pick(OVERRIDES, random)]: pick(['POST', '/x'], random) } : {},
    }))
    await inParallel(tries, AT_ONCE, async ({ path, method, headers }) => {
      const reply = await ask(path, method, headers)
      if (reply.text.includes(LET_THROUGH)) wrongs.add(`${method} ${path}: ${reply.status}`)
      if (reply.status >= 500) wrongs.add(`${method} ${path}: ${reply.status}`)
    })
    return wrongs.outcome(`${tries.length} spellings, ${wrongs.count} got past`)
  },
}

function pick(from: string[], random: Context['random'], usual?: string) {
  if (usual && random() < 2 / 3) return usual
  return from[Math.floor(random() * from.length)] ?? ''
}

/** One to three changes that some server or other overlooks. */
function respell(path: string, random: Context['random']) {
  const changes: ((text: string) => string)[] = [
    (text) => text.replace('/', '//'),
    (text) => text.replace(/\/(?=recover)/, '//'),
    (text) => text.replace('/v1', '/./v1'),
    (text) => text.replace('/v1', '/x/../v1'),
    (text) => text.replace('/v1', '/%2e/v1'),
    (text) => text.replace(/\/(?=recover)/, '%2f'),
    (text) => text.replace('r', '%72'),
    (text) => text.replace('recover', 'RECOVER'),
    (text) => text.replace('auth', 'Auth'),
    (text) => `${text}/`,
    (text) => `${text};x=1`,
    (text) => `${text}%00`,
    (text) => `${text}%20`,
    (text) => `${text}.json`,
    (text) => `${text}?`,
    (text) => `${text}?x=${Math.floor(random() * 1e6)}`,
    (text) => `${text}#x`,
    (text) => text.replaceAll('/', '\\'),
    (text) => `http://evil.test${text}`,
    (text) => text.replace('recover', 'r%65cover'),
  ]
  let made = path
  for (const _ of upTo(1 + Math.floor(random() * 3))) {
    made = changes[Math.floor(random() * changes.length)]?.(made) ?? made
  }
  return made
}
