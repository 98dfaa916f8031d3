import * as v from 'valibot'
import { vi } from 'vitest'

import { rentalFacts } from '#shared/shop/core/facts.ts'

import { facts } from './find-wrong-facts.ts'

const BUSINESS = '#app/content/business.ts'
const FEES = '#app/content/fees.ts'
const PLANS = '#app/content/plans.ts'

export type Shop = { business?: object; fees?: object; plans?: typeof facts.plans }

export type Rendered = Awaited<ReturnType<typeof renderShop>>

export async function renderShop({ business, fees, plans }: Shop) {
  vi.resetModules()
  const mock = (path: string, change: object) =>
    vi.doMock(path, async (original) => ({ ...(await original<object>()), ...change }))
  mock(BUSINESS, { business: { ...facts.business, ...business } })
  mock(FEES, fees ?? {})
  mock(PLANS, plans ? { plans } : {})
  const [shop, hours, address, pages, detail, jsonLd, rental, prices, zone] = await Promise.all([
    import('#app/facts/with-facts.ts'),
    import('#app/facts/office-hours.ts'),
    import('#app/facts/postal-address.ts'),
    import('#app/pricing/plans.ts'),
    import('#app/facts/plan-detail.ts'),
    import('#app/head/json-ld.ts'),
    import('#app/facts/rental-facts.ts'),
    import('#app/pricing/price-words.ts'),
    import('#app/facts/time-zone.ts'),
  ])
  const texts = await textsOfRent()
  return {
    hours: hours.hoursInLines,
    sentence: hours.hoursInSentence,
    openDays: hours.openDays,
    envelope: address.sampleEnvelope.join('|'),
    pmb: `${address.pmbRule} ${address.pmbRuleInDetail}`,
    headline: prices.headline(facts.plans[0]?.monthlyCents ?? 0),
    details: pages.plans.map((each) => JSON.stringify(detail.detailOf(each, []))).join('|'),
    search: JSON.stringify(jsonLd.shopJsonLd()),
    rental: v.parse(rentalFacts, rental.shopRental),
    rent: JSON.stringify(shop.withFacts(texts)),
    zone: zone.timeZoneName,
  }
}

async function textsOfRent() {
  const [{ questions }, { priceList }, { journey }, { steps }] = await Promise.all([
    import('#content/faq.ts'),
    import('#content/price-list.ts'),
    import('#content/features.ts'),
    import('#content/how-it-works.ts'),
  ])
  return [questions, priceList, journey, steps]
}

export function forgetShop() {
  for (const path of [BUSINESS, FEES, PLANS]) vi.doUnmock(path)
  vi.resetModules()
}
