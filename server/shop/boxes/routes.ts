import type { ShopRoutes, SignedInContext } from '#server/shop/core/access.ts'
import { updateRows } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { describeVisit, lockAppointment } from '#server/shop/core/appointments.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { readShopBody } from '#server/shop/core/read-shop-body.ts'
import { wallClock } from '#shared/calendar.ts'
import { languageBody, visitStateBody } from '#shared/shop/boxes/counter.ts'
import { changeUser, readMetadata } from '#server/accounts/users.ts'
import { isWalkIn } from '#server/shop/core/customers.ts'

import {
  closeBox,
  endHoldAtCounter,
  holdAtCounter,
  noteClosingInCrd,
  takeKeysBack,
  takeNotice,
  withdrawNotice,
} from './closing.ts'
import { getCustomer } from './describe-customer.ts'
import { fileAtCounter } from './file-at-counter.ts'
import { getBoxes } from './box-numbers.ts'
import { openBox, withdraw } from './activate.ts'
import {
  giveBox,
  giveKeys,
  noteAcknowledgment,
  noteCrd,
  noteIds,
  noteSignature,
} from './opening.ts'
import { addRecipient, demandNewForm, removeRecipient, renameRecipient } from './recipients.ts'
import { searchCustomers } from './search-customers.ts'
import { counterStep } from './counter-step.ts'

const APPLICATION_BYTES = 32 * 1_024
/** `:id` is that of an application, which is what a box is rented by. */
const CUSTOMER = '/shop/v1/customers/:id'
const RECIPIENT = `${CUSTOMER}/recipients/:recipient`

/** POST /shop/v1/visits/:id/outcome: whether they came. @throws CounterError before the day of the visit */
async function noteVisit(context: SignedInContext, services: Services) {
  const { database, now, rental } = services
  const { by, params } = context
  const { state } = await readShopBody(context, visitStateBody)
  const noted = await database.write(async (tx) => {
    const visit = await lockAppointment(tx, params.id ?? '')
    if (!visit) throw new CounterError('not_found')
    if (visit.state === 'cancelled') throw new CounterError('visit_cancelled')
    if (wallClock(visit.slot_at, rental.timeZone).date > today(services)) {
      throw new CounterError('visit_ahead')
    }
    await updateRows(tx, 'appointments', { id: visit.id }, { state, updated_at: now() })
    recordStep(tx, 'outcome', 'appointment', visit.id, by, services, { state })
    return { ...visit, state }
  })
  return Response.json(await describeVisit(noted, services))
}

/** POST …/language: of the emails to a customer. An account that Supabase keeps says itself which it wants. */
const chooseLanguage = counterStep(languageBody, async (step) => {
  const { tx, application, body, by, services } = step
  const { customer_id: id } = application
  const { language } = body
  const now = services.now()
  const user = await tx
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (user) {
    const user_metadata = JSON.stringify({ ...readMetadata(user), language })
    await changeUser(tx, id, { user_metadata }, now)
  } else {
    if (!isWalkIn(id)) throw new CounterError('language_of_account')
    const change = { language, updated_at: now }
    await tx.updateTable('customers').set(change).where('id', '=', id).execute()
  }
  recordStep(tx, 'language', 'customer', id, by, services, { language })
})

/** Customers and boxes, as the counter works on them. */
export const boxRoutes: ShopRoutes = {
  '/shop/v1/boxes': { GET: { access: 'clerk', handler: getBoxes } },
  '/shop/v1/visits/:id/outcome': { POST: { access: 'clerk', handler: noteVisit } },
  '/shop/v1/customers': {
    GET: { access: 'clerk', handler: searchCustomers },
    POST: { access: 'clerk', handler: fileAtCounter, maxBodyBytes: APPLICATION_BYTES },
  },
  [CUSTOMER]: { GET: { access: 'clerk', handler: getCustomer } },
  [`${CUSTOMER}/recipients`]: addRecipient,
  [`${RECIPIENT}/ids`]: noteIds,
  [`${RECIPIENT}/sign`]: noteSignature,
  [`${RECIPIENT}/acknowledge`]: noteAcknowledgment,
  [`${RECIPIENT}/crd`]: noteCrd,
  [`${RECIPIENT}/form`]: demandNewForm,
  [`${RECIPIENT}/rename`]: renameRecipient,
  [`${RECIPIENT}/remove`]: removeRecipient,
  [`${CUSTOMER}/box`]: giveBox,
  [`${CUSTOMER}/keys`]: giveKeys,
  [`${CUSTOMER}/activate`]: openBox,
  [`${CUSTOMER}/language`]: chooseLanguage,
  [`${CUSTOMER}/withdraw`]: withdraw,
  [`${CUSTOMER}/holds`]: holdAtCounter,
  [`${CUSTOMER}/holds/:hold/end`]: endHoldAtCounter,
  [`${CUSTOMER}/notice`]: takeNotice,
  [`${CUSTOMER}/notice/withdraw`]: withdrawNotice,
  [`${CUSTOMER}/close`]: closeBox,
  [`${CUSTOMER}/close/crd`]: noteClosingInCrd,
  [`${CUSTOMER}/keys/return`]: takeKeysBack,
}
