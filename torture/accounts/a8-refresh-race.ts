import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { askWhoIAm, join, refresh } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 50
const JUST_INSIDE_MS = 9_000

/** Tabs that refresh at the same moment, and answers that get lost, sign nobody out. */
export const refreshRace: Item = {
  id: 'A8',
  title: 'Refresh race',
  bar: '1 new token a round, the same for all 50, 0 sign-outs, 0 failures, on both databases',
  fault: {
    says: 'a token is good once, even at the same moment',
    edits: [
      {
        file: 'server/accounts/sessions.ts',
        find: 'const REPEAT_MS = 10_000',
        replace: 'const REPEAT_MS = -1',
      },
    ],
  },
  async measure(context) {
    const servers = {
      SQLite: await context.startServer(),
      PostgreSQL: await context.startServer({ databaseUrl: await context.makePostgres() }),
    }
    const wrongs = new Wrongs()
    const rounds = context.size({ fast: 3, full: 100 })
    for (const [name, server] of Object.entries(servers)) {
      await race(server, rounds, (wrong) => wrongs.add(`${name}: ${wrong}`), context)
    }
    return wrongs.outcome(`${wrongs.count} of ${rounds * 2} rounds of ${AT_ONCE} went wrong`)
  },
}

async function race(
  server: Server,
  rounds: number,
  complain: (wrong: string) => void,
  { isFaulted }: Context,
) {
  await server.stopClock()
  let { refresh_token: token } = await join(server, 'ann@example.com')
  for (const round of upTo(rounds)) {
    const current = token
    const answers = await Promise.all(upTo(AT_ONCE).map(() => refresh(server, current)))
    await server.passTime(JUST_INSIDE_MS)
    answers.push(await refresh(server, current))
    const bad = answers.find(({ status }) => status !== 200)
    if (bad) complain(`round ${round}: ${bad.status} ${bad.text}`)
    if (bad && isFaulted) return
    const next = [...new Set(answers.map(({ body }) => body.refresh_token))]
    if (next.length !== 1 || next[0] === current) complain(`${next.length} new tokens`)
    token = next.find((made) => made !== undefined) ?? token
  }
  const { body } = await refresh(server, token)
  const { status } = await askWhoIAm(server, body.access_token ?? '')
  if (status !== 200) complain(`the session ended: ${status}`)
}
