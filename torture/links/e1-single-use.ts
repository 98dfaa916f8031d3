import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { changeUser, join, PASSWORD, settle, signIn, signUp, verify } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 50
const LINKS_AT_ONCE = 6
const BATCH = 100
const HOUR_MS = 3_600_000

/** One link, fifty people who open it at the same moment: one gets in. */
export const singleUse: Item = {
  id: 'E1',
  title: 'Single use under race',
  bar: 'exactly 1 of 50 each time, on both databases',
  isLong: true,
  fault: {
    says: 'a link is looked up first and removed later',
    edits: [
      {
        file: 'server/auth/verify.ts',
        find: 'const link = await findLink(tx, secret.text)',
        replace: 'const link = await findLink(database.read, secret.text)',
      },
      {
        file: 'server/accounts/links.ts',
        find: 'return spent !== undefined',
        replace: 'return spent !== null',
      },
    ],
  },
  async measure({ size, startServer, makePostgres }) {
    const servers = {
      SQLite: await startServer(),
      PostgreSQL: await startServer({ databaseUrl: await makePostgres() }),
    }
    const wrongs = new Wrongs()
    const links = size({ fast: 1, full: 60, soak: 500 })
    let rounds = 0
    let putOff = 0
    for (const [name, server] of Object.entries(servers)) {
      for (const made of await makeLinks(server, links)) {
        const answers = await Promise.all(
          upTo(AT_ONCE).map(() => verify(server, made.type, made.token)),
        )
        const statuses = answers.map(({ status }) => status)
        const taken = statuses.filter((status) => status === 200).length
        const refused = statuses.filter((status) => status === 403).length
        const delayed = statuses.filter((status) => status === 503).length
        if (taken !== 1 || refused + delayed !== AT_ONCE - 1) {
          wrongs.add(`${name}, ${made.type}: ${taken} got in, ${statuses.join(' ')}`)
        }
        rounds += 1
        putOff += delayed
      }
    }
    return wrongs.outcome(
      `${wrongs.count} of ${rounds} rounds of ${AT_ONCE} went wrong, ${putOff} asked to come again`,
    )
  },
}

type Made = { type: string; token: string }

/** So many links of each of three types. */
async function makeLinks(server: Server, count: number) {
  const made: Made[] = []
  for (const [first, batch] of inBatches(upTo(count), BATCH).entries()) {
    await server.passTime(HOUR_MS)
    const signUps = await inParallel(batch, LINKS_AT_ONCE, (index) => makeSignUp(server, index))
    await settle(
      server,
      batch.map((index) => `member${index}@example.com`),
      `model${first}@example.com`,
    )
    const resets = await inParallel(batch, LINKS_AT_ONCE, (index) => makeReset(server, index))
    await server.passTime(HOUR_MS / 2)
    const changes = await inParallel(batch, LINKS_AT_ONCE, (index) => makeChange(server, index))
    made.push(...signUps, ...resets, ...changes)
  }
  return made
}

async function makeSignUp(server: Server, index: number): Promise<Made> {
  const email = `new${index}@example.com`
  await signUp(server, email)
  return { type: 'signup', token: await server.linkTo(email) }
}

async function makeReset(server: Server, index: number): Promise<Made> {
  const email = `member${index}@example.com`
  await server.ask('POST', '/auth/v1/recover', { email })
  return { type: 'recovery', token: await server.linkTo(email, /reset-password/) }
}

/** The second of the two letters, the first being answered: this one changes the address. */
async function makeChange(server: Server, index: number): Promise<Made> {
  const [email, next] = [`mover${index}@example.com`, `moved${index}@example.com`]
  await join(server, email)
  const { access_token: token } = await signIn(server, email)
  await changeUser(server, token, { email: next, current_password: PASSWORD })
  await verify(server, 'email_change', await server.linkTo(email, /type=email_change/))
  return { type: 'email_change', token: await server.linkTo(next, /type=email_change/) }
}
