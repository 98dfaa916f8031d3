import { fees, prepaymentDiscount, termsInMonths } from '#app/content/fees.ts'
import * as prices from '#shared/shop/money/quote.ts'

export type { MonthlyPrice, Prices, Quote, ReceiptRow, Rental } from '#shared/shop/money/quote.ts'

export const shopPrices: prices.Prices = { ...fees, prepaymentDiscount }

/** What a rental costs, at the shop's prices unless others are given. */
export function quote(rental: prices.Rental, shopRates = shopPrices) {
  return prices.quote(rental, shopRates)
}

/** What a month of a plan costs with every fee that can't be avoided, at the shop's prices and terms unless others are given. */
export function monthlyPrices(monthlyCents: number, shopRates = shopPrices, terms = termsInMonths) {
  return prices.monthlyPrices(monthlyCents, shopRates, terms)
}
