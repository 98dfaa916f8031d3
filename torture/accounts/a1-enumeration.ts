import { callsOnAddress, maskAnswer } from '#server/testing/attacks.ts'
import { upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { OTHER_PASSWORD, settle, signUp, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'
import type { Reply } from '#torture/wire.ts'

/** Unknown, unconfirmed, confirmed and banned: names of one length, since an answer may hold the address. */
const KINDS = ['nobody', 'waiter', 'member', 'outlaw']
const FIRST_ROUNDS = 2
const ROUNDS = 10
const BETWEEN_ROUNDS_MS = 61_000
const QUARTER_MS = 15 * 60_000
const FAR_FUTURE = 8e15
const TRIES_TO_LOCK = 100

/** Whether an address has an account must not show in what is answered. */
export const enumerationByContent: Item = {
  id: 'A1',
  title: 'Enumeration by content',
  bar: '0 differing answers',
  fault: {
    says: 'the wait of a minute holds for known addresses only',
    edits: [
      {
        file: 'server/auth/recover.ts',
        find: 'await countEmailRequest(call, services)',
        replace: `const users = services.database.read.selectFrom('users').select('id')
  const user = await users.where('email', '=', address).executeTakeFirst()
  const { countEmailChange } = await import('./too-many.ts')
  if (user) await countEmailChange(user.id, services)`,
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    let answers = 0
    for (const set of upTo(size({ fast: 1, full: 10 }))) {
      for (const [index, [path, bodyFor]] of callsOnAddress.entries()) {
        const people = await makePeople(server, `s${set}c${index}`)
        for (const round of upTo(ROUNDS)) {
          answers += await compare(server, path, people, bodyFor, wrongs)
          if (round >= FIRST_ROUNDS - 1) await server.passTime(BETWEEN_ROUNDS_MS)
        }
        await server.passTime(QUARTER_MS)
      }
      answers += await comparePair(server, await makePeople(server, `s${set}pair`), wrongs)
    }
    answers += await compareLocked(server, wrongs)
    return wrongs.outcome(`${wrongs.count} of ${answers} answers differ`)
  },
}

async function makePeople(server: Server, tag: string) {
  const addresses = KINDS.map((kind) => `${kind}-${tag}@example.com`)
  const [, waiter = '', ...known] = addresses
  await signUp(server, waiter)
  await settle(server, known, `model-${tag}@example.com`)
  await server.records.change('update users set banned_until = ? where email = ?', [
    [FAR_FUTURE, known[1] ?? ''],
  ])
  return addresses
}

/** Who signs up for an address and then signs in with that password is told the same, whosever it is. */
async function comparePair(server: Server, people: string[], wrongs: Wrongs) {
  const seen: string[] = []
  for (const email of people) {
    const pair = [
      await signUp(server, email, OTHER_PASSWORD),
      await trySignIn(server, email, OTHER_PASSWORD),
    ]
    seen.push(pair.map((reply) => describe(reply, email)).join(' then '))
  }
  for (const [index, answer] of seen.entries()) {
    if (answer !== seen[0]) wrongs.add(`both for ${people[index]}: ${answer} | ${seen[0]}`)
  }
  return people.length * 2
}

async function compare(
  server: Server,
  path: string,
  people: string[],
  bodyFor: (email: string) => object,
  wrongs: Wrongs,
) {
  const seen: string[] = []
  for (const email of people) {
    const reply = await server.ask('POST', `/auth/v1/${path}`, bodyFor(email))
    seen.push(describe(reply, email))
  }
  for (const [index, answer] of seen.entries()) {
    if (answer !== seen[0]) wrongs.add(`${path} for ${people[index]}: ${answer} | ${seen[0]}`)
  }
  return people.length
}

function describe({ status, headers, text }: Reply, email: string) {
  const shown = [...headers].filter(([name]) => name !== 'date')
  return JSON.stringify([status, shown, maskAnswer(text, email)])
}

/** A hundred wrong passwords lock an address, with an account or without; each call then answers both alike. */
async function compareLocked(server: Server, wrongs: Wrongs) {
  const people = ['locked-nobody@example.com', 'locked-member@example.com']
  await settle(server, people.slice(1), 'locked-model@example.com')
  for (const _ of upTo(TRIES_TO_LOCK)) {
    await server.passTime(QUARTER_MS)
    for (const email of people) {
      await server.ask('POST', '/auth/v1/token?grant_type=password', { email, password: 'x' })
    }
  }
  let answers = 0
  for (const [path, bodyFor] of callsOnAddress) {
    await server.passTime(QUARTER_MS)
    answers += await compare(server, path, people, bodyFor, wrongs)
  }
  return answers
}
