import type { Reader } from '#server/database/database.ts'
import { selectExpiring } from '#server/shop/papers/expiring-ids.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { COUNTED } from '#shared/shop/today/calls.ts'

/** Rents are listed this long before they are due, closings this long before their day. */
const AHEAD_DAYS = 7
/** Documents are asked after 90 days before they expire, and for a year after. */
const IDS_AHEAD_DAYS = 90
const IDS_PAST_DAYS = 365
const MAX_LINES = 20

/** What is due about rented boxes: first payments, rents, documents that expire, closings; the oldest first. */
export async function listBoxesDue(database: Reader, today: Day) {
  const [unpaid, rents, ids, closings] = await Promise.all([
    listUnpaid(database),
    listRents(database, today),
    listIds(database, today),
    listClosings(database, today),
  ])
  return { unpaid, rents, ids, closings }
}

/** Whoever has the keys, and has paid nothing yet. */
async function listUnpaid(database: Reader) {
  const unpaid = database
    .selectFrom('rentals')
    .where('started_on', 'is', null)
    .where('keys_issued_on', 'is not', null)
  const { count, lines } = await listRentals(database, unpaid, 'keys_issued_on')
  return { count, lines: lines.map(({ day: keysOn, ...line }) => ({ ...line, keysOn })) }
}

async function listRents(database: Reader, today: Day) {
  const due = database
    .selectFrom('rentals')
    .where('closed_on', 'is', null)
    .where('paid_through', '<=', addDays(today, AHEAD_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closing_notices')
            .select('id')
            .whereRef('rental_id', '=', 'rentals.id')
            .whereRef('closes_on', '<=', 'rentals.paid_through'),
        ),
      ),
    )
  const { count, lines } = await listRentals(database, due, 'paid_through')
  return { count, lines: lines.map(({ day: paidThrough, ...line }) => ({ ...line, paidThrough })) }
}

/** How many they are, and the first of them by a day. */
async function listRentals(
  database: Reader,
  due: ReturnType<typeof database.selectFrom<'rentals'>>,
  column: 'keys_issued_on' | 'paid_through',
) {
  const all = await due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
  const rows = await due
    .select(['id', 'box', 'application_id', column])
    .orderBy(column)
    .orderBy('box')
    .limit(MAX_LINES)
    .execute()
  const lines = await withNames(database, rows)
  return {
    count: Number(all?.count),
    lines: lines.map(({ [column]: day, ...line }) => ({ ...line, day: day ?? '' })),
  }
}

async function listClosings(database: Reader, today: Day) {
  const due = database
    .selectFrom('closing_notices')
    .innerJoin('rentals', 'rentals.id', 'closing_notices.rental_id')
    .where('rentals.closed_on', 'is', null)
    .where('closes_on', '<=', addDays(today, AHEAD_DAYS))
  const rows = await due
    .select(['rentals.id', 'box', 'application_id', 'closes_on'])
    .orderBy('closes_on')
    .limit(MAX_LINES)
    .execute()
  const all = await due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
  const lines = await withNames(database, rows)
  return {
    count: Number(all?.count),
    lines: lines.map(({ closes_on: closesOn, ...line }) => ({ ...line, closesOn })),
  }
}

/** Of each recipient the document of the newest check that expires first. The first lines are looked up by themselves: a count reads no names. */
async function listIds(database: Reader, today: Day) {
  const select = (document: 'photo' | 'address') =>
    selectExpiring(database, document, addDays(today, IDS_AHEAD_DAYS)).where(
      `checked.${document}_expires_on`,
      '>=',
      addDays(today, -IDS_PAST_DAYS),
    )
  const selectLines = (document: 'photo' | 'address') =>
    select(document)
      .select(['recipients.id', 'name', 'box', 'recipients.application_id as applicationId'])
      .orderBy(`checked.${document}_expires_on`)
      .orderBy('box')
      .limit(MAX_LINES)
      .execute()
  const selectIds = (document: 'photo' | 'address') =>
    database
      .selectFrom(
        select(document)
          .select('recipients.id')
          .limit(COUNTED.ids + 1)
          .as(document),
      )
      .select('id')
  const all = await database
    .selectFrom(selectIds('photo').unionAll(selectIds('address')).as('expiring'))
    .select(({ fn }) => fn.count('id').distinct().as('count'))
    .executeTakeFirst()
  const found = [...(await selectLines('photo')), ...(await selectLines('address'))]
    .map(({ expires_on: expiresOn, ...line }) => ({ ...line, expiresOn: expiresOn ?? '' }))
    .toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn) || one.box - other.box)
  const first = new Map(found.toReversed().map((line) => [line.id, line]))
  const lines = found.filter((line) => first.get(line.id) === line)
  const count = Math.min(Number(all?.count ?? 0), COUNTED.ids + 1)
  return { count, lines: lines.slice(0, MAX_LINES) }
}

/** Who applied for each box, as its customer. */
async function withNames<Row extends { application_id: string | null }>(
  database: Reader,
  rows: Row[],
) {
  const ids = rows.flatMap(({ application_id: id }) => id ?? [])
  const applicants = ids.length
    ? await database
        .selectFrom('recipients')
        .select(['application_id', 'name'])
        .where('application_id', 'in', ids)
        .where('kind', '=', 'applicant')
        .execute()
    : []
  const names = new Map(applicants.map(({ application_id: id, name }) => [id, name]))
  return rows.map(({ application_id: applicationId, ...row }) => ({
    ...row,
    applicationId,
    name: names.get(applicationId ?? '') ?? '',
  }))
}
