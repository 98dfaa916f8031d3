import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { settle, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 6
const MOST_TO_ONE = 5
const MOST_IN_ALL = 500
const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS
const VICTIM = 'victim@example.com'

/** One try on each of many accounts is seen by the owner; many wishes for letters do not flood anybody. */
export const spraying: Item = {
  id: 'R6',
  title: 'Spraying and mail bombing',
  bar: '1 alarm line; ≤ 5 letters an hour to the victim, ≤ 500 in all',
  fault: {
    says: 'what is added to a name makes another letter box',
    edits: [
      {
        file: 'server/accounts/limits.ts',
        find: `return address.replace(/^([^+@]*)\\+[^@]*/, '$1')`,
        replace: 'return address',
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    const accounts = size({ fast: 150, full: 500 })
    await spray(server, accounts, wrongs)
    await server.passTime(HOUR_MS)
    const wishes = size({ fast: 150, full: 1_000 })
    const letters = await bomb(server, wishes, wrongs)
    const taken = await countTaken(server, wishes, wrongs)
    return wrongs.outcome(
      `${accounts} accounts sprayed; of ${wishes} wishes ${letters} letters to one, ${taken} to all`,
    )
  },
}

async function spray(server: Server, count: number, wrongs: Wrongs) {
  const emails = upTo(count).map((index) => `member${index}@example.com`)
  await settle(server, [...emails, VICTIM])
  await inParallel(emails, AT_ONCE, (email) => trySignIn(server, email, 'Stolen!Pass1'))
  const alarms = server.output().split('"wrong-password"').length - 1
  if (alarms !== 1) wrongs.add(`${alarms} alarm lines`)
}

/** From a network address of its own each time, by every call that writes a letter, under many names. */
async function bomb(server: Server, asked: number, wrongs: Wrongs) {
  const [last] = await server.records.ask('select max(created_at) as at from letters')
  await inParallel(upTo(asked), AT_ONCE, async (index) => {
    const email = index % 2 ? VICTIM : VICTIM.replace('@', `+${index}@`)
    const account = { email, password: 'Sunny!Day1', type: 'signup' }
    const path = ['signup', 'recover', 'resend'][index % 3]
    await server.ask('POST', `/auth/v1/${path}`, account)
    if (index % 20 === 19) await server.passTime(SECOND_MS)
  })
  await server.allDelivered()
  const sql = 'select id from letters where created_at > ?'
  const letters = (await server.records.ask(sql, Number(last?.at))).length
  if (letters > MOST_TO_ONE) wrongs.add(`${letters} letters to the victim`)
  return letters
}

/** Wishes for addresses without an account count like all others, though nothing is sent to them. */
async function countTaken(server: Server, wishes: number, wrongs: Wrongs) {
  const statuses = await inParallel(upTo(wishes), AT_ONCE, async (index) => {
    const email = `nobody${index}@example.com`
    return (await server.ask('POST', '/auth/v1/recover', { email })).status
  })
  const taken = statuses.filter((status) => status === 200).length
  if (taken > MOST_IN_ALL) wrongs.add(`${taken} letters in all`)
  return taken
}
