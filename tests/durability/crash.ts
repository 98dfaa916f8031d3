import { randomFrom } from '#shared/random.ts'
import type { Server } from '#tests/support/server.ts'
import { seed } from '#tests/support/soak.ts'
import { timeUntil } from '#tests/support/watch.ts'

import { History } from './history.ts'
import { keepWriting } from './writer.ts'

const MIN_LIFE_MS = 60
const LIFE_SPREAD_MS = 250
const WRITERS = 8
/** A busy machine may need longer until each writer has been promised something. */
const TIMEOUT_MS = 10_000

type Crash = {
  rounds: number
  /** How the server comes to its end; without it by SIGKILL. */
  end?: (server: Server, history: History) => Promise<void>
  /** What happens between its death and its next start. */
  meanwhile?: (server: Server) => Promise<void>
}

/** Lets writers use the server, ends it in the middle, starts it again, and looks whether all that it had acknowledged is there. */
export async function crashAgainAndAgain(server: Server, { rounds, end, meanwhile }: Crash) {
  const history = new History()
  const random = randomFrom(seed)
  for (let round = 1; round <= rounds; round += 1) {
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      keepWriting(server, { name: `r${round}w${index}`, random, history }),
    )
    await new Promise((resolve) => setTimeout(resolve, MIN_LIFE_MS + random() * LIFE_SPREAD_MS))
    await timeUntil(TIMEOUT_MS, async () => history.acknowledgedNow() >= WRITERS)
    await (end ?? ((victim: Server) => victim.kill()))(server, history)
    await Promise.all(writers)
    await meanwhile?.(server)
    await server.restart()
    history.mayPutOff = false
    // A round opens more accounts than a shop may in an hour; the limits are not what is tried here.
    await server.forgetLimits()
    await history.checkRound(server)
  }
  return history
}

/** SQLite's own opinion of the accounts' database. */
export async function integrityOf({ records }: Server) {
  const [row] = await records.ask('pragma integrity_check')
  return row?.integrity_check
}
