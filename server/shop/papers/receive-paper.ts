import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { listRecipients } from '#server/shop/applications.ts'
import { CounterError, recordStep, today } from '#server/shop/counter.ts'
import { readNumber, readShopBody } from '#server/shop/read-shop-body.ts'
import { type Day, wallClock } from '#shared/calendar.ts'
import { papers as words } from '#shared/content/en/papers.ts'
import { planClosing } from '#shared/rental/closing.ts'
import { type CandidatesAnswer, paperBody } from '#shared/rental/papers.ts'

import { getPaper } from './papers.ts'

const MAX_RENTALS = 5

/** GET /shop/v1/staff/papers/boxes/:box: who has a box and who had it, the newest first. */
export async function listCandidates({ params }: SignedInContext, services: Services) {
  const { read } = services.database
  const box = readNumber(params.box ?? '') ?? 0
  const rows = await read
    .selectFrom('rentals')
    .selectAll()
    .where('box', '=', box)
    .orderBy('allocated_on', 'desc')
    .orderBy('id')
    .limit(MAX_RENTALS)
    .execute()
  if (rows.length === 0) throw new CounterError('box_unused')
  const rentals = await Promise.all(
    rows.map(async ({ id, application_id, started_on, closed_on }) => ({
      rentalId: id,
      names: (await listRecipients(read, application_id ?? '')).map(({ name }) => name),
      startedOn: started_on,
      closedOn: closed_on,
      ...agencyOf(closed_on, today(services)),
    })),
  )
  return Response.json({ box, rentals } satisfies CandidatesAnswer)
}

/** POST /shop/v1/staff/papers: legal papers were brought for a customer. Past the two years they are taken with a warning. */
export async function receivePaper(context: SignedInContext, services: Services) {
  const body = await readShopBody(context, paperBody)
  const by = context.by
  const { now, rental: facts, database } = services
  if (body.receivedAt > now()) {
    throw new ApiError(422, 'received_later', words.fields.receivedAt, { field: 'receivedAt' })
  }
  await database.write(async (tx) => {
    const rental = await tx
      .selectFrom('rentals')
      .select(['box', 'closed_on'])
      .where('id', '=', body.rentalId)
      .executeTakeFirst()
    if (!rental) throw new CounterError('not_found')
    const { date: receivedOn } = wallClock(body.receivedAt, facts.timeZone)
    const { isAfterAgency } = agencyOf(rental.closed_on, receivedOn)
    const { numInsertedOrUpdatedRows: rows } = await tx
      .insertInto('legal_papers')
      .values({
        id: body.id,
        rental_id: body.rentalId,
        box: rental.box,
        for_name: body.forName,
        served_by: body.servedBy,
        received_at: body.receivedAt,
        received_on: receivedOn,
        is_after_agency: Number(isAfterAgency),
        recorded_by: by.id,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (rows !== 1n) return
    recordStep(tx, 'receive', 'paper', body.id, by, services, { box: rental.box })
  })
  return Response.json(await getPaper(database.read, body.id))
}

function agencyOf(closedOn: Day | null, day: Day) {
  const agentUntil = closedOn && planClosing(closedOn).agentUntil
  return { agentUntil, isAfterAgency: agentUntil !== null && day > agentUntil }
}
