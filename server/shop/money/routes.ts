import type { ShopRoutes } from '#server/shop/core/access.ts'

import { addLostKey, addReturnedCheck } from './add-charge.ts'
import { getDues } from './dues.ts'
import { closeTill, getTill, moveCash, openTill } from './till.ts'
import { listUnclaimedDeposits, payRefund } from './refunds.ts'
import { listPostings } from './postings.ts'
import { emailReceipt, getReceipt, listReceipts } from './receipts.ts'
import { postReversal } from './reverse.ts'
import { receivePayment } from './take-payment.ts'

const KB = 1_024

/** The calls of the till. */
export const moneyRoutes: ShopRoutes = {
  '/shop/v1/staff/money/till': { GET: { access: 'clerk', handler: getTill } },
  '/shop/v1/staff/money/till/open': { POST: { access: 'clerk', handler: openTill } },
  '/shop/v1/staff/money/till/movements': { POST: { access: 'clerk', handler: moveCash } },
  '/shop/v1/staff/money/till/close': {
    POST: { access: 'clerk', handler: closeTill, maxBodyBytes: 2 * KB },
  },
  '/shop/v1/staff/money/postings': { GET: { access: 'clerk', handler: listPostings } },
  '/shop/v1/staff/money/boxes/:box': { GET: { access: 'clerk', handler: getDues } },
  '/shop/v1/staff/money/payments': { POST: { access: 'clerk', handler: receivePayment } },
  '/shop/v1/staff/money/lost-keys': { POST: { access: 'clerk', handler: addLostKey } },
  '/shop/v1/staff/money/returned-checks': { POST: { access: 'clerk', handler: addReturnedCheck } },
  '/shop/v1/staff/money/refunds': { POST: { access: 'clerk', handler: payRefund } },
  '/shop/v1/staff/money/reversals': { POST: { access: 'clerk', handler: postReversal } },
  '/shop/v1/staff/money/receipts': { GET: { access: 'clerk', handler: listReceipts } },
  '/shop/v1/staff/money/receipts/:number': { GET: { access: 'clerk', handler: getReceipt } },
  '/shop/v1/staff/money/receipts/:number/email': {
    POST: { access: 'clerk', handler: emailReceipt },
  },
  '/shop/v1/staff/money/deposits': { GET: { access: 'owner', handler: listUnclaimedDeposits } },
}
