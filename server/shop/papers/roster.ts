import { setImmediate } from 'node:timers/promises'

import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { recordStep, today } from '#server/shop/counter.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { papers as words } from '#shared/content/en/papers.ts'
import { type CsvValue, writeCsv } from '#shared/rental/csv.ts'
import type { RosterAnswer, RosterFileAnswer, RosterRow } from '#shared/rental/papers.ts'

const PAGE_ROWS = 100
/** Those who closed so long ago are still on the list. */
export const CLOSED_MONTHS = 12
const CURSOR = /^(\d{1,9}) ([\w-]{1,64})$/

/** GET /shop/v1/staff/roster?after=: customers, and who was one within twelve months, by box. */
export async function getRoster({ query }: SignedInContext, services: Services) {
  const day = today(services)
  const page = await readRoster(services.database.read, day, query.get('after') ?? '')
  return Response.json({ day, ...page } satisfies RosterAnswer)
}

/** GET /shop/v1/staff/roster/file: the whole list as CSV, a line for each name. The log says who took it. */
export async function exportRoster(context: SignedInContext, services: Services) {
  const { database } = services
  const day = today(services)
  await database.write(async (tx) => recordStep(tx, 'export', 'roster', day, context.by, services))
  const { columns } = words
  const lines: CsvValue[][] = []
  for (let after: string | null = ''; after !== null;) {
    const page: { rows: RosterRow[]; next: string | null } = await readRoster(
      database.read,
      day,
      after,
    )
    lines.push(...page.rows.flatMap(csvLines))
    after = page.next
    // SQLite answers within one turn of the event loop: between two pages the other clerks have theirs.
    await setImmediate()
  }
  const csv = writeCsv(Object.values(columns), lines)
  return Response.json({ name: `roster-${day}.csv`, csv } satisfies RosterFileAnswer)
}

function csvLines({ box, startedOn, closedOn, recipients }: RosterRow): CsvValue[][] {
  const state = closedOn ? words.states.closed : words.states.active
  return recipients.map((one) => [
    box,
    state,
    startedOn,
    closedOn,
    one.name,
    one.kind,
    one.formStatus,
    one.signedOn,
    one.crdOn,
    one.photoId,
    one.photoExpiresOn,
    one.addressId,
  ])
}

/** The rentals of the roster on a day: those that have keys, and those that closed within the year. */
function selectRoster(database: Reader, day: Day) {
  return database
    .selectFrom('rentals')
    .where('started_on', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('closed_on', 'is', null), eb('closed_on', '>=', addMonths(day, -CLOSED_MONTHS))]),
    )
}

async function readRoster(database: Reader, day: Day, after: string) {
  const [, box, id] = CURSOR.exec(after) ?? []
  const rentals = await selectRoster(database, day)
    .select(['id', 'box', 'started_on', 'closed_on', 'application_id'])
    .$if(box !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('box', 'id'), '>', tuple(Number(box), id ?? '')),
      ),
    )
    .orderBy('box')
    .orderBy('id')
    .limit(PAGE_ROWS)
    .execute()
  const people = await listPeople(
    database,
    rentals.map(({ application_id }) => application_id ?? ''),
  )
  const rows = rentals.map((rental): RosterRow => ({
    rentalId: rental.id,
    box: rental.box,
    startedOn: rental.started_on,
    closedOn: rental.closed_on,
    recipients: people.get(rental.application_id) ?? [],
  }))
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  return { rows, next: last ? `${last.box} ${last.rentalId}` : null }
}

/** By application; each with the documents seen last. */
async function listPeople(database: Reader, applicationIds: string[]) {
  const rows = await database
    .selectFrom('recipients')
    .selectAll()
    .where('application_id', 'in', [...applicationIds, ''])
    .orderBy('position')
    .execute()
  const checks = await database
    .selectFrom('document_checks')
    .selectAll()
    .where('recipient_id', 'in', [...rows.map(({ id }) => id), ''])
    .orderBy('checked_at')
    .execute()
  const newest = new Map(checks.map((check) => [check.recipient_id, check]))
  const people = rows.map((row) => {
    const check = newest.get(row.id)
    return {
      applicationId: row.application_id as string | null,
      name: row.name,
      kind: row.kind,
      formStatus: row.form_status,
      signedOn: row.signed_on,
      crdOn: row.crd_on,
      photoId: check?.photo_id ?? null,
      photoExpiresOn: check?.photo_expires_on ?? null,
      addressId: check?.address_id ?? null,
    }
  })
  return Map.groupBy(people, ({ applicationId }) => applicationId)
}
