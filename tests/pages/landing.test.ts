import { describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { fees, termsInMonths, typicalRental } from '#app/content/fees.ts'
import { officeHours } from '#app/facts/office-hours.ts'
import { sampleEnvelope } from '#app/facts/postal-address.ts'
import { plans } from '#app/pricing/plans.ts'
import {
  amountOf,
  hasSetup,
  lowestPriceWords,
  prepaymentOffer,
  totalName,
} from '#app/pricing/price-words.ts'
import { peopleWith, priceOf } from '#app/pricing/price.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { costCalculator } from '#content/cost-calculator.ts'
import { virtualServices } from '#content/features.ts'
import { planTable } from '#content/plan-table.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'
import { pricing } from '#content/pricing.ts'

import { attributes, partUnder, select, selectAll, servePages, textOf } from './served-pages.ts'

const SECTIONS = ['video1', 'video2', 'video3', 'features', 'reviews', 'customer-reviews'].concat(
  ['google-reviews', 'location', 'how-it-works', 'notary', 'plans', 'mobile-app', 'faq'],
  ['contact', 'footer'],
)

const served = await servePages()

const section = (id: string) => textOf(select(served.page('/'), `#${id}`))

describe('the landing page', () => {
  it('has the specification’s sections in order, under one first heading', () => {
    const page = served.page('/')
    const sections = selectAll(page, SECTIONS.map((id) => `#${id}`).join(','))
    expect(sections.map(({ id }) => id)).toEqual(SECTIONS)
    expect(selectAll(page, 'main h1, main h2, main h3')[0]?.tagName).toBe('H1')
  })

  it('shows every fact of the business in its expected section', () => {
    const prices = section('plans')
    const { setupWaivedFromMonths, ...charged } = fees
    const amounts = [
      ...plans.map(({ monthlyCents }) => monthlyCents),
      ...Object.values(typicalRental),
      ...Object.values(charged),
    ].filter(Boolean)
    for (const cents of amounts) expect(prices).toContain(formatDollars(cents))
    for (const months of hasSetup ? [setupWaivedFromMonths, ...termsInMonths] : termsInMonths) {
      expect(prices).toContain(String(months))
    }
    for (const { monthlyCents } of plans) {
      const { amount, detail } = lowestPriceWords(monthlyCents)
      expect(prices).toContain(`${amount} a month ${detail}`)
    }
    expect(prices).toMatch(hasSetup ? /setup included, plus taxes/i : /no setup fee, plus taxes/i)
    expect(prices).toMatch(/one family member.*one partner.*every adult/i)
    expect(prices).toContain(prepaymentOffer())
    expect(section('notary')).toMatch(/1583.*two IDs/)
    expect(section('location')).toContain(business.networkClaim)
    for (const { days, times } of officeHours) {
      expect(section('location')).toContain(`${days}${times}`)
    }
    for (const id of ['location', 'contact']) {
      for (const line of business.addressLines) expect(section(id)).toContain(line)
    }
    expect(textOf(served.main('/'))).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('links each plan to its page, and lists services that no plan offers yet', () => {
    const part = select(served.page('/'), '#plans')
    for (const { name, path } of plans) {
      const more = selectAll(part, 'a').find(
        (link) =>
          link.outerHTML.includes(`More about the ${name}`) ||
          textOf(link) === `More about the ${name}`,
      )
      expect(more?.getAttribute('href')).toBe(path)
    }
    const { badge, services } = virtualServices
    expect(textOf(part)).toContain(`${badge}: ${services.join(', ')}`)
    expect(selectAll(served.page('/'), '#faq details').length).toBeGreaterThanOrEqual(14)
  })

  it('shows no opening status: the visitor’s browser computes it', () => {
    expect(textOf(served.main('/'))).not.toMatch(/Open now|Closes soon/)
  })
})

describe('the page of a plan', () => {
  it.each(plans)('$path describes the plan and its limits, and links to the others', (plan) => {
    const main = served.main(plan.path)
    expect(textOf(select(main, 'h1'))).toContain(plan.name)
    expect(textOf(partUnder(main, planPage.later.title))).toContain(planPage.later.text)
    expect(textOf(partUnder(main, planPage.today))).not.toMatch(/scan|shred|check deposit/i)
    const others = plans.filter(({ path }) => path !== plan.path).map(({ path }) => path)
    const heads = selectAll(partUnder(main, planTable.title), 'thead a')
    expect(attributes(heads, 'href')).toEqual(others)
  })

  it('has a table of every term, and names avoidable fees', () => {
    const plan = plans[0]!
    const main = served.main(plan.path)
    const sums = termsInMonths.map((months) =>
      priceOf({
        ...peopleWith(),
        monthlyCents: plan.monthlyCents,
        months,
        payment: 'ahead',
      }),
    )
    const rows = {
      [totalName]: sums.map(({ total }) => total),
      [pricing.monthlyAllIn]: sums.map(({ monthlyAllIn }) => monthlyAllIn),
      [pricing.dueToday]: sums.map(({ dueToday }) => dueToday),
    }
    for (const [name, amounts] of Object.entries(rows)) {
      const row = selectAll(main, 'table tr').find((one) => textOf(one).startsWith(name))
      expect(selectAll(row!, 'td').map(textOf)).toEqual(amounts.map(amountOf))
    }
    const conditional = textOf(partUnder(main, costCalculator.conditional.title))
    for (const cents of [fees.late, fees.keyReplacement].filter(Boolean)) {
      expect(conditional).toContain(formatDollars(cents))
    }
    expect(textOf(select(main, 'noscript p'))).toContain(formatDollars(fees.additionalRecipient))
    expect(section('features')).toContain(sampleEnvelope[1])
  })
})

describe('the server', () => {
  it('sends the same page in every encoding', async () => {
    const plain = await fetch(served.url, { headers: { 'Accept-Encoding': 'identity' } })
    const text = await plain.text()
    for (const encoding of ['br', 'gzip', 'br']) {
      const response = await fetch(served.url, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('etag')).toBe(plain.headers.get('etag'))
      expect(await response.text()).toBe(text)
    }
  })
})
