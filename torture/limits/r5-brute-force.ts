import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { join, PASSWORD, signUp, trySignIn, verify } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const MOST = 100
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const OWNER = 'ann@example.com'
const HOME = '203.0.113.50'

/**
 * Nobody tries more than a hundred passwords of an account, from however many networks; its owner gets in where they
 * signed in before, and from anywhere by a letter.
 */
export const bruteForce: Item = {
  id: 'R5',
  title: 'Brute force',
  bar: '≤ 100 of 10,000 checked, the right one refused to strangers then, the owner in at home, and by mail ≤ 2 min',
  fault: {
    says: 'tries are counted per network address only',
    edits: [
      {
        file: 'server/http/rate-limit.ts',
        find: 'const waitMs = await failures.begin(tried)',
        replace: 'const waitMs = failures && tried ? 0 : 1',
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    await join(server, OWNER)
    await signInAtHome(server)
    const tries = isFaulted ? MOST + 20 : size({ fast: 250, full: 10_000 })
    const checked = await guess(server, OWNER, tries)
    if (checked > MOST) wrongs.add(`${checked} passwords checked`)
    const right = await trySignIn(server, OWNER, PASSWORD)
    if (right.status !== 429) wrongs.add(`the right one is answered ${right.status}`)
    const home = await signInAtHome(server)
    if (home.status !== 200) wrongs.add(`at home the right one is answered ${home.status}`)
    const seconds = await getInByMail(server, wrongs)
    await tryBeforeSignUp(server, wrongs)
    return wrongs.outcome(`${checked} of ${tries} checked, the owner in after ${seconds} s`)
  },
}

function signInAtHome(server: Server) {
  const body = { email: OWNER, password: PASSWORD }
  return server.ask('POST', '/auth/v1/token?grant_type=password', body, { from: HOME })
}

/** Always from another network; whenever told to wait, it waits. @returns how many passwords were looked at */
async function guess(server: Server, email: string, tries: number) {
  let checked = 0
  for (const turn of upTo(tries)) {
    const { status, headers } = await trySignIn(server, email, `Wrong!Pass${turn}`)
    if (status === 400) checked += 1
    else await server.passTime(Number(headers.get('Retry-After') ?? 0) * SECOND_MS)
  }
  return checked
}

async function getInByMail(server: Server, wrongs: Wrongs) {
  await server.passTime(MINUTE_MS)
  const started = performance.now()
  await server.ask('POST', '/auth/v1/recover', { email: OWNER })
  const link = await server.linkTo(OWNER, /reset-password/)
  const { status } = await verify(server, 'recovery', link)
  const seconds = (performance.now() - started) / SECOND_MS
  if (status !== 200 || seconds > 120) wrongs.add(`the owner is answered ${status}`)
  const again = await trySignIn(server, OWNER, PASSWORD)
  if (again.status !== 200) wrongs.add(`after the letter the right one is answered ${again.status}`)
  return seconds.toFixed(1)
}

/** Guesses at an address without an account do not lock out who signs up for it later. */
async function tryBeforeSignUp(server: Server, wrongs: Wrongs) {
  const email = 'later@example.com'
  for (const _ of upTo(MOST + 1)) await trySignIn(server, email, 'Wrong!Pass1')
  await signUp(server, email)
  await verify(server, 'signup', await server.linkTo(email))
  const { status } = await trySignIn(server, email, PASSWORD)
  if (status !== 200) wrongs.add(`who signs up later is answered ${status}`)
}
