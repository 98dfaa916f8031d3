import { fees, prepaymentDiscount, proration, termsInMonths } from '#app/content/fees.ts'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'
import { locale } from '#content/language.ts'
import { pricing as words } from '#content/pricing.ts'
import { childRule as sentences } from '#shared-content/child-rule.ts'
import { rentRules } from '#shared-content/rent-rules.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Payment } from '#shared/shop/money/price.ts'

import { minorsPay } from './minors-pay.ts'
import { monthlyPrices, type Price } from './price.ts'

export const hasSetup =
  fees.setup > 0 && termsInMonths.some((months) => months < fees.setupWaivedFromMonths)

const or = new Intl.ListFormat(locale, { type: 'disjunction' })

/** `6 or 12 months` */
export function nameTerms(months: number[]) {
  return months.length === 1 && months[0] === 1
    ? words.oneMonth
    : interpolate(words.months, { months: or.format(months.map(String)) })
}

/**
 * `$9.99 a month for 6 or 12 months, $14.99 for 3, setup included, plus taxes`. The shortest term stands in the
 * same sentence (Civil Code 1770(a)(29)).
 * @param plans US cents per month
 */
export function headline(...plans: number[]) {
  const lowest = monthlyPrices(Math.min(...plans))
  const highest = monthlyPrices(Math.max(...plans))
  const parts = lowest.map(({ cents, months }, index) => {
    const most = highest[index]?.cents ?? cents
    const [from, to] = [formatDollars(cents), formatDollars(most)]
    const price = most === cents ? from : interpolate(words.from, { lowest: from, highest: to })
    const sentence = index === 0 ? words.headline.first : words.headline.next
    return interpolate(sentence, { price, terms: nameTerms(months) })
  })
  return [...parts, hasSetup ? words.headline.end : words.headline.endWithoutSetup].join(', ')
}

export function lowestPriceWords(monthlyCents: number) {
  const [first, ...others] = monthlyPrices(monthlyCents)
  const { next, terms, end, endWithoutSetup } = words.headline
  const parts = [
    ...(first ? [interpolate(terms, { terms: nameTerms(first.months) })] : []),
    ...others.map(({ cents, months }) =>
      interpolate(next, { price: formatDollars(cents), terms: nameTerms(months) }),
    ),
    hasSetup ? end : endWithoutSetup,
  ]
  return { amount: formatDollars(first?.cents ?? monthlyCents), detail: parts.join(', ') }
}

export function prepaymentDiscounts(discounts = prepaymentDiscount) {
  return Object.entries(discounts)
    .filter(([, percent]) => percent)
    .map(([months, percent]) =>
      interpolate(words.discount.set, {
        terms: nameTerms([Number(months)]),
        percent: percent ?? 0,
      }),
    )
    .join(' ')
}

export function prepaymentOffer(discounts = prepaymentDiscount) {
  const open = Object.keys(discounts).filter((months) => discounts[Number(months)] === null)
  const openOffer =
    open.length > 0 ? interpolate(words.discount.open, { terms: or.format(open) }) : ''
  return [prepaymentDiscounts(discounts), openOffer].filter(Boolean).join(' ')
}

const minimum = Math.min(...termsInMonths)

export const rentRule = [
  rentRules.due,
  ...(fees.late > 0 ? [interpolate(rentRules.late, { lateFee: formatDollars(fees.late) })] : []),
].join(' ')
export const renewalRule = [rentRules.renews, rentRules.pays, rentRules.stop].join(' ')
/** A month that has begun is owed anyway, so a minimum of one month changes nothing. */
export const leavingRule = [
  rentRules.until,
  ...(minimum > 1 ? [interpolate(rentRules.minimum, { minimum: nameTerms([minimum]) })] : []),
  rentRules.leaving[proration],
  ...(fees.keyDeposit > 0 ? [rentRules.deposit] : []),
].join(' ')

export const childRule = minorsPay ? sentences.pay : sentences.free

export function shareWords(
  { share, cents }: Price['people'][number],
  { months, payment }: { months: number; payment: Payment },
) {
  const paid = cents > 0 ? words.shares.pays[payment] : words.shares.free
  const sentence = share === 'pays' ? paid : words.shares[share]
  return interpolate(sentence, {
    recipientFee: formatDollars(fees.additionalRecipient),
    amount: formatExactDollars(cents),
    term: nameTerms([months]),
  })
}

/** `then $9.99 a month` */
export function nameThen(cents: number, months: number) {
  const rent = formatExactDollars(cents)
  return months === 1
    ? interpolate(words.line.monthly, { rent })
    : interpolate(words.line.ahead, { rent, term: nameTerms([months]) })
}

export function nameRow(id: Price['rows'][number]['id'], monthsPaid: number) {
  return id === 'rent' && monthsPaid === 1 ? words.firstMonth : words.rows[id]
}

/** `3 × $9.99` */
export function times(count: number, cents: number) {
  return `${count} × ${formatExactDollars(cents)}`
}

export const totalName = fees.keyDeposit > 0 ? words.total : words.totalAlone

export type ReceiptLine = {
  id: string
  name: string
  /** US cents. */
  cents: number
  isSum?: true
}

export function receiptLines(price: Price): ReceiptLine[] {
  const { monthsPaid, dueToday, eachLaterMonth, total, monthlyAllIn } = price
  return [
    ...price.rows.map(({ id, cents }) => ({ id, name: nameRow(id, monthsPaid), cents })),
    { id: 'dueToday', name: words.dueToday, cents: dueToday, isSum: true },
    { id: 'eachLaterMonth', name: words.eachLaterMonth, cents: eachLaterMonth },
    { id: 'total', name: totalName, cents: total },
    { id: 'monthlyAllIn', name: words.monthlyAllIn, cents: monthlyAllIn },
  ]
}

export function charged(cents: number) {
  return cents > 0 ? formatDollars(cents) : ''
}

export function amountOf(cents: number) {
  if (cents === 0) return words.none
  return cents < 0 ? `−${formatExactDollars(-cents)}` : formatExactDollars(cents)
}
