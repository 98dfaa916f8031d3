import { parseArgs } from 'node:util'

import { randomFrom } from '#bench/random.ts'

import { inParallel } from './at-once.ts'
import { Cluster } from './cluster.ts'
import { writeReport } from './report.ts'
import { CannotRun, type Context, type Item, type Outcome, type Tier } from './item.ts'
import { items } from './items.ts'
import { listNotRun } from './not-run.ts'
import { type Server, type ServerWish, startServer } from './server.ts'

const TIERS: Tier[] = ['fast', 'full', 'soak']
/** Items under way at once: much of their time is waiting. */
const PLACES = 3
const FAST_PATIENCE_MS = 60_000
/** With every page there is. */
const SHARED: ServerWish = { settings: { DIAGNOSTICS: '1' } }

const { values } = parseArgs({
  options: {
    tier: { type: 'string', default: 'fast' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Some items alone: A1,A2. */
    only: { type: 'string' },
    /** Each item with its fault planted, which it must catch. */
    fault: { type: 'boolean', default: false },
    /** With --fault: only the items whose fault shows soon. */
    quick: { type: 'boolean', default: false },
  },
})
const tier = TIERS.find((known) => known === values.tier)
if (!tier) throw new Error(`There is no tier ${values.tier}: fast, full or soak`)
const wanted = values.only?.split(',')
const unknown = wanted?.filter((id) => !items.some((item) => item.id === id)) ?? []
if (unknown.length > 0) throw new Error(`There is no item ${unknown.join(', ')}`)
const seed = Number(values.seed)

say(`torture: tier ${tier}, seed ${seed}${values.fault ? ', each with its fault planted' : ''}`)
const cluster = new Cluster()
let shared: Promise<Server> | undefined
let passed = 0
let failed = 0
const left = wanted || values.fault ? [] : listNotRun(items)
const chosen = items
  .filter(({ id }) => !wanted || wanted.includes(id))
  .filter(({ fault }) => !values.quick || fault.isQuick)
  .filter(({ id, tiers }) => {
    if (!tiers || tiers.includes(tier)) return true
    left.push({ id, reason: `part of the tiers ${tiers.join(' and ')}` })
    return false
  })
const isAlone = (item: Item) => item.isAlone || (item.isTimed && tier !== 'fast')
const besideOthers = chosen.filter((item) => !isAlone(item))
await inParallel(
  besideOthers.toSorted((one, other) => Number(other.isLong ?? 0) - Number(one.isLong ?? 0)),
  PLACES,
  run,
)
await inParallel(
  chosen.filter((item) => isAlone(item)),
  1,
  run,
)
if (!values.fault) {
  for (const { id, reason } of left) say(`${id.padEnd(4)} NOT RUN  ${reason}`)
}
await (await shared)?.stop()
await cluster.stop()
say(`${passed} passed, ${failed} failed${left.length > 0 ? `, ${left.length} not run` : ''}`)
writeReport({ passed, failed })
process.exit(failed === 0 ? 0 : 1)

async function run(item: Item) {
  try {
    const isGood = values.fault ? await tryFault(item) : await tryItem(item)
    if (isGood) passed += 1
    else failed += 1
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    left.push({ id: item.id, reason: error.message })
  }
}

async function tryItem(item: Item) {
  const started = performance.now()
  const outcome = await measure(item, false).catch(asFailure)
  const { figure, passed: isGood, bar = item.bar, examples = [] } = outcome
  const seconds = Math.round((performance.now() - started) / 1000)
  const verdict = isGood ? 'PASS' : 'FAIL'
  say(`${item.id.padEnd(4)} ${verdict}  ${figure}  (bar: ${bar})  ${seconds} s`)
  if (!isGood) for (const example of examples) say(`       ${example}`)
  return isGood
}

/** Red is right here; but an item that stops in the middle has caught nothing. */
async function tryFault(item: Item) {
  try {
    const { figure, passed: isGreen } = await measure(item, true)
    say(`${item.id.padEnd(4)} ${isGreen ? 'MISSED' : 'CAUGHT'}  ${figure}  (${item.fault.says})`)
    return !isGreen
  } catch (error) {
    say(`${item.id.padEnd(4)} BROKEN  ${asFailure(error).figure}  (${item.fault.says})`)
    return false
  }
}

async function measure(item: Item, isFaulted: boolean): Promise<Outcome> {
  const servers: Server[] = []
  const context: Context = {
    tier: tier ?? 'fast',
    isFaulted,
    seed,
    random: randomFrom(seed),
    patienceMs: (barMs) =>
      tier === 'fast' && !isFaulted ? Math.max(barMs, FAST_PATIENCE_MS) : barMs,
    makePostgres: cluster.makeDatabase,
    size: ({ fast, full, soak = full }) => ({ fast, full, soak })[tier ?? 'fast'],
    async startServer(wish) {
      const server = await startServer(wish, isFaulted ? item.fault.edits : [])
      servers.push(server)
      return server
    },
    // A fault is planted in its own server only.
    shareServer: () => (isFaulted ? context.startServer(SHARED) : (shared ??= startServer(SHARED))),
  }
  try {
    return await item.measure(context)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function asFailure(error: unknown): Outcome {
  if (error instanceof CannotRun) throw error
  const [line = ''] = String(error).split('\n')
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 5) : []
  return { figure: `it stopped: ${line}`, passed: false, examples: stack }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
