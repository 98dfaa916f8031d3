import type { Reader, Writer } from '#server/database/database.ts'
import type { LegalPaperStep, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { runChange } from '#server/shop/core/idempotency/preconditions.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addMonths, wallClock, type Day } from '#shared/calendar.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { Paper, paperCalls } from '#shared/shop/papers/calls.ts'
import { deadlinesOf } from '#shared/shop/papers/deadlines.ts'

type Calls = typeof paperCalls

const PAGE_ROWS = 100
const CURSOR = /^(\d{1,15}) ([\w-]{1,64})$/

export const listPapers: Handler<Calls['list']> = async (
  { all, before = '', box },
  _context,
  { database },
) => {
  if (all === undefined) return { papers: await listOpenPapers(database.read), next: null }
  const [, at, id] = CURSOR.exec(before) ?? []
  const rows = await selectPapers(database.read)
    .$if(at !== undefined, (papers) =>
      papers.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('receivedAt', 'legalPapers.id'), '<', tuple(Number(at), id ?? '')),
      ),
    )
    .$if(box !== undefined, (papers) =>
      papers.where('rentalId', 'in', (rentals) =>
        rentals
          .selectFrom('rentals')
          .select('id')
          .where('box', '=', readNumber(box) ?? 0),
      ),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('legalPapers.id', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  const next = last ? `${last.receivedAt} ${last.id}` : null
  return { papers: rows.map(asPaper), next }
}

export async function listOpenPapers(database: Reader) {
  const rows = await selectPapers(database)
    .where('mailed.doneOn', 'is', null)
    .orderBy('receivedAt')
    .orderBy('legalPapers.id')
    .limit(PAGE_ROWS)
    .execute()
  return rows.map(asPaper)
}

async function getPaper(database: Reader, id: string): Promise<Paper> {
  const row = await selectPapers(database).where('legalPapers.id', '=', id).executeTakeFirst()
  if (!row) throw new CounterError('not_found')
  return asPaper(row)
}

function selectPapers(database: Reader) {
  return database
    .selectFrom('legalPapers')
    .leftJoin('legalPaperSteps as noticed', (join) =>
      join.onRef('noticed.paperId', '=', 'legalPapers.id').on('noticed.step', '=', 'noticed'),
    )
    .leftJoin('legalPaperSteps as mailed', (join) =>
      join.onRef('mailed.paperId', '=', 'legalPapers.id').on('mailed.step', '=', 'mailed'),
    )
    .selectAll('legalPapers')
    .select(['noticed.doneAt as noticedAt', 'mailed.doneOn as mailedOn'])
}

type PaperRow = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number]

function asPaper(row: PaperRow): Paper {
  const { receivedAt, receivedOn, mailedOn } = row
  const deadlines = deadlinesOf(receivedAt, receivedOn, mailedOn)
  return { ...row, isAfterAgency: row.isAfterAgency === 1, ...deadlines }
}

const MAX_RENTALS = 5

export const listCandidates: Handler<Calls['listCandidates']> = async (
  input,
  _context,
  services,
) => {
  const { read } = services.database
  const box = readNumber(input.box) ?? 0
  const rows = await read
    .selectFrom('rentals')
    .selectAll()
    .where('box', '=', box)
    .orderBy('allocatedOn', 'desc')
    .orderBy('id')
    .limit(MAX_RENTALS)
    .execute()
  if (rows.length === 0) throw new CounterError('box_unused')
  const rentals = await Array.fromAsync(rows, async (rental) => ({
    ...rental,
    rentalId: rental.id,
    names: (await listRecipients(read, rental.applicationId ?? '')).map(({ name }) => name),
    ...agencyOf(rental.closedOn, today(services)),
  }))
  return { box, rentals }
}

type NewPaper = Pick<Paper, 'id' | 'forName' | 'servedBy' | 'receivedAt'> & { rentalId: string }

export const receivePaper: Handler<Calls['receive']> = async (body, { by, call }, services) => {
  const { now, database } = services
  if (body.receivedAt > now()) {
    throw new CounterError('received_later', { field: 'receivedAt' })
  }
  await database.write((tx) =>
    runChange(tx, call, body, services, () => addPaper(tx, body, by, services)),
  )
  return getPaper(database.read, body.id)
}

async function addPaper(tx: Writer, body: NewPaper, by: Actor, services: Services) {
  const rental = await lockRental(tx, body.rentalId)
  const { date: receivedOn } = wallClock(body.receivedAt, services.facts.timeZone)
  refuseEarly(rental, receivedOn, today(services))
  const { isAfterAgency } = agencyOf(rental.closedOn, receivedOn)
  await tx
    .insertInto('legalPapers')
    .values({
      ...body,
      box: rental.box,
      receivedOn,
      isAfterAgency: Number(isAfterAgency),
      recordedBy: by.id,
      createdAt: services.now(),
    })
    .execute()
  recordStep(tx, 'receive', 'paper', body.id, by, services, { box: rental.box })
}

/** @throws CounterError for a day before the box was opened, or more than a year ago */
function refuseEarly({ startedOn, allocatedOn, movedInOn }: Rental, receivedOn: Day, now: Day) {
  const opened = startedOn ?? allocatedOn
  // Imported lists may lack the first day of a rental.
  if (movedInOn === null && receivedOn < opened) {
    throw new CounterError('received_before_box', { field: 'receivedAt', day: opened })
  }
  const yearAgo = addMonths(now, -12)
  if (receivedOn < yearAgo) {
    throw new CounterError('received_long_ago', { field: 'receivedAt', day: yearAgo })
  }
}

function agencyOf(closedOn: Day | null, day: Day) {
  const agentUntil = closedOn && planClosing(closedOn).agentUntil
  return { agentUntil, isAfterAgency: agentUntil !== null && day > agentUntil }
}

type Step = Pick<LegalPaperStep, 'step'> & { id: string; on: Day }

export async function noteStep(
  { id, step, on }: Step,
  { by }: SignedInContext,
  services: Services,
) {
  const { database, now } = services
  await database.write(async (tx) => {
    const paper = await tx
      .selectFrom('legalPapers')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!paper) throw new CounterError('not_found')
    if (on < paper.receivedOn || on > today(services)) {
      throw new CounterError('mailed_before_received')
    }
    const done = await tx
      .selectFrom('legalPaperSteps')
      .selectAll()
      .where('paperId', '=', id)
      .where('step', '=', step)
      .executeTakeFirst()
    if (done) throw new CounterError('step_done')
    const row = { paperId: id, step, doneOn: on, doneAt: now(), doneBy: by.id }
    await tx.insertInto('legalPaperSteps').values(row).execute()
    recordStep(tx, step, 'paper', id, by, services)
  })
  return getPaper(database.read, id)
}
