import { judge, type Measure } from '#bench/measure.ts'
import { processorMs } from '#bench/processors.ts'
import { seedShop } from '#server/shop/demo/seed-shop.ts'
import { openDrawer } from '#server/testing/counter.ts'
import { startCluster } from '#server/testing/postgres-setup.ts'
import { openStaff, type Staff } from '#server/testing/shop.ts'
import { startServer } from '#server/testing/start-server.ts'

const SIZES = [300, 3_000]
const MAIL_EACH = 100
const FIRST_BOX = 101
const ROUNDS = 3
const CALLS_A_ROUND = 20
const MAX_RATIO = 1.5

type Shop = Awaited<ReturnType<typeof openShop>>
type Call = (staff: Staff, box: number, customer: string) => Promise<{ status: number }>

const calls: Record<string, Call> = {
  'GET today': ({ get }) => get('staff/today'),
  'GET find by name': ({ get }) => get('find?q=garcia'),
  'GET find by number': ({ get }, box) => get(`find?q=${box}`),
  'GET a box': ({ get }, box) => get(`boxes/${box}`),
  'GET the history of a box': ({ get }, box) => get(`boxes/${box}/history`),
  'GET a customer': ({ get }, _box, customer) => get(`customers/${customer}`),
  'GET dues': ({ get }, box) => get(`staff/money/boxes/${box}`),
  'GET the till': ({ get }) => get('staff/money/till'),
  'GET a shelf page': ({ get }) => get('mail/shelf'),
  'GET the audit log': ({ get }) => get('staff/audit'),
  'POST a letter’s mark': ({ post }, box) =>
    post('mail/letters', { key: crypto.randomUUID(), boxes: [box] }),
}

/** Processor time of counter calls in a shop ten times as large, on both databases, alternating. */
export async function measureCounter(): Promise<Measure[]> {
  const postgres = await startCluster()
  try {
    const onPostgres = await measureOn('postgres', () => processorMs(postgres.pid))
    return [...(await measureOn('sqlite', () => 0)), ...onPostgres]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(kind: 'sqlite' | 'postgres', databaseMs: () => number) {
  process.env.TEST_DATABASE = kind
  const shops: Shop[] = []
  for (const size of SIZES) shops.push(await openShop(size))
  const measures: Measure[] = []
  for (const [name, call] of Object.entries(calls)) {
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const [small = 0, large = 0] = [
        await cost(shops[0]!, call, databaseMs),
        await cost(shops[1]!, call, databaseMs),
      ]
      if (round > 0) ratios.push(large / small)
    }
    const what = `${name}, ${SIZES[1]} customers against ${SIZES[0]}, on ${kind}`
    measures.push(judge(what, { atMost: MAX_RATIO }, ratios))
  }
  for (const { server } of shops) await server.close()
  return measures
}

async function openShop(customers: number) {
  const server = await startServer({
    facts: { boxNumbers: [{ first: FIRST_BOX, last: FIRST_BOX + 2 * customers }] },
  })
  const { database, services, clock } = server
  const sample = { customers, mailEach: MAIL_EACH, seed: 1 }
  await seedShop(database, sample, { facts: services.facts, now: clock.now })
  await openDrawer(server)
  const staff = await openStaff(server, 'owner@example.com', 'administrator')
  const rented = await database.read
    .selectFrom('rentals')
    .select(['box', 'applicationId'])
    .where('closedOn', 'is', null)
    .where('applicationId', 'is not', null)
    .limit(CALLS_A_ROUND)
    .execute()
  return { server, staff, rented }
}

/** Milliseconds of this process and the database for one call. */
async function cost({ staff, rented }: Shop, call: Call, databaseMs: () => number) {
  const [used, databaseUsed] = [process.cpuUsage(), databaseMs()]
  for (const { box, applicationId } of rented) {
    const { status } = await call(staff, box, applicationId ?? '')
    if (status >= 300) throw new Error(`A counter call answered ${status}: ${call}`)
  }
  const { user, system } = process.cpuUsage(used)
  return ((user + system) / 1_000 + databaseMs() - databaseUsed) / rented.length
}
