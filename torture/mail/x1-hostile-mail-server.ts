import { refusal, startSmtpServer } from '#server/testing/smtp.ts'

import { upTo } from '#torture/at-once.ts'
import { percentile, timed, timeUntil } from '#torture/faults/watch.ts'
import { type Context, type Item, Wrongs } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { makeGate, outerAddress } from './gate.ts'

const MAX_ANSWER_MS = 500
const MAX_DELAY_MS = 10_000
const MAX_DELIVERY_MS = 60_000
const LISTEN_MS = 4_000
const CODES: Record<string, number> = { busy: 421, later: 451, never: 550 }
const KINDS = ['busy', 'later', 'never', 'hang', 'drop', 'good']

/** A mail server that is away, slow, rude, or forgets what it was given. */
export const hostileMailServer: Item = {
  id: 'X1',
  title: 'Hostile mail server',
  bar: 'sign-ups answered in 500 ms, poison delays others by 10 s at most, all delivered 60 s after it heals, 550 once and dead, nothing in clear',
  isTimed: true,
  fault: {
    says: 'a letter is given up at the first failure',
    edits: [
      {
        file: 'server/email/delivery.ts',
        find: 'return recordFailure(claim, asFailure(error), services)',
        replace: `return bury(claim, 'gone', services)`,
      },
    ],
  },
  async measure(context) {
    const wrongs = new Wrongs()
    let isHealed = false
    const tries = new Map<string, number>()
    const smtp = await startSmtpServer({
      onRcptTo({ address }, _session, done) {
        tries.set(address, (tries.get(address) ?? 0) + 1)
        const [kind = ''] = address.split('-')
        if (kind === 'hang' && !isHealed) return
        const code = kind === 'never' || !isHealed ? CODES[kind] : undefined
        done(code ? refusal(code) : null)
      },
      afterData() {
        const to = smtp.received.at(-1)?.to[0] ?? ''
        return to.startsWith('drop') && !isHealed ? 'hang up' : null
      },
    })
    const gate = await makeGate(smtp.port)
    await gate.shut()
    const server = await context.startServer({ settings: { SMTP_URL: gate.url } })
    const each = context.size({ fast: 2, full: 10 })
    const addresses = KINDS.flatMap((kind) =>
      upTo(each).map((index) => `${kind}-${index}@example.com`),
    )
    const early = upTo(each).map((index) => `early-${index}@example.com`)
    const times = await signAllUp(server, early, wrongs)
    await gate.open()
    times.push(...(await signAllUp(server, addresses, wrongs)))

    const has = (email: string) => smtp.received.some(({ to }) => to.includes(email))
    const good = addresses.filter((email) => email.startsWith('good'))
    const maxDelayMs = context.patienceMs(MAX_DELAY_MS)
    const delay = await timeUntil(maxDelayMs, async () => good.every(has))
    if (delay >= maxDelayMs) wrongs.add('good letters wait for the poisoned')
    isHealed = true
    const wanted = [...early, ...addresses].filter((email) => !email.startsWith('never'))
    const delivery = await timeUntil(MAX_DELIVERY_MS, async () => wanted.every(has))
    for (const email of wanted.filter((one) => !has(one))) wrongs.add(`never arrived: ${email}`)
    await checkDead(server, addresses, tries, wrongs)
    checkDuplicates(smtp.received, wrongs)
    await checkNoClearText(context, wrongs)
    await gate.shut()
    await smtp.close()

    const slow = percentile(times, 99)
    if (slow > context.patienceMs(MAX_ANSWER_MS)) wrongs.add(`p99 ${slow} ms`)
    return wrongs.outcome(
      `${wanted.length} letters in ${seconds(delivery)} s, good ones beside poison in ${seconds(delay)} s, sign-ups p99 ${Math.round(slow)} ms`,
    )
  },
}

async function signAllUp(server: Server, addresses: string[], wrongs: Wrongs) {
  const times: number[] = []
  for (const email of addresses) {
    const { result, ms } = await timed(() => signUp(server, email))
    if (result.status !== 200) wrongs.add(`${email}: ${result.status}`)
    times.push(ms)
  }
  return times
}

async function checkDead(
  { records }: Server,
  addresses: string[],
  tries: Map<string, number>,
  wrongs: Wrongs,
) {
  const refused = addresses.filter((email) => email.startsWith('never'))
  const [row] = await records.ask(`select count(*) as dead from letters where state = 'dead'`)
  if (Number(row?.dead) !== refused.length) wrongs.add(`${row?.dead} dead letters`)
  for (const email of refused) {
    if (tries.get(email) !== 1) wrongs.add(`${email} was tried ${tries.get(email)} times`)
  }
}

/** The same letter sent twice is one letter to whoever reads it. */
function checkDuplicates(
  received: { to: string[]; email: { messageId?: string } }[],
  wrongs: Wrongs,
) {
  const ids = new Map<string, string | undefined>()
  for (const { to, email } of received) {
    const [address = ''] = to
    if (ids.has(address) && ids.get(address) !== email.messageId)
      wrongs.add(`two letters: ${address}`)
    ids.set(address, email.messageId)
  }
}

/** A mail server elsewhere that offers no TLS gets nothing. */
async function checkNoClearText({ startServer }: Context, wrongs: Wrongs) {
  const host = outerAddress()
  if (!host) return
  let hasHeard = false
  const smtp = await startSmtpServer({
    onMailFrom(_address, _session, done) {
      hasHeard = true
      done()
    },
  })
  const gate = await makeGate(smtp.port, host)
  const server = await startServer({ settings: { SMTP_URL: gate.url } })
  await signUp(server, 'clear@example.com')
  const hasComplained = async () => server.output().includes('letters wait')
  await timeUntil(LISTEN_MS, hasComplained)
  if (hasHeard || smtp.received.length > 0) wrongs.add('a letter left in clear text')
  if (!(await hasComplained())) wrongs.add('it did not say that letters wait')
  await gate.shut()
  await smtp.close()
}

function seconds(ms: number) {
  return (ms / 1000).toFixed(1)
}
