import { randomBytes } from 'node:crypto'

import { visitorAddress } from '#bench/wire.ts'

import { inParallel, upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'

const ALLOWED = 30
const AT_ONCE = 6
const SECRET_BYTES = 32
const TYPES = ['signup', 'recovery', 'email', 'email_change']

/** Random secrets of links, as many from each place as may be tried there, and one more. */
export const guessing: Item = {
  id: 'E8',
  title: 'Guessing links at the allowed rate',
  bar: '0 of 10,000 hit a link, and the 31st from each place is refused',
  fault: {
    says: 'tries of links are not counted',
    edits: [
      {
        file: 'server/auth/verify.ts',
        find: '  await countRequest(call, limits.verify, services)\n',
        replace: '  if (call.visitor === countRequest.name) throw limits\n',
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    // However slow the machine: no try is given back meanwhile.
    await server.stopClock()
    const wrongs = new Wrongs()
    for (const index of upTo(size({ fast: 3, full: 50 })))
      await signUp(server, `e8-${index}@example.com`)
    const places = upTo(size({ fast: 6, full: 334, soak: 1_000 }))
    await inParallel(places, AT_ONCE, async (place) => {
      const guess = (turn: number) => {
        const token_hash = randomBytes(SECRET_BYTES).toString('base64url')
        const body = { type: TYPES[turn % TYPES.length], token_hash }
        return server.ask('POST', '/auth/v1/verify', body, { from: visitorAddress(place) })
      }
      for (const turn of upTo(ALLOWED)) {
        const { status } = await guess(turn)
        if (status !== 403) wrongs.add(`a guess is answered ${status}`)
      }
      const { status, headers } = await guess(0)
      const isStopped = status === 429 && Number(headers.get('Retry-After')) > 0
      if (!isStopped) wrongs.add(`one more is answered ${status}`)
    })
    const confirmed = await server.records.ask('select id from users')
    if (confirmed.length > 0) wrongs.add(`${confirmed.length} accounts opened`)
    return wrongs.outcome(
      `${places.length * ALLOWED} guesses from ${places.length} places, ${confirmed.length} hits`,
    )
  },
}
