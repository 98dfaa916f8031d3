/** Rent is paid for the whole term ahead, or by the month. */
export type Payment = 'ahead' | 'monthly'

/** What is asked for: a plan's price, a term, recipients beyond those the plan includes, and how it is paid. */
export type Rental = { monthlyCents: number; months: number; recipients: number; payment: Payment }

export type Prices = {
  setup: number
  setupWaivedFromMonths: number
  keyDeposit: number
  additionalRecipient: number
  /** Percent off the plan's rent for paying so many months ahead; null while the owner has not set it. */
  prepaymentDiscount: Partial<Record<number, number | null>>
}

export const receiptRows = ['rent', 'recipients', 'discount', 'setup', 'deposit'] as const
export type ReceiptRow = {
  id: (typeof receiptRows)[number]
  /** Negative for what is taken off. */
  cents: number
}

/** Everything a rental costs, before tax and as long as no conditional fee falls due. US cents, all whole. */
export type Quote = {
  /** The receipt of the first day. A fee, a deposit or a discount has a row only where the owner has set one. */
  rows: ReceiptRow[]
  /** The sum of the rows. */
  dueToday: number
  /** How many months of rent the first day pays. */
  monthsPaid: number
  /** Due again for each month that the first day does not pay. */
  eachLaterMonth: number
  /** Over the whole term, without what is given back. */
  total: number
  /** The total spread over the term; never less than what is really paid. */
  monthlyAllIn: number
}

/** A discount is computed in hundredths of a percent, all whole: no half cent is lost to fractions. */
const BASIS_POINTS_PER_PERCENT = 100
const BASIS_POINTS = 10_000

/**
 * What a rental costs, exactly. A discount is taken off the plan's rent where the term is paid ahead
 * (not off additional recipients) and is rounded once, to the nearest cent, half a cent in the
 * customer's favor; the monthly figure is rounded up (docs/decisions/022).
 */
export function quote(rental: Rental, prices: Prices): Quote {
  const { monthlyCents, months, payment } = rental
  const monthsPaid = payment === 'ahead' ? months : 1
  const recipients = rental.recipients * prices.additionalRecipient
  const setup = months < prices.setupWaivedFromMonths ? prices.setup : 0
  const discount = payment === 'ahead' ? discountOn(monthlyCents * months, months, prices) : 0

  const rows: ReceiptRow[] = [
    { id: 'rent', cents: monthlyCents * monthsPaid },
    { id: 'recipients', cents: recipients * monthsPaid },
    ...(isDiscountSet(prices) ? [{ id: 'discount' as const, cents: 0 - discount }] : []),
    ...(prices.setup > 0 ? [{ id: 'setup' as const, cents: setup }] : []),
    ...(prices.keyDeposit > 0 ? [{ id: 'deposit' as const, cents: prices.keyDeposit }] : []),
  ]
  const total = (monthlyCents + recipients) * months - discount + setup

  return {
    rows,
    dueToday: rows.reduce((sum, { cents }) => sum + cents, 0),
    monthsPaid,
    eachLaterMonth: monthsPaid < months ? monthlyCents + recipients : 0,
    total,
    monthlyAllIn: Math.ceil(total / months),
  }
}

export type MonthlyPrice = { cents: number; months: number[] }

/**
 * What a month of a plan costs with every fee that can't be avoided counted in, for the terms that
 * come to the same price, the lowest first (Civil Code 1770(a)(29)).
 */
export function monthlyPrices(
  monthlyCents: number,
  prices: Prices,
  terms: number[],
): MonthlyPrice[] {
  const found: MonthlyPrice[] = []
  for (const months of terms) {
    const rental = { monthlyCents, months, recipients: 0, payment: 'monthly' as const }
    const { monthlyAllIn: cents } = quote(rental, prices)
    const same = found.find((price) => price.cents === cents)
    if (same) same.months.push(months)
    else found.push({ cents, months: [months] })
  }
  return found.toSorted((one, other) => one.cents - other.cents)
}

function isDiscountSet({ prepaymentDiscount: discounts }: Prices) {
  return Object.values(discounts).some((percent) => percent)
}

function discountOn(rent: number, months: number, { prepaymentDiscount: discounts }: Prices) {
  const percent = discounts[months] ?? 0
  return Math.round((rent * Math.round(percent * BASIS_POINTS_PER_PERCENT)) / BASIS_POINTS)
}
