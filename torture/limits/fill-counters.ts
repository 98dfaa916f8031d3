import pino from 'pino'

import { createLockout } from '#server/accounts/lockout.ts'
import { createRateLimiter } from '#server/http/rate-limiter.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { deriveSecrets } from '#server/secrets.ts'

import { percentile } from '#torture/faults/watch.ts'

/** What a process of its own found when it counted for so many different visitors and addresses. */
export type Filled = { mostRows: number; grownBytes: number; p99Ms: number }

const LOOK_EVERY = 1_000
const WARM_UP = 2_000
const AN_HOUR = { name: 'r7', count: 5, periodMs: 3_600_000 }
const [dataDir = '', count = '0'] = process.argv.slice(2)

const database = await openSqlite(dataDir, pino({ level: 'silent' }))
const { addresses } = deriveSecrets('a secret for the torture, long enough for anything')
const limiter = createRateLimiter(database.limits, addresses, Date.now)
const failures = createLockout(database.limits, addresses, Date.now)
// Of a fixed size, so that what is measured does not grow by it.
const times = new Float64Array(Number(count) + WARM_UP)
let counted = 0
let mostRows = 0

for (let index = 0; index < WARM_UP; index += 1) await countOne(`warm-${index}`)
const before = readMemory()
let most = before
for (let index = 0; index < Number(count); index += 1) {
  await countOne(String(index))
  if (index % LOOK_EVERY === 0) await look()
}
await look()
const filled: Filled = {
  mostRows,
  grownBytes: most - before,
  p99Ms: percentile([...times.subarray(WARM_UP)], 99),
}
process.stdout.write(`${JSON.stringify(filled)}\n`)
await database.close()

/** Every other one is somebody who tries a password. */
async function countOne(who: string) {
  const begun = performance.now()
  if (counted % 2 === 0) await limiter.consume({ limit: AN_HOUR, who })
  else await failures.count({ address: `${who}@example.com`, network: who, isKnownNetwork: false })
  times[counted] = performance.now() - begun
  counted += 1
}

async function look() {
  most = Math.max(most, readMemory())
  for (const table of ['limits', 'lockouts'] as const) {
    const counting = database.limits.selectFrom(table).select(({ fn }) => fn.countAll().as('rows'))
    mostRows = Math.max(mostRows, Number((await counting.executeTakeFirstOrThrow()).rows))
  }
}

/** What is really held: garbage is taken out first. */
function readMemory() {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}
