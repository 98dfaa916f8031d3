import type { Words } from '#server/content.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Language } from '#shared/language.ts'
import { receiptView, type Amount, type Receipt } from '#shared/shop/money/receipt.ts'

export function receiptParagraphs(
  receipt: Receipt,
  language: Language,
  { money, shopEmails }: Words,
) {
  const line = ([name, cents]: Amount) => `${name}: ${dollars(cents, language)}`
  const { rows, total, after, period } = receiptView(receipt, money, shopEmails.day)
  const { voidedOn } = receipt
  const isVoid = voidedOn && interpolate(money.receipt.void, { day: shopEmails.day(voidedOn) })
  return [
    ...(isVoid ? [isVoid] : []),
    ...[...rows, total, ...after].map(line),
    ...(period ? [period] : []),
  ]
}

export function dollars(cents: number, language: Language) {
  const format = new Intl.NumberFormat(`${language}-US`, { style: 'currency', currency: 'USD' })
  return format.format(cents / 100)
}
