import { absentCalls, powers } from '#server/testing/attacks.ts'
import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { changeUser, join, verify } from '#torture/people.ts'
import type { Row } from '#torture/records.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 4
const HALF = 0.5
const HOUR_MS = 3_600_000
const LETTERS_AT_A_TIME = 400
const CONFIRMED = 3
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const NAMES = [...Object.keys(powers), 'nonce', 'user_id', 'sub', 'email_verified', 'is_admin']
const VALUES: unknown[] = ['administrator', 'service_role', true, 1, null, [], {}, ['admin']]

/** Nobody gets more power by saying so. */
export const privileges: Item = {
  id: 'A10',
  title: 'Privileges',
  bar: '1,000 payloads: role stays customer, 0 fields set; every unused call 404',
  fault: {
    says: 'what a visitor says of themselves is kept as it is',
    isQuick: true,
    edits: [
      {
        file: 'server/accounts/users.ts',
        find: 'return { ...metadata, role: ROLE }',
        replace: 'return { role: ROLE, ...metadata }',
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer()
    const wrongs = new Wrongs()
    const signUps = context.size({ fast: 12, full: 300 })
    const changes = context.size({ fast: 60, full: 700 })
    await trySignUps(context, server, signUps, wrongs)
    const token = await tryChanges(context, server, changes, wrongs)
    const calls = await tryAbsentCalls(server, token, wrongs)
    return wrongs.outcome(
      `${signUps + changes} payloads and ${calls} absent calls, ${wrongs.count} gained something`,
    )
  },
}

function makePayload(random: () => number) {
  const chosen = NAMES.filter(() => random() < HALF).map((name) => [
    name,
    random() < HALF
      ? powers[name as keyof typeof powers]
      : VALUES[Math.floor(random() * VALUES.length)],
  ])
  return Object.fromEntries(chosen)
}

async function trySignUps({ random }: Context, server: Server, count: number, wrongs: Wrongs) {
  await inParallel(upTo(count), AT_ONCE, async (index) => {
    if (index % LETTERS_AT_A_TIME === 0) await server.passTime(HOUR_MS)
    const email = `eve${index}@example.com`
    const account = { email, password: 'Sunny!Day1' }
    const data = { ...makePayload(random), firstName: 'Eve' }
    const { status, text } = await server.ask('POST', '/auth/v1/signup', {
      ...makePayload(random),
      ...account,
      data,
    })
    if (status !== 200) wrongs.add(`${status} ${text}`)
  })
  const waiting = await server.records.ask('select * from pending_accounts')
  for (const row of waiting) {
    const isPlain = row.kind === 'signup' && row.id !== powers.id && isCustomer(row)
    if (!isPlain) wrongs.add(JSON.stringify(row))
  }
  if (waiting.length !== count) wrongs.add(`${waiting.length} wait after ${count} sign-ups`)
  const opened = await server.records.ask('select id from users')
  if (opened.length > 0) wrongs.add(`${opened.length} accounts that nobody confirmed`)
  await tryConfirmed(server, wrongs)
}

/** What becomes of a sign-up once its email is followed has no more power. */
async function tryConfirmed(server: Server, wrongs: Wrongs) {
  for (const index of upTo(CONFIRMED)) {
    const token = await server.linkTo(`eve${index}@example.com`)
    await verify(server, 'signup', token)
  }
  const rows = await server.records.ask('select * from users')
  for (const row of rows) {
    const isPlain =
      row.banned_until === null &&
      row.id !== powers.id &&
      row.app_metadata === '{"provider":"email","providers":["email"]}' &&
      isCustomer(row)
    if (!isPlain) wrongs.add(JSON.stringify(row))
  }
  if (rows.length !== CONFIRMED) wrongs.add(`${rows.length} accounts of ${CONFIRMED} confirmed`)
}

function isCustomer(row: Row) {
  return JSON.parse(String(row.user_metadata)).role === 'customer'
}

async function tryChanges({ random }: Context, server: Server, count: number, wrongs: Wrongs) {
  const email = 'ann@example.com'
  const { access_token: token } = await join(server, email)
  const look = async () => {
    const [row] = await server.records.ask('select * from users where email = ?', email)
    const { user_metadata, updated_at: _, ...fixed } = row ?? {}
    return { role: JSON.parse(String(user_metadata)).role, fixed: JSON.stringify(fixed) }
  }
  const before = await look()
  for (const _ of upTo(count)) {
    const payload = { ...makePayload(random), data: makePayload(random) }
    const { status, text } = await changeUser(server, token, payload)
    const { role, fixed } = await look()
    if (status >= 500) wrongs.add(`${status} ${text}`)
    if (role !== 'customer' || fixed !== before.fixed) {
      wrongs.add(`${JSON.stringify(payload)}: ${role} ${fixed}`)
    }
  }
  const polluted = '{"data":{"__proto__":{"role":"administrator"}},"__proto__":{"role":"x"}}'
  const { status } = await server.ask('PUT', '/auth/v1/user', polluted, { token })
  if (status !== 400) wrongs.add(`__proto__: ${status}`)
  return token
}

async function tryAbsentCalls(server: Server, token: string, wrongs: Wrongs) {
  const cases = absentCalls.flatMap((path) => METHODS.map((method) => ({ path, method })))
  await inParallel(cases, AT_ONCE, async ({ path, method }) => {
    const body = method === 'GET' ? undefined : {}
    const { status } = await server.ask(method, `/auth/v1/${path}`, body, { token })
    if (status !== 404) wrongs.add(`${method} ${path}: ${status}`)
  })
  return cases.length
}
