import type { ShopRoutes } from '#server/shop/access.ts'

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
import { getBoxes } from './get-boxes.ts'
import { chooseLanguage } from './language.ts'
import { giveBox, giveKeys, noteCrd, noteIds, noteSignature, openBox, withdraw } from './opening.ts'
import { addRecipient, demandNewForm, removeRecipient, renameRecipient } from './recipients.ts'
import { searchCustomers } from './search-customers.ts'
import { noteVisit } from './visits.ts'

const APPLICATION_BYTES = 32 * 1_024
/** `:id` is that of an application, which is what a box is rented by. */
const CUSTOMER = '/shop/v1/customers/:id'
const RECIPIENT = `${CUSTOMER}/recipients/:recipient`

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
