import type { Reader } from '#server/database/database.ts'
import { recordStep, today } from '#server/shop/core/counter.ts'
import { answerCsv } from '#server/shop/core/csv-answer.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { papers as words } from '#shared/content/en/papers.ts'
import type { CsvValue } from '#shared/shop/core/csv.ts'
import type { paperCalls, RosterRow } from '#shared/shop/papers/calls.ts'

type Calls = typeof paperCalls

const PAGE_ROWS = 100
export const CLOSED_MONTHS = 12
/** Sorts before every box. */
const NO_BOX = '-1'
const CURSOR = /^(\d{1,9}) ([\w-]{1,64})$/

export const getRoster: Handler<Calls['getRoster']> = async (
  { after = '' },
  _context,
  services,
) => {
  const day = today(services)
  return { day, ...(await readRoster(services.database.read, day, after)) }
}

export const exportRoster: Handler<Calls['exportRoster']> = async (_input, { by }, services) => {
  const { database } = services
  const day = today(services)
  await database.write(async (tx) => recordStep(tx, 'export', 'roster', day, by, services))
  return answerCsv(Object.values(words.columns), readPages(database.read, day), services)
}

async function* readPages(
  database: Reader,
  day: Day,
): AsyncGenerator<CsvValue[][], { name: string }> {
  let after: string | null = ''
  while (after !== null) {
    const page: RosterPage = await readRoster(database, day, after)
    yield page.rows.flatMap(csvLines)
    after = page.next
  }
  return { name: `roster-${day}.csv` }
}

function csvLines({ box, startedOn, closedOn, recipients }: RosterRow): CsvValue[][] {
  const state = closedOn ? words.states.closed : words.states.active
  return recipients.map((one) => [
    box,
    state,
    startedOn,
    closedOn,
    one.name,
    one.givenName,
    one.familyName,
    one.nativeName,
    one.kind,
    one.formStatus,
    one.signedOn,
    one.crdOn,
    one.photoId,
    one.photoExpiresOn,
    one.addressId,
  ])
}

type RosterPage = { rows: RosterRow[]; next: string | null }

async function readRoster(database: Reader, day: Day, after: string): Promise<RosterPage> {
  const [, box = NO_BOX, lastId = ''] = CURSOR.exec(after) ?? []
  const closedSince = addMonths(day, -CLOSED_MONTHS)
  const lines = await listLines(database, { box: Number(box), lastId, closedSince })
  const rows = [...Map.groupBy(lines, (line) => line.id)].map(([rentalId, group]): RosterRow => ({
    rentalId,
    box: group[0]?.box ?? 0,
    startedOn: group[0]?.startedOn ?? null,
    closedOn: group[0]?.closedOn ?? null,
    recipients: group.flatMap(asRecipient),
  }))
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  return { rows, next: last ? `${last.box} ${last.rentalId}` : null }
}

type Place = { box: number; lastId: string; closedSince: Day }

function listLines(database: Reader, place: Place) {
  return database
    .selectFrom(selectRentals(database, place).as('rental'))
    .leftJoin('recipients', (join) =>
      join
        .onRef('recipients.applicationId', '=', 'rental.applicationId')
        .on('recipients.removedOn', 'is', null),
    )
    .leftJoin('documentChecks as seen', (join) =>
      join.on('seen.id', '=', ({ selectFrom }) =>
        selectFrom('documentChecks')
          .select('documentChecks.id')
          .whereRef('documentChecks.recipientId', '=', 'recipients.id')
          .orderBy('checkedAt', 'desc')
          .limit(1),
      ),
    )
    .select(['rental.id', 'rental.box', 'rental.startedOn', 'rental.closedOn'])
    .select(['name', 'givenName', 'familyName', 'nativeName'])
    .select(['kind', 'formStatus', 'signedOn', 'crdOn'])
    .select(['seen.photoId', 'seen.photoExpiresOn', 'seen.addressId'])
    .orderBy('rental.box')
    .orderBy('rental.id')
    .orderBy('position')
    .execute()
}

function selectRentals(database: Reader, { box, lastId, closedSince }: Place) {
  return database
    .selectFrom('rentals')
    .select(['id', 'box', 'startedOn', 'closedOn', 'applicationId'])
    .where('startedOn', 'is not', null)
    .where(({ or, eb }) => or([eb('closedOn', 'is', null), eb('closedOn', '>=', closedSince)]))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('box', 'id'), '>', tuple(box, lastId)))
    .orderBy('box')
    .orderBy('id')
    .limit(PAGE_ROWS)
}

type Line = Awaited<ReturnType<typeof listLines>>[number]

function asRecipient({ name, kind, formStatus, ...row }: Line) {
  return name === null || kind === null || formStatus === null
    ? []
    : { ...row, name, kind, formStatus }
}
