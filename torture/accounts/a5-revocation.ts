import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import {
  askWhoIAm,
  changeUser,
  join,
  OTHER_PASSWORD,
  PASSWORD,
  refresh,
  signIn,
  type Tokens,
} from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const FAR_FUTURE = 8e15
const AT_ONCE = 6
/** When each dead token is tried, in milliseconds after its end. */
const MOMENTS_MS = [0, 100, 1_000, 9_000]

/** A way to end sessions: what it does with the session `mine`, and whether `mine` and `other` live on. */
type Way = {
  name: string
  end(server: Server, mine: Tokens, email: string): Promise<unknown>
  endsMine: boolean
  endsOther: boolean
}

const signOut = (scope: string) => (server: Server, mine: Tokens) =>
  server.ask('POST', `/auth/v1/logout?scope=${scope}`, undefined, { token: mine.access_token })

const WAYS: Way[] = [
  { name: 'sign-out global', end: signOut('global'), endsMine: true, endsOther: true },
  { name: 'sign-out local', end: signOut('local'), endsMine: true, endsOther: false },
  { name: 'sign-out others', end: signOut('others'), endsMine: false, endsOther: true },
  {
    name: 'password change',
    end: (server, mine) =>
      changeUser(server, mine.access_token, {
        password: OTHER_PASSWORD,
        current_password: PASSWORD,
      }),
    endsMine: false,
    endsOther: true,
  },
  {
    name: 'ban',
    end: ({ records }, _mine, email) =>
      records.change('update users set banned_until = ? where email = ?', [[FAR_FUTURE, email]]),
    endsMine: true,
    endsOther: true,
  },
  {
    name: 'removal',
    end: ({ records }, _mine, email) =>
      records.change('delete from users where email = ?', [[email]]),
    endsMine: true,
    endsOther: true,
  },
]

/** What was ended stays ended: at once, and for good. */
export const revocation: Item = {
  id: 'A5',
  title: 'Revocation',
  bar: '0 of 500 old tokens accepted at 0 ms, 100 ms, 1 s, 9 s',
  fault: {
    says: 'sessions are remembered for five seconds',
    edits: [
      {
        file: 'server/auth/authenticate.ts',
        find: 'const session = await findSession(database.read, claims.sessionId)',
        replace: `const kept = (globalThis.kept ??= new Map())
  const old = kept.get(claims.sessionId)
  const isFresh = old && now() - old.at < 5_000
  const session = isFresh ? old.session : await findSession(database.read, claims.sessionId)
  if (!isFresh) kept.set(claims.sessionId, { session, at: now() })`,
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    let tries = 0
    const cases = upTo(size({ fast: 1, full: 5, soak: 50 })).flatMap((set) =>
      WAYS.map((way, index) => ({ way, email: `w${index}s${set}@example.com` })),
    )
    await inParallel(cases, AT_ONCE, async ({ way, email }) => {
      const other = await join(server, email)
      const mine = await signIn(server, email)
      await Promise.all([mine, other].map(({ access_token: token }) => askWhoIAm(server, token)))
      await way.end(server, mine, email)
      const dead = [...(way.endsMine ? [mine] : []), ...(way.endsOther ? [other] : [])]
      let waited = 0
      for (const moment of MOMENTS_MS) {
        await new Promise((resolve) => setTimeout(resolve, moment - waited))
        waited = moment
        for (const tokens of dead) {
          for (const { status, what } of await useDead(server, tokens)) {
            tries += 1
            if (status < 400) wrongs.add(`${what} ${moment} ms after ${way.name}: ${status}`)
          }
        }
      }
      const live = way.endsMine ? other : mine
      if (way.endsMine && way.endsOther) return
      const { status } = await askWhoIAm(server, live.access_token)
      if (status !== 200) wrongs.add(`${way.name} ended what it should not: ${status}`)
    })
    return wrongs.outcome(`${wrongs.count} of ${tries} wrong`)
  },
}

async function useDead(server: Server, { access_token: token, refresh_token }: Tokens) {
  const answers = await Promise.all([
    askWhoIAm(server, token),
    changeUser(server, token, { data: { firstName: 'Eve' } }),
    refresh(server, refresh_token),
  ])
  const names = ['GET /user', 'PUT /user', 'refresh']
  return answers.map(({ status }, index) => ({ status, what: names[index] ?? '' }))
}
