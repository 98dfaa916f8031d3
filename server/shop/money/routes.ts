import { serveCalls } from '#server/shop/core/serve-calls.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import { chargeLostKey, chargeReturnedCheck } from './add-charge.ts'
import { getDues } from './dues.ts'
import { getTill } from './get-till.ts'
import { getPriceList, movePrice, removePrice, savePrice } from './prices.ts'
import { emailReceipt, getReceipt, listReceipts } from './receipts.ts'
import { listUnclaimedDeposits, payRefund } from './refunds.ts'
import { remindOfRent } from './remind.ts'
import { planReversal, postReversal } from './reverse.ts'
import { sell, sellToBox } from './sales.ts'
import { settle, writeOff } from './settle.ts'
import { takePayment } from './take-payment.ts'
import { closeTill, moveCash, openTill, reopenTill } from './till.ts'
import { listPostings } from './transactions.ts'

export const moneyRoutes = serveCalls(moneyCalls, {
  getTill,
  openTill,
  moveCash,
  closeTill,
  reopenTill,
  listPostings,
  getDues,
  takePayment,
  chargeLostKey,
  chargeReturnedCheck,
  payRefund,
  planReversal,
  settle,
  writeOff,
  reverse: postReversal,
  getPriceList,
  savePrice,
  movePrice,
  removePrice,
  sell,
  sellToBox,
  remindOfRent,
  listReceipts,
  getReceipt,
  emailReceipt,
  listUnclaimedDeposits,
})
