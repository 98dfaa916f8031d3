import { setTimeout } from 'node:timers/promises'

import type { Reader } from '#server/database/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'

import type { SignedInContext } from './core/access.ts'
import { getRents } from './reports/rents.ts'
import { shopRoutes } from './routes.ts'

/** So often one after the other, and on so many connections at once: each of PostgreSQL's has plans and caches of its own. */
const ROUNDS = { sqlite: { turns: 3, lanes: 1 }, postgres: { turns: 1, lanes: 10 } }
/** Nobody waits longer for a start, however large the shop and slow its disk: the rest is read when it is asked for. */
const MAX_MS = 2_000
const nobody = { id: 'warm-up', role: 'mailbox_center' } as const

/**
 * Reads what the counter's pages show before anybody waits for it, so that the first clerks of a day meet planned statements, pages of
 * the database in memory and compiled code. A shop without customers needs none; where it fails the calls themselves will say so. The
 * log says how long a start took for it, and whether that was enough.
 */
export async function warmUp(services: Services) {
  const { database, facts, log } = services
  try {
    const id = await findCustomer(services)
    if (!id) return
    const { turns, lanes } = ROUNDS[database.kind]
    const box = String(facts.boxNumbers[0]?.first)
    const params = { application: id, box, number: '1', batchId: id, rental: id, kind: 'rents', id }
    const readContext = { params, query: new URLSearchParams(), caller: nobody, by: nobody }
    const context = readContext as unknown as SignedInContext
    const start = performance.now()
    const end = start + MAX_MS
    // It is kept for whoever asks next, and says itself when it could not be read.
    const owed = getRents({}, context, services).catch(() => {})
    let isWhole = true
    for (let turn = 0; turn < turns; turn += 1) {
      // A lane keeps its connection: a pool that gave out any would leave some without the plans of many statements.
      const lane = (read: Reader) => {
        const onLane = { ...services, database: { ...database, read } }
        return readAll(context, onLane, end)
      }
      const wholes = await Promise.all(
        Array.from({ length: lanes }, () => database.read.connection().execute(lane)),
      )
      isWhole &&= wholes.every(Boolean)
    }
    const leftMs = Math.max(0, end - performance.now())
    await Promise.race([owed, setTimeout(leftMs, undefined, { ref: false })])
    const ms = Math.round(performance.now() - start)
    log.info({ ms, isWhole }, 'Read ahead what the counter shows')
  } catch (error) {
    log.warn({ error }, 'Could not read ahead what the counter shows')
  }
}

async function findCustomer({ database }: Services) {
  const found = await database.read.selectFrom('applications').select('id').limit(1).execute()
  return found[0]?.id
}

/** What the staff's pages ask for: a clerk's GET changes nothing. @returns whether there was time for all */
async function readAll(context: SignedInContext, services: Services, end: number) {
  for (const { GET: route } of Object.values(shopRoutes)) {
    if (route?.access !== 'clerk') continue
    if (performance.now() > end) return false
    await Promise.resolve(route.handler(context, services)).catch(ignoreRefusal)
  }
  return true
}

/** A refusal is no harm: there is no such box, say. A call that was not understood has read nothing. */
function ignoreRefusal(error: unknown) {
  if (!(error instanceof ApiError) || error.code === 'validation_failed') throw error
}
