import { limitedCalls } from '#server/testing/attacks.ts'
import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { changeUser, join, PASSWORD, settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'
import type { Reply } from '#torture/wire.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_MS = 3_600_000
const PERIOD_S = 300
const MOST = 700
const AT_ONCE = 6
/** Of wishes 3, of letters 3 for an address and 2 for all, of changes of address 2, of passwords 1. */
const OTHER_LIMITS = 11
const MANY = 540
/** So few before a limit of wishes some time passes: less than one wish is worth, more than they are as requests. */
const FEW = 5
const SHARE_TO_WAIT = 5 / 6
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
        file: 'server/http/rate-limiter.ts',
        find: 'return taken !== undefined',
        replace: 'return taken !== undefined || limits !== undefined',
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
    await tryAskers(server, wrongs)
    await tryLetters(server, wrongs)
    await tryInAll(server, wrongs)
    await tryChanges(server, wrongs)
    await tryPasswords(server, wrongs)
    return wrongs.outcome(
      `${limitedCalls.length + OTHER_LIMITS} limits tried, ${wrongs.count} not exact`,
    )
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

/**
 * Wishes for emails in an hour: thirty from an IPv4 address or a /64, twice as many from a /56, four times from a /48.
 * The limit of requests is as high, and is not met.
 */
async function tryAskers(server: Server, wrongs: Wrongs) {
  const networks: [name: string, most: number, from: (turn: number) => string][] = [
    ['one visitor', 30, () => '203.0.113.77'],
    ['one /56', 60, (turn) => `2001:db8:5:${turn.toString(16)}::1`],
    ['one /48', 120, (turn) => `2001:db8:6:${turn.toString(16)}00::1`],
  ]
  for (const [name, most, from] of networks) {
    const step = (HOUR_MS / most) * SHARE_TO_WAIT
    const ask = async (turn: number) => {
      if (turn === most - FEW) await passTime(server, step)
      const body = { email: `nobody${turn}@example.com` }
      return server.ask('POST', '/auth/v1/recover', body, { from: from(turn) })
    }
    const { allowed, wait } = await askUntilLimited(ask, name, wrongs)
    if (allowed !== most) wrongs.add(`${name}: ${allowed} wishes`)
    const expected = Math.ceil((HOUR_MS / most - step) / SECOND_MS)
    if (wait !== expected) wrongs.add(`${name}: told to wait ${wait} s, not ${expected}`)
  }
}

/** To one address: one a minute and four an hour from one network, six from all; nobody is told. */
async function tryLetters(server: Server, wrongs: Wrongs) {
  const [email, from] = ['a@example.com', '203.0.113.88']
  await join(server, email)
  const ask = async (asker?: string) => {
    const { status, text } = await server.ask(
      'POST',
      '/auth/v1/recover',
      { email },
      { from: asker },
    )
    if (status !== 200 || text !== '{}') wrongs.add(`a wish is answered ${status} ${text}`)
  }
  const expect = async (count: number, what: string) => {
    await server.allDelivered()
    const letters = await server.letters(email)
    const resets = letters.filter((text) => text.includes('/reset-password')).length
    if (resets !== count) wrongs.add(`${what}: ${resets} letters, not ${count}`)
  }
  for (const _ of upTo(3)) await ask(from)
  await expect(1, 'within a minute')
  for (const _ of upTo(6)) {
    await passTime(server, MINUTE_S * SECOND_MS)
    await ask(from)
  }
  await expect(4, 'within an hour from one network')
  for (const _ of upTo(6)) await ask()
  await expect(6, 'within an hour from all')
  await passTime(server, HOUR_MS)
  await ask(from)
  await expect(7, 'after an hour')
}

/** Once every letter is delivered: what is under way must not seem to take that long. */
async function passTime(server: Server, ms: number) {
  await server.allDelivered()
  await server.passTime(ms)
}

/** Five hundred an hour in all, a fifth of them for networks that have asked for none. */
async function tryInAll(server: Server, wrongs: Wrongs) {
  const people = upTo(MANY).map((index) => `all${index}@example.com`)
  await settle(server, people)
  await passTime(server, HOUR_MS)
  const count = async () => {
    await server.allDelivered()
    const sql = `select count(*) as count from letters where kind = 'reset'`
    return Number((await server.records.ask(sql))[0]?.count)
  }
  const before = await count()
  const ask = (email: string, from?: string) =>
    server.ask('POST', '/auth/v1/recover', { email }, { from })
  await inParallel(people.slice(0, MANY - 120), AT_ONCE, (email, index) =>
    ask(email, `203.0.${index % 50}.${Math.floor(index / 50)}`),
  )
  const general = (await count()) - before
  if (general !== 400) wrongs.add(`${general} letters to those that have asked`)
  await inParallel(people.slice(-120), AT_ONCE, (email) => ask(email))
  const all = (await count()) - before
  if (all !== 500) wrongs.add(`${all} letters in all`)
  await passTime(server, HOUR_MS)
}

/** An account may ask for another address once a minute and four times an hour; whoever asks is told. */
async function tryChanges(server: Server, wrongs: Wrongs) {
  const { access_token: token } = await join(server, 'mover@example.com')
  const ask = (turn: number) => {
    const email = `moved${turn}@example.com`
    return changeUser(server, token, { email, current_password: PASSWORD })
  }
  // After the fourth, a quarter of an hour since the first.
  for (const [turn, expected] of [MINUTE_S, MINUTE_S, MINUTE_S, 12 * MINUTE_S].entries()) {
    const { allowed, wait } = await askUntilLimited(() => ask(turn), 'changes of address', wrongs)
    if (allowed !== 1 || wait !== expected) {
      wrongs.add(`${allowed} changes of address, told to wait ${wait} s`)
    }
    await passTime(server, MINUTE_S * SECOND_MS)
  }
  if ((await ask(MOST)).status !== 429) wrongs.add('a fifth change of address within the hour')
}

/** Ten wrong passwords from a network are free in a quarter of an hour; then the waits double. */
async function tryPasswords(server: Server, wrongs: Wrongs) {
  await join(server, 'ann@example.com')
  for (const email of ['ann@example.com', 'nobody@example.com']) {
    const body = { email, password: 'Wrong!Pass1' }
    const path = '/auth/v1/token?grant_type=password'
    const guess = () => server.ask('POST', path, body, { from: '203.0.113.99' })
    let { allowed, wait } = await askUntilLimited(guess, 'wrong passwords', wrongs)
    if (allowed !== 10) wrongs.add(`${allowed} wrong passwords free`)
    for (const expected of WAITS_S) {
      if (wait !== expected) wrongs.add(`told to wait ${wait} s, not ${expected}`)
      await passTime(server, wait * SECOND_MS)
      ;({ allowed, wait } = await askUntilLimited(guess, 'wrong passwords', wrongs))
      if (allowed !== 1) wrongs.add(`${allowed} tries after a wait`)
    }
    await passTime(server, HOUR_MS)
  }
}
