import { Wrongs, type Item } from '#torture/item.ts'
import { askWhoIAm, join, refresh, signIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const SECOND_MS = 1_000
const DAY_MS = 24 * 3_600 * SECOND_MS
const HOUR_MS = 3_600 * SECOND_MS
const QUIET_DAYS = 30
const STEP_DAYS = 29
const MOST_DAYS = 180

/** A session ends after thirty days without use and after half a year in all; an access token after an hour. */
export const sessionLimits: Item = {
  id: 'A13',
  title: 'Session limits',
  bar: 'each refused within 1 s of its limit, and good until then',
  fault: {
    says: 'a session in use never ends',
    edits: [
      {
        file: 'server/accounts/sessions.ts',
        find: 'return now - refreshedAt > MAX_QUIET_MS || now - createdAt > MAX_AGE_MS',
        replace: 'return now - refreshedAt > MAX_QUIET_MS || createdAt > now',
      },
    ],
  },
  async measure({ startServer }) {
    const server = await startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    await join(server, 'ann@example.com')
    await tryAccessToken(server, wrongs)
    await tryQuiet(server, wrongs)
    await tryInAll(server, wrongs)
    return wrongs.outcome(`3 limits tried, ${wrongs.count} not right to the second`)
  },
}

async function tryAccessToken(server: Server, wrongs: Wrongs) {
  const { access_token: token } = await signIn(server, 'ann@example.com')
  await server.passTime(HOUR_MS - SECOND_MS)
  if ((await askWhoIAm(server, token)).status !== 200) wrongs.add('an access token ends too early')
  await server.passTime(2 * SECOND_MS)
  if ((await askWhoIAm(server, token)).status === 200) wrongs.add('an access token ends too late')
}

async function tryQuiet(server: Server, wrongs: Wrongs) {
  const { refresh_token: early } = await signIn(server, 'ann@example.com')
  const { refresh_token: late } = await signIn(server, 'ann@example.com')
  await server.passTime(QUIET_DAYS * DAY_MS)
  if ((await refresh(server, early)).status !== 200) wrongs.add('a quiet session ends too early')
  await server.passTime(SECOND_MS)
  if ((await refresh(server, late)).status === 200) wrongs.add('a quiet session ends too late')
}

async function tryInAll(server: Server, wrongs: Wrongs) {
  let { refresh_token: token } = await signIn(server, 'ann@example.com')
  const goOn = async (what: string) => {
    const { status, body } = await refresh(server, token)
    if (status !== 200) wrongs.add(`${what}: ${status}`)
    token = body.refresh_token ?? token
  }
  let days = 0
  for (; days + STEP_DAYS < MOST_DAYS; days += STEP_DAYS) {
    await server.passTime(STEP_DAYS * DAY_MS)
    await goOn(`a session in use after ${days + STEP_DAYS} days`)
  }
  await server.passTime((MOST_DAYS - days) * DAY_MS)
  await goOn('a session in its last moment')
  await server.passTime(SECOND_MS)
  if ((await refresh(server, token)).status === 200) wrongs.add('a session in use ends too late')
}
