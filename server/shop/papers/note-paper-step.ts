import type { LegalPaperStep } from '#server/database/money-tables.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { CounterError, recordStep, today } from '#server/shop/counter.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import type { Day } from '#shared/calendar.ts'
import { mailingBody } from '#shared/rental/papers.ts'

import { getPaper } from './papers.ts'

/** POST /shop/v1/staff/papers/:id/notice: the notice lies in the box. */
export function noteNotice(context: SignedInContext, services: Services) {
  return noteStep(context, services, 'noticed', today(services))
}

/** POST /shop/v1/staff/papers/:id/mailing: the letter to the last known home address is in the mail, first class. */
export async function noteMailing(context: SignedInContext, services: Services) {
  const { on } = await readShopBody(context, mailingBody)
  return noteStep(context, services, 'mailed', on)
}

async function noteStep(
  context: SignedInContext,
  services: Services,
  step: LegalPaperStep['step'],
  on: Day,
) {
  const { database, now } = services
  const id = context.params.id ?? ''
  const by = context.by
  await database.write(async (tx) => {
    const paper = await tx
      .selectFrom('legal_papers')
      .select('received_on')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!paper) throw new CounterError('not_found')
    if (on < paper.received_on || on > today(services)) {
      throw new CounterError('mailed_before_received')
    }
    const done = await tx
      .selectFrom('legal_paper_steps')
      .select('step')
      .where('paper_id', '=', id)
      .where('step', '=', step)
      .executeTakeFirst()
    if (done) throw new CounterError('step_done')
    const row = { paper_id: id, step, done_on: on, done_at: now(), done_by: by.id }
    await tx.insertInto('legal_paper_steps').values(row).execute()
    recordStep(tx, step, 'paper', id, by, services)
  })
  return Response.json(await getPaper(database.read, id))
}
