import { until } from '#e2e/site.ts'
import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import {
  askWhoIAm,
  changeUser,
  join,
  OTHER_PASSWORD,
  PASSWORD,
  refresh,
  signIn,
  trySignIn,
  verify,
} from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 4
const OTHER_SESSIONS = 3
const LETTER_LIMIT_MS = 15_000
/** Of a letter without a link to set a new one. */
const NOTICE = /password.{0,80}changed/is
const MINUTE_MS = 61_000

/** A new password ends every other session and every link that is out, and its owner is told once. */
export const passwordChange: Item = {
  id: 'A6',
  title: 'Password change and reset',
  bar: 'every other session and link dead, 1 notice each',
  fault: {
    says: 'other sessions live on',
    edits: [
      {
        file: 'server/auth/change-user.ts',
        find: `await endSessions(tx, session, 'others')`,
        replace: '',
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    let checks = 0
    const cases = upTo(size({ fast: 2, full: 25 })).flatMap((index) =>
      (['change', 'reset'] as const).map((way) => ({ way, email: `${way}${index}@example.com` })),
    )
    await inParallel(cases, AT_ONCE, async ({ way, email }) => {
      const sessions = [await join(server, email)]
      while (sessions.length < OTHER_SESSIONS) sessions.push(await signIn(server, email))
      const links = await openLinks(server, email, sessions[0]?.access_token ?? '')
      await renew(server, way, email)
      const answers = await Promise.all([
        ...sessions.map(({ access_token: token }) => askWhoIAm(server, token)),
        ...sessions.map(({ refresh_token: token }) => refresh(server, token)),
        ...links.map(({ type, token }) => verify(server, type, token)),
        trySignIn(server, email, PASSWORD),
      ])
      checks += answers.length + 2
      for (const [index, { status }] of answers.entries()) {
        if (status < 400) wrongs.add(`${way}: the ${index}. of what should be dead: ${status}`)
      }
      if ((await trySignIn(server, email, OTHER_PASSWORD)).status !== 200) {
        wrongs.add(`${way}: the new password is not the right one`)
      }
      const notices = await countNotices(server, email)
      if (notices !== 1) wrongs.add(`${way}: ${notices} notices`)
    })
    return wrongs.outcome(`${wrongs.count} of ${checks} checks failed`)
  },
}

/** A link of every kind that a confirmed account can have out. */
async function openLinks(server: Server, email: string, token: string) {
  const newEmail = `new-${email}`
  await server.ask('POST', '/auth/v1/recover', { email })
  const reset = await server.linkTo(email, /reset-password/)
  await changeUser(server, token, { email: newEmail, current_password: PASSWORD })
  const current = await server.linkTo(email, /type=email_change/)
  const next = await server.linkTo(newEmail, /type=email_change/)
  return [
    { type: 'recovery', token: reset },
    { type: 'email_change', token: current },
    { type: 'email_change', token: next },
  ]
}

/** By a session of one's own and the present password, or by a link from a letter. */
async function renew(server: Server, way: 'change' | 'reset', email: string) {
  let token = ''
  const proof = way === 'change' ? { current_password: PASSWORD } : {}
  if (way === 'change') token = (await signIn(server, email)).access_token
  else {
    await server.passTime(MINUTE_MS)
    const before = await server.linkTo(email, /reset-password/)
    await server.ask('POST', '/auth/v1/recover', { email })
    let link = before
    await until(async () => {
      link = await server.linkTo(email, /reset-password/)
      return link !== before
    }, LETTER_LIMIT_MS)
    token = (await verify(server, 'recovery', link)).body.access_token ?? ''
  }
  const { status } = await changeUser(server, token, { password: OTHER_PASSWORD, ...proof })
  if (status !== 200) throw new Error(`The password could not be changed: ${status}`)
}

async function countNotices(server: Server, email: string) {
  const count = async () => (await server.letters(email)).filter((text) => NOTICE.test(text)).length
  await until(async () => (await count()) > 0, LETTER_LIMIT_MS)
  return count()
}
