import { limitedCalls } from '#server/auth/attacks-for-tests.ts'
import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { join, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'
import type { Reply } from '#torture/wire.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_MS = 3_600_000
const PERIOD_S = 300
const MOST = 700
/** Waits after the tenth wrong password and each one more, in seconds. */
const WAITS_S = [1, 2, 4, 8, 15, 15].map((minutes) => minutes * MINUTE_S)

type AskFor = (turn: number) => Promise<Reply>

/** Each limit allows what is written of it, says for how long to wait, and lets in again to the second. */
export const eachLimit: Item = {
  id: 'R1',
  title: 'Each limit',
  bar: 'exact at every limit, waits right to the second, each says Retry-After',
  fault: {
    says: 'the limiter counts and allows all the same',
    edits: [
      {
        file: 'server/accounts/limiter.ts',
        find: 'if (taken) return 0',
        replace: 'if (taken || limits) return 0',
      },
    ],
  },
  async measure({ startServer }) {
    const server = await startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    for (const [name, count, path, bodyFor, method = 'POST'] of limitedCalls) {
      const from = `198.51.100.${limitedCalls.findIndex(([other]) => other === name)}`
      const ask = (turn: number) =>
        server.ask(method, `/auth/v1/${path}`, bodyFor?.(turn), { from })
      await tryLimit(server, name, { count, waitS: PERIOD_S / count, ask }, wrongs)
    }
    await tryLetters(server, wrongs)
    await tryPasswords(server, wrongs)
    return wrongs.outcome(`${limitedCalls.length + 4} limits tried, ${wrongs.count} not exact`)
  },
}

async function tryLimit(
  server: Server,
  name: string,
  { count, waitS, ask }: { count: number; waitS: number; ask: AskFor },
  wrongs: Wrongs,
) {
  const { allowed, wait } = await askUntilLimited(ask, name, wrongs)
  if (allowed !== count) wrongs.add(`${name}: ${allowed} allowed`)
  if (wait !== Math.ceil(waitS)) wrongs.add(`${name}: told to wait ${wait} s`)
  await server.passTime((waitS - 1) * SECOND_MS)
  if ((await ask(MOST)).status !== 429) wrongs.add(`${name}: a second too early is allowed`)
  await server.passTime(SECOND_MS)
  if ((await ask(MOST)).status === 429) wrongs.add(`${name}: in time is refused`)
  if ((await ask(MOST)).status !== 429) wrongs.add(`${name}: one more in time is allowed`)
}

async function askUntilLimited(ask: AskFor, name: string, wrongs: Wrongs) {
  for (const allowed of upTo(MOST)) {
    const { status, headers, body } = await ask(allowed)
    if (status !== 429) continue
    const wait = Number(headers.get('Retry-After'))
    const codes = ['over_request_rate_limit', 'over_email_send_rate_limit']
    if (!codes.includes(body.error_code ?? '')) wrongs.add(`${name}: ${JSON.stringify(body)}`)
    return { allowed, wait }
  }
  wrongs.add(`${name}: there is no limit`)
  return { allowed: Infinity, wait: 0 }
}

/** One a minute and five an hour to an address, thirty an hour for a visitor, five hundred in all. */
async function tryLetters(server: Server, wrongs: Wrongs) {
  const recover = (email: string, from?: string) =>
    server.ask('POST', '/auth/v1/recover', { email }, { from })
  const soon = await askUntilLimited(() => recover('a@example.com'), 'a letter a minute', wrongs)
  if (soon.allowed !== 1 || soon.wait !== MINUTE_S) wrongs.add(`letters: ${JSON.stringify(soon)}`)
  let taken = 1
  for (const _ of upTo(5)) {
    await server.passTime(MINUTE_S * SECOND_MS)
    if ((await recover('a@example.com')).status === 200) taken += 1
  }
  if (taken !== 5) wrongs.add(`${taken} letters to an address in six minutes`)
  await server.passTime(HOUR_MS)

  // Six to a minute each, so that the limit of requests is not met first.
  const from = '203.0.113.77'
  let byOne = 0
  for (const turn of upTo(40)) {
    if (turn % 25 === 24) await server.passTime((PERIOD_S / 6) * SECOND_MS)
    if ((await recover(`one${turn}@example.com`, from)).status === 200) byOne += 1
  }
  if (byOne !== 30) wrongs.add(`${byOne} letters for one visitor`)
  await server.passTime(HOUR_MS)

  const inAll = await askUntilLimited((turn) => recover(`all${turn}@example.com`), 'in all', wrongs)
  if (inAll.allowed !== 500) wrongs.add(`${inAll.allowed} letters in all`)
  await server.passTime(HOUR_MS)
}

/** Ten wrong passwords are free in a quarter of an hour; then the waits double. */
async function tryPasswords(server: Server, wrongs: Wrongs) {
  await join(server, 'ann@example.com')
  for (const email of ['ann@example.com', 'nobody@example.com']) {
    const guess = () => trySignIn(server, email, 'Wrong!Pass1')
    let { allowed, wait } = await askUntilLimited(guess, 'wrong passwords', wrongs)
    if (allowed !== 10) wrongs.add(`${allowed} wrong passwords free`)
    for (const expected of WAITS_S) {
      if (wait !== expected) wrongs.add(`told to wait ${wait} s, not ${expected}`)
      await server.passTime(wait * SECOND_MS)
      ;({ allowed, wait } = await askUntilLimited(guess, 'wrong passwords', wrongs))
      if (allowed !== 1) wrongs.add(`${allowed} tries after a wait`)
    }
  }
}
