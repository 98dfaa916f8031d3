import { startSmtpServer } from '#server/testing/smtp.ts'

import { upTo } from '#torture/at-once.ts'
import { pause, timeUntil } from '#torture/faults/watch.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'

const WRITERS = 4
const MAX_DELIVERY_MS = 60_000
const SMTP_PAUSE_MS = 40
const MIN_LIFE_MS = 200
const LIFE_SPREAD_MS = 500

/** The server is killed between a promise, its letter, and the note that it was sent. */
export const killedOutbox: Item = {
  id: 'D4',
  title: 'kill -9 around the outbox',
  bar: '0 letters lost, the same Message-ID on each duplicate',
  isLong: true,
  fault: {
    says: 'a letter is marked as sent before it is',
    edits: [
      {
        file: 'server/email/delivery.ts',
        find: "    const take = claim.kind === 'decoy'",
        replace: `    await endLetter(database, claim, { state: 'sent', sent_at: now() })
    const take = claim.kind === 'decoy'`,
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const wrongs = new Wrongs()
    const smtp = await startSmtpServer({
      onRcptTo: (_address, _session, done) => void setTimeout(done, SMTP_PAUSE_MS),
    })
    const server = await startServer({ settings: { SMTP_URL: smtp.url } })
    const promised: string[] = []
    const rounds = size({ fast: 4, full: 50, soak: 500 })
    for (const round of upTo(rounds)) {
      const dead = new AbortController()
      const work = async (worker: number) => {
        for (let count = 0; !dead.signal.aborted; count += 1) {
          const email = `d4-${round}-${worker}-${count}@example.com`
          const status = await signUp(server, email).then(
            (reply) => reply.status,
            () => 0,
          )
          if (status === 200) promised.push(email)
        }
      }
      const writers = upTo(WRITERS).map(work)
      await pause(MIN_LIFE_MS + random() * LIFE_SPREAD_MS)
      await server.kill()
      dead.abort()
      await Promise.all(writers)
      await server.restart()
      await server.limitRecords.change('delete from limits')
    }
    const ids = () => new Map(smtp.received.map(({ to, email }) => [to[0], email.messageId]))
    const took = await timeUntil(MAX_DELIVERY_MS, async () => {
      const arrived = ids()
      return promised.every((email) => arrived.has(email))
    })
    const arrived = ids()
    for (const email of promised) if (!arrived.has(email)) wrongs.add(`lost: ${email}`)
    for (const { to, email } of smtp.received) {
      if (arrived.get(to[0]) !== email.messageId) wrongs.add(`two letters: ${to[0]}`)
    }
    await smtp.close()
    const twice = smtp.received.length - arrived.size
    return wrongs.outcome(
      `${rounds} of 500 rounds, ${promised.length} promised, ${wrongs.count} lost, ${twice} twice, all there after ${Math.round(took / 1000)} s`,
    )
  },
}
