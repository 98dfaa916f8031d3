import { ApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { listRecipients } from '#server/shop/applications.ts'
import { today } from '#server/shop/counter.ts'
import { readNumber } from '#server/shop/read-shop-body.ts'
import { counter } from '#shared/content/en/counter.ts'
import type { BoxAnswer } from '#shared/rental/mail-answers.ts'
import { MAX_BOX } from '#shared/rental/mail-requests.ts'

import { findBoxState, findHold } from './box-state.ts'
import { asCounterItem, selectItems } from './mail-items.ts'

const MAX_ITEMS = 200

/** GET /shop/v1/mail/boxes/:box: what becomes of mail to a number, who receives it, and what is here for it. */
export async function getBox({ params }: SignedInContext, services: Services) {
  const box = readNumber(params.box ?? '')
  if (!box || box > MAX_BOX) {
    throw new ApiError(404, 'not_found', counter.not_found)
  }
  const { read } = services.database
  const day = today(services)
  const { state, rental, remailUntil } = await findBoxState(read, box, day)
  const recipients = rental ? await listRecipients(read, rental.application_id ?? '') : []
  const items = await selectItems(read)
    .where('mail_items.box', '=', box)
    .where('mail_items.ended_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(MAX_ITEMS)
    .execute()
  return Response.json({
    box,
    state,
    remailUntil,
    heldUntil: rental ? await findHold(read, rental.id, day) : null,
    recipients: recipients.map(({ id, name, kind }) => ({ id, name, kind })),
    items: items.map(asCounterItem),
  } satisfies BoxAnswer)
}
