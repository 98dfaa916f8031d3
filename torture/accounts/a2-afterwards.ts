import { startMailServer } from '#torture/child/mail-server.ts'
import { upTo } from '#torture/at-once.ts'
import { pause } from '#torture/faults/watch.ts'
import type { Context } from '#torture/item.ts'
import { settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { areaUnderCurve, shuffled } from './two-kinds.ts'

const HOUR_MS = 3_600_000
const ASKED_AT_A_TIME = 400
/** How many others ask right afterwards: for about as long as the email is under way. */
const FOLLOWERS = 20
const MAX_PAUSE_MS = 20

/** How well those who come right after a recovery can tell whether it wrote an email, by each way of sending. */
export async function measureAfterwards(context: Context, pairs: number) {
  const mail = await startMailServer()
  try {
    return [
      { path: 'after recover', auc: await measure(context, await context.startServer(), pairs) },
      {
        path: 'after recover by SMTP',
        auc: await measure(
          context,
          await context.startServer({ settings: { SMTP_URL: mail.url } }),
          pairs,
          mail.linkTo,
        ),
      },
    ]
  } finally {
    mail.stop()
  }
}

async function measure(
  { random }: Context,
  server: Server,
  pairs: number,
  linkTo: Server['linkTo'] = server.linkTo,
) {
  const known = upTo(pairs).map((index) => `member-${index}@example.com`)
  await settle({ ...server, linkTo }, known)
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const asked = known.flatMap((member) => [
    { kind: 'known', email: member } as const,
    { kind: 'unknown', email: member.replace('member', 'nobody') } as const,
  ])
  for (const [index, { kind, email }] of shuffled(asked, random).entries()) {
    if (index % ASKED_AT_A_TIME === 0) await server.passTime(HOUR_MS)
    await server.ask('POST', '/auth/v1/recover', { email })
    const started = performance.now()
    for (const _ of upTo(FOLLOWERS)) await server.ask('GET', '/health/alive')
    times[kind].push(performance.now() - started)
    await server.allDelivered()
    await pause(random() * MAX_PAUSE_MS)
  }
  return areaUnderCurve(times.known, times.unknown)
}
