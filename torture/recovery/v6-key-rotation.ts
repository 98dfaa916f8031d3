import { inParallel, upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import {
  askWhoIAm,
  copyAccount,
  joinUnsent,
  refresh,
  signIn,
  signUp,
  type Tokens,
  verify,
} from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 4
const HOUR_MS = 3_600_000
const NEXT_SECRET = 'the next secret for the torture, as long as the first'
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9'
const LATE = 'late@example.com'

/** The secret is changed as docs/operations.md says: nobody notices. */
export const keyRotation: Item = {
  id: 'V6',
  title: 'Key rotation',
  bar: '0 of 1,000 signed out, old access tokens good until they end, no key shown, waiting letters still open',
  tiers: ['full', 'soak'],
  fault: {
    says: 'the former secret is forgotten',
    edits: [
      {
        file: 'server/secrets.ts',
        find: 'return secrets.former ? [secrets[use], secrets.former[use]] : [secrets[use]]',
        replace: 'return [secrets[use]]',
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const wrongs = new Wrongs()
    const server = await startServer({ settings: { SMTP_URL: NO_MAIL_SERVER } })
    const emails = upTo(isFaulted ? 4 : size({ fast: 6, full: 1_000 })).map(
      (i) => `v6-${i}@example.com`,
    )
    const sessions = await begin(server, emails)
    await signUp(server, LATE)

    const FORMER_JWT_SECRET = server.secret
    await server.kill()
    await server.restart({ JWT_SECRET: NEXT_SECRET, FORMER_JWT_SECRET, SMTP_URL: '' })
    await expectAll(server, { what: 'an old access token', sessions, status: 200 }, wrongs)
    const keys = await server.ask('GET', '/.well-known/jwks.json')
    if (keys.text !== '{"keys":[]}') wrongs.add(`the keys are shown: ${keys.text}`)
    const link = await server.linkTo(LATE).catch(() => '')
    const confirmed = await verify(server, 'signup', link)
    if (confirmed.status !== 200) wrongs.add(`a letter that waited: ${confirmed.status}`)
    const renewed = await renew(server, sessions, wrongs)
    await server.passTime(HOUR_MS)
    await expectAll(
      server,
      { what: 'an old access token after its hour', sessions, status: 403 },
      wrongs,
    )

    await server.kill()
    await server.restart({ JWT_SECRET: NEXT_SECRET, FORMER_JWT_SECRET: '' })
    await expectAll(
      server,
      { what: 'an old token without the former secret', sessions, status: 403 },
      wrongs,
    )
    const last = await renew(server, renewed, wrongs)
    await expectAll(server, { what: 'a new access token', sessions: last, status: 200 }, wrongs)
    return wrongs.outcome(
      `${sessions.length} sessions through two changes, ${sessions.length - last.length} signed out, ${wrongs.count} wrong`,
    )
  },
}

/** Accounts and a session of each. */
async function begin(server: Server, emails: string[]) {
  const [model = '', ...others] = emails
  await joinUnsent(server, model)
  await copyAccount(server, model, others)
  return inParallel(emails, AT_ONCE, (email) => signIn(server, email))
}

/** The next tokens of every session that gets them. */
async function renew(server: Server, sessions: Tokens[], wrongs: Wrongs) {
  const answers = await inParallel(sessions, AT_ONCE, (one) => refresh(server, one.refresh_token))
  for (const { status, text } of answers) if (status !== 200) wrongs.add(`a refresh: ${text}`)
  return answers.filter(({ status }) => status === 200).map(({ body }) => body as Tokens)
}

/** What every access token of these sessions gets. */
async function expectAll(
  server: Server,
  { what, sessions, status }: { what: string; sessions: Tokens[]; status: number },
  wrongs: Wrongs,
) {
  const answers = await inParallel(sessions, AT_ONCE, (one) => askWhoIAm(server, one.access_token))
  for (const answer of answers) {
    if (answer.status !== status) wrongs.add(`${what}: ${answer.status}`)
  }
}
