import { randomFrom } from '#bench/random.ts'

import { timeUntil } from '#torture/faults/watch.ts'
import type { Context } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { History } from './history.ts'
import { Visitor } from './visitor.ts'

const MIN_LIFE_MS = 200
const LIFE_SPREAD_MS = 800
const WRITERS = 8
/** A busy machine may need longer until each writer has been promised something. */
const PATIENCE_MS = 10_000

/** What happens to a server between its death and its next start. */
export type Disaster = (server: Server) => Promise<void>

/**
 * Lets writers use the server, ends it in the middle, lets a disaster happen, starts it again, and looks whether
 * everything it had acknowledged is there.
 */
export async function killAgainAndAgain(
  server: Server,
  { random: seeded }: Pick<Context, 'random'>,
  { rounds, end, disaster }: { rounds: number; end?: Disaster; disaster?: Disaster },
) {
  const history = new History()
  const random = randomFrom(Math.floor(seeded() * 2 ** 31))
  for (let round = 1; round <= rounds; round += 1) {
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      new Visitor(server, `r${round}w${index}`, random).keepWriting(history),
    )
    await new Promise((resolve) => setTimeout(resolve, MIN_LIFE_MS + random() * LIFE_SPREAD_MS))
    await timeUntil(PATIENCE_MS, async () => history.acknowledgedNow() >= WRITERS)
    await (end ?? ((victim: Server) => victim.kill()))(server)
    await Promise.all(writers)
    await disaster?.(server)
    await server.restart()
    // A round opens more accounts than a shop may in an hour; the limits are not what is tried here.
    await server.limitRecords.change('delete from limits')
    await history.checkRound(server)
  }
  return history
}

/** SQLite's own opinion of the accounts' database. */
export async function isWhole({ records }: Server) {
  const [row] = await records.ask('pragma integrity_check')
  return row?.integrity_check === 'ok'
}
