import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { settle, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 6
/** Six an hour of each of the two kinds that strangers can ask for: sign-up and reset. */
const MOST_TO_ONE = 12
const MOST_IN_ALL = 500
const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS
const VICTIM = 'victim@example.com'

/** One try on each of many accounts is seen by the owner; many wishes for letters do not flood anybody. */
export const spraying: Item = {
  id: 'R6',
  title: 'Spraying and mail bombing',
  bar: '1 alarm line; ≤ 12 letters an hour to the victim (6 a kind), ≤ 500 in all; wishes for nobody take none',
  fault: {
    says: 'what is added to a name makes another letter box',
    edits: [
      {
        file: 'server/http/limits.ts',
        find: `const box = name.split('+')[0] ?? name`,
        replace: 'const box = name',
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    const accounts = size({ fast: 150, full: 600 })
    await spray(server, accounts, wrongs)
    await server.passTime(HOUR_MS)
    const wishes = size({ fast: 150, full: 1_000 })
    const letters = await bomb(server, wishes, wrongs)
    const sent = await askForAll(server, { wishes, accounts, letters }, wrongs)
    return wrongs.outcome(
      `${accounts} accounts sprayed; of ${wishes} wishes ${letters} letters to one, ${sent} to all`,
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
  const before = await countLetters(server)
  await inParallel(upTo(asked), AT_ONCE, async (index) => {
    const email = index % 2 ? VICTIM : VICTIM.replace('@', `+${index}@`)
    const account = { email, password: 'Sunny!Day1', type: 'signup' }
    const path = ['signup', 'recover', 'resend'][index % 3]
    await server.ask('POST', `/auth/v1/${path}`, account)
    if (index % 20 === 19) await server.passTime(SECOND_MS)
  })
  const letters = (await countLetters(server)) - before
  if (letters > MOST_TO_ONE) wrongs.add(`${letters} letters to the victim`)
  return letters
}

/** Wishes for addresses without an account take nothing from those with one; who asks is told the same. */
async function askForAll(
  server: Server,
  { wishes, accounts, letters }: { wishes: number; accounts: number; letters: number },
  wrongs: Wrongs,
) {
  const before = await countLetters(server)
  for (const [name, count] of [
    ['nobody', wishes],
    ['member', accounts],
  ] as const) {
    await inParallel(upTo(count), AT_ONCE, async (index) => {
      const email = `${name}${index}@example.com`
      const { status } = await server.ask('POST', '/auth/v1/recover', { email })
      if (status !== 200) wrongs.add(`a wish is answered ${status}`)
    })
  }
  const sent = (await countLetters(server)) - before
  const most = Math.min(accounts, MOST_IN_ALL)
  if (sent > most) wrongs.add(`${sent} letters in all`)
  if (sent < most - letters) wrongs.add(`${sent} letters to ${accounts} who may have one`)
  return sent
}

/** Letters that reach somebody. */
async function countLetters(server: Server) {
  await server.allDelivered()
  const sql = `select count(*) as count from letters where kind != 'decoy'`
  return Number((await server.records.ask(sql))[0]?.count)
}
