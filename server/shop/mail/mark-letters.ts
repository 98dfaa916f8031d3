import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/audit.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { type CounterServices, today } from '#server/shop/counter.ts'
import { readShopBody } from '#server/shop/read-shop-body.ts'
import { wallClock } from '#shared/calendar.ts'
import type { LettersAnswer } from '#shared/rental/mail-answers.ts'
import { lettersBody } from '#shared/rental/mail-requests.ts'

import { findBoxState } from './box-state.ts'
import { recordItemStep } from './mail-items.ts'

/** POST /shop/v1/mail/letters: marks that letters lie in the boxes of one walk. */
export async function markLetters(context: SignedInContext, services: Services) {
  const { boxes, key } = await readShopBody(context, lettersBody)
  const by = context.by
  const answer: LettersAnswer = { marked: [], refused: [] }
  await services.database.write(async (tx) => {
    Object.assign(answer, { marked: [], refused: [] })
    for (const box of new Set(boxes)) {
      const { state, rental } = await findBoxState(tx, box, today(services))
      if (state === 'rented' && rental) {
        await mark(tx, { box, rentalId: rental.id, key: `${key} ${box}` }, by, services)
        answer.marked.push(box)
      } else answer.refused.push({ box, state })
    }
  })
  return Response.json(answer)
}

/** A box has one mark; whoever finds letters again on another day renews it, and its notice. */
async function mark(
  tx: Writer,
  { box, rentalId, key }: { box: number; rentalId: string; key: string },
  by: Actor,
  services: CounterServices,
) {
  const now = services.now()
  const found = await tx
    .selectFrom('mail_items')
    .select(['id', 'received_at'])
    .where('rental_id', '=', rentalId)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'letters')
    .executeTakeFirst()
  if (found) {
    if (wallClock(found.received_at, services.rental.timeZone).date === today(services)) return
    await tx
      .updateTable('mail_items')
      .set({ received_at: now, received_by: by.id, notice: 'due' })
      .where('id', '=', found.id)
      .execute()
    recordItemStep(tx, found.id, { action: 'letters-again', after: { box } }, by, now)
    return
  }
  const id = randomUUID()
  const added = await tx
    .insertInto('mail_items')
    .values({
      id,
      rental_id: rentalId,
      box,
      kind: 'letters',
      state: 'waiting',
      notice: 'due',
      received_at: now,
      received_by: by.id,
      idempotency_key: key,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) recordItemStep(tx, id, { action: 'letters', after: { box } }, by, now)
}
