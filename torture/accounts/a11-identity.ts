import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { askWhoIAm, join } from '#torture/people.ts'

const AT_ONCE = 4
const HALF = 0.5
const NAMES = ['user_id', 'sub', 'id', 'uid', 'userId', 'email', 'session_id', 'access_token']
const HEADERS = ['X-User-Id', 'X-Sub', 'X-Session-Id', 'X-Forwarded-User', 'X-Remote-User']

/** Who somebody is follows from their token and from nothing else that they send. */
export const identity: Item = {
  id: 'A11',
  title: 'Identity from the token alone',
  bar: '0 of 300 reads or writes of another account',
  fault: {
    says: 'a user_id in the query is believed',
    isQuick: true,
    edits: [
      {
        file: 'server/auth/authenticate.ts',
        find: `.where('id', '=', claims.userId)`,
        replace: `.where('id', '=', new URL(request.url).searchParams.get('user_id') ?? claims.userId)`,
      },
      {
        file: 'server/auth/authenticate.ts',
        find: '!session || session.user_id !== user.id || isOver',
        replace: '!session || isOver',
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const mine = await join(server, 'ann@example.com')
    const theirs = await join(server, 'bob@example.com')
    const idOf = async (token: string) => String((await askWhoIAm(server, token)).body.id)
    const me = await idOf(mine.access_token)
    const them = await idOf(theirs.access_token)
    const values = [them, 'bob@example.com', theirs.access_token]
    const tries = upTo(size({ fast: 60, full: 300, soak: 3_000 }))
    await inParallel(tries, AT_ONCE, async (index) => {
      const query = new URLSearchParams(pickPairs(NAMES, values, random))
      const headers = Object.fromEntries(pickPairs(HEADERS, values, random))
      headers.Cookie = `sb-access-token=${theirs.access_token}; user_id=${them}`
      const said = Object.fromEntries(pickPairs(NAMES, values, random))
      const { email: _, ...fields } = said
      const method = index % 2 ? 'GET' : 'PUT'
      const body = index % 2 ? undefined : { ...fields, data: { ...said, firstName: 'Eve' } }
      const path = `/auth/v1/user?${query}`
      const reply = await server.ask(method, path, body, { token: mine.access_token, headers })
      if (reply.status === 200 ? reply.body.id !== me : reply.status >= 500) {
        wrongs.add(`${method} ${path}: ${reply.status} ${reply.text}`)
      }
    })
    const [bob] = await server.records.ask('select user_metadata from users where id = ?', them)
    if (String(bob?.user_metadata).includes('Eve')) wrongs.add('the other account was changed')
    return wrongs.outcome(`${wrongs.count} of ${tries.length} reached another account`)
  },
}

function pickPairs(names: string[], values: string[], random: Context['random']) {
  return names
    .filter(() => random() < HALF)
    .map((name) => [name, values[Math.floor(random() * values.length)] ?? ''])
}
