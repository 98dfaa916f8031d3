import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { Day } from '#shared/calendar.ts'

const ROWS_AT_ONCE = 100

export type Booked = { rentalId: string; debts: { on: Day; cents: number }[]; creditCents: number }

export async function* walkBooked(read: Reader): AsyncGenerator<Booked[]> {
  let mark = ''
  for (;;) {
    const balances = await read
      .selectFrom('rentalBalances')
      .select(['rentalId', 'cents'])
      .where('cents', '<>', 0)
      .where('rentalId', '>', mark)
      .orderBy('rentalId')
      .limit(ROWS_AT_ONCE)
      .execute()
    const last = balances.at(-1)
    if (!last) return
    const owing = balances.filter(({ cents }) => cents > 0).map(({ rentalId }) => rentalId)
    const charges = await listCharges(read, owing)
    yield balances.map(({ rentalId, cents }) => ({
      rentalId,
      creditCents: Math.max(0, 0 - cents),
      debts: debtsOf(Math.max(0, cents), charges.get(rentalId) ?? []),
    }))
    mark = last.rentalId
  }
}

type Charge = { on: Day; cents: number }

async function listCharges(read: Reader, rentalIds: string[]) {
  const rows = await read
    .selectFrom('ledgerEntries')
    .select(['rentalId', 'postedOn as on', 'cents'])
    .where(isOneOf(read, 'rentalId', rentalIds))
    .where('account', '=', 'receivable')
    .where('cents', '>', 0)
    .where('kind', '<>', 'reversal')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('postings')
            .select('postings.id')
            .whereRef('postings.reverses', '=', 'ledgerEntries.postingId'),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ rentalId }) => rentalId ?? '')
}

/** Payments settle the oldest charges first, so debts belong to the newest charges. */
function debtsOf(owed: number, charges: Charge[]) {
  const debts: Charge[] = []
  let left = owed
  for (const { on, cents } of charges) {
    if (left === 0) return debts
    const part = Math.min(left, cents)
    debts.push({ on, cents: part })
    left -= part
  }
  // A reversed payment has no charge of its own: it counts as old as the oldest.
  const oldest = debts.at(-1) ?? charges.at(-1)
  if (left > 0) debts.push({ on: oldest?.on ?? '', cents: left })
  return debts
}
