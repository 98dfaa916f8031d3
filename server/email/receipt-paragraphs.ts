import type { Words } from '#server/content.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Language } from '#shared/language.ts'
import type { ReceiptAnswer } from '#shared/rental/money.ts'
import { type Amount, describeReceipt } from '#shared/rental/receipt.ts'

/** A receipt as an email has it: one paragraph for each line. */
export function receiptParagraphs(
  receipt: ReceiptAnswer,
  language: Language,
  { money, shopEmails }: Words,
) {
  const dollars = new Intl.NumberFormat(`${language}-US`, { style: 'currency', currency: 'USD' })
  const line = ([name, cents]: Amount) => `${name}: ${dollars.format(cents / 100)}`
  const { rows, total, change, period } = describeReceipt(receipt, money, shopEmails.day)
  const { voidedOn } = receipt
  const isVoid = voidedOn && interpolate(money.receipt.void, { day: shopEmails.day(voidedOn) })
  return [
    ...(isVoid ? [isVoid] : []),
    ...[...rows, total, ...change].map(line),
    ...(period ? [period] : []),
  ]
}
