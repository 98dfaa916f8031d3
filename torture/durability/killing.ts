import { randomFrom } from '#bench/random.ts'

import { timeUntil } from '#torture/faults/watch.ts'
import type { Edit } from '#torture/child/plant.ts'
import type { Context } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { History } from './history.ts'
import { Visitor } from './visitor.ts'

const MIN_LIFE_MS = 60
const LIFE_SPREAD_MS = 250
const WRITERS = 8
/** A busy machine may need longer until each writer has been promised something. */
const PATIENCE_MS = 10_000

/** What is tried is what was written: a password of a real cost would take most of each round. */
export const CHEAP_HASHES: Edit = {
  file: 'server/accounts/password-hasher.ts',
  find: '{ memoryCost: 19_456, timeCost: 2,',
  replace: '{ memoryCost: 64, timeCost: 1,',
}

/** What happens to a server between its death and its next start. */
export type Disaster = (server: Server) => Promise<void>
/** How a server comes to its end. */
export type End = (server: Server, history: History) => Promise<void>

/**
 * Lets writers use the server, ends it in the middle, lets a disaster happen, starts it again, and looks whether
 * everything it had acknowledged is there.
 */
export async function killAgainAndAgain(
  server: Server,
  { random: seeded }: Pick<Context, 'random'>,
  { rounds, end, disaster }: { rounds: number; end?: End; disaster?: Disaster },
) {
  const history = new History()
  const random = randomFrom(Math.floor(seeded() * 2 ** 31))
  for (let round = 1; round <= rounds; round += 1) {
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      new Visitor(server, `r${round}w${index}`, random).keepWriting(history),
    )
    await new Promise((resolve) => setTimeout(resolve, MIN_LIFE_MS + random() * LIFE_SPREAD_MS))
    await timeUntil(PATIENCE_MS, async () => history.acknowledgedNow() >= WRITERS)
    await (end ?? ((victim: Server) => victim.kill()))(server, history)
    await Promise.all(writers)
    await disaster?.(server)
    await server.restart()
    history.mayPutOff = false
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
