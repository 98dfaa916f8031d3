import { parseArgs } from 'node:util'

import { startPostgres } from '#server/database/test-postgres.ts'

import { History } from './history.ts'
import { randomFrom } from './random.ts'
import { startVictim } from './victim.ts'
import { Visitor } from './visitor.ts'

const MIN_LIFE_MS = 200
const LIFE_SPREAD_MS = 1_000
const WRITERS = 8

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const rounds = Number(values.rounds)
const random = randomFrom(Number(values.seed))
const postgres = values.database === 'postgres' ? await startPostgres() : undefined
process.stdout.write(`${values.database}, ${rounds} rounds, seed ${values.seed}\n`)

const history = new History()
const victim = await startVictim(postgres?.url)
for (let round = 1; round <= rounds; round++) {
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    new Visitor(victim, `r${round}w${index}`, random).keepWriting(history),
  )
  await new Promise((resolve) => setTimeout(resolve, MIN_LIFE_MS + random() * LIFE_SPREAD_MS))
  victim.kill()
  await Promise.all(writers)
  await victim.restart()
  await history.checkRound(victim)
  if (round % 10 === 0) process.stdout.write(`  ${round}: ${history.summary()}\n`)
}
await victim.stop()
await postgres?.stop()

process.stdout.write(`${history.summary()}\n`)
process.exit(history.isClean() ? 0 : 1)
