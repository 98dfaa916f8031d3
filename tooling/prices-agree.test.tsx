import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'

import {
  fees,
  includedRecipients,
  minorsPay,
  payments,
  prepaymentDiscount,
  termsInMonths,
} from '#app/content/fees.ts'
import { planTableRows, takesPackages } from '#app/facts/plan-table.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { shopJsonLd } from '#app/head/json-ld.ts'
import { priceDraft, PriceItems } from '#app/pages/apply/price-line.tsx'
import { Plans } from '#app/pages/landing/plans.tsx'
import { Calculator } from '#app/pages/plan/calculator.tsx'
import { PlanReceives } from '#app/pages/plan/included.tsx'
import { topics } from '#app/pages/service/topics.ts'
import { PlanPrice } from '#app/pricing/plan-price.tsx'
import { plans } from '#app/pricing/plans.ts'
import { PriceTable } from '#app/pricing/price-table.tsx'
import { nameTerms, totalName } from '#app/pricing/price-words.ts'
import { advertisedMonths, peopleWith } from '#app/pricing/price.ts'
import { Receipt } from '#app/pricing/receipt.tsx'
import { emptyDraft, newPerson } from '#app/shop/applications/draft.ts'
import { mostRecipients } from '#content/cost-calculator.ts'
import { questions } from '#content/faq.ts'
import { priceList } from '#content/price-list.ts'
import { pricing } from '#content/pricing.ts'

/** Adds rentals up in dollars from the content alone, independently of the price module. */
function addUp(monthlyCents: number, months: number, recipients: number, payment: string) {
  let [due, total] = [0, 0]
  for (let month = 1; month <= months; month++) {
    const rent = monthlyCents + recipients * fees.additionalRecipient
    total += rent
    if (month === 1 || payment === 'ahead') due += rent
  }
  const percent = payment === 'ahead' ? (prepaymentDiscount[months] ?? 0) : 0
  const off = Math.round((monthlyCents * months * percent) / 100)
  const setup = months < fees.setupWaivedFromMonths ? fees.setup : 0
  return { due: due - off + setup + fees.keyDeposit, total: total - off + setup }
}

const monthlyAllIn = (monthlyCents: number, months: number) =>
  Math.ceil(addUp(monthlyCents, months, 0, 'monthly').total / months)
const exact = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
const short = (cents: number) => exact(cents).replace('.00', '')
const render = (element: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
const textOf = (element: ReactElement) =>
  render(element)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|[| ]*\|/g, '|')
    .replaceAll('&#x27;', '’')

describe.each(plans)('$name', (plan) => {
  const { monthlyCents } = plan

  it('costs the same in the receipt and the table for every term, payment and recipient', () => {
    for (const payment of payments) {
      for (const recipients of [0, 1, mostRecipients]) {
        const rental = { ...peopleWith(recipients), monthlyCents, payment }
        const chosen = { months: Math.min(...termsInMonths), payment }
        const table = renderToStaticMarkup(
          <PriceTable caption="" rental={rental} chosen={chosen} />,
        )
        const sums = termsInMonths.map((months) => addUp(monthlyCents, months, recipients, payment))
        expect(rowOf(table, pricing.dueToday)).toEqual(sums.map(({ due }) => exact(due)))
        expect(rowOf(table, totalName)).toEqual(sums.map(({ total }) => exact(total)))

        for (const [place, months] of termsInMonths.entries()) {
          const { due, total } = sums[place]!
          const receipt = textOf(<Receipt plan={plan} rental={{ ...rental, months }} />)
          const perMonth = exact(Math.ceil(total / months))
          expect(receipt).toContain(
            `${exact(total)} in all for ${nameTerms([months])}, ${perMonth} per month. ${exact(due)} due`,
          )
          expect(receipt).toMatch(new RegExp(`\\|${pricing.dueToday}\\|+\\${exact(due)}\\|`))
          expect(receipt).toMatch(new RegExp(`\\|${totalName}\\|+\\${exact(total)}\\|`))
        }
      }
    }
  })

  it('shows the shortest term’s price beside its own, in the same size', () => {
    const html = renderToStaticMarkup(<PlanPrice monthlyCents={monthlyCents} />)
    const amounts = [...html.matchAll(/<span class="([^"]*)">(\$[\d.]+)<\/span>/g)]
    const expected = new Set(termsInMonths.map((months) => monthlyAllIn(monthlyCents, months)))
    expect(amounts.map(([, , amount]) => amount).toSorted()).toEqual(
      [...expected].map(short).toSorted(),
    )
    expect(new Set(amounts.map(([, size]) => size)).size).toBe(1)
  })

  it('costs the same on its page before any choice', () => {
    const page = textOf(<Calculator plan={plan} />)
    const [payment = 'ahead'] = payments
    for (const months of termsInMonths) {
      expect(page).toContain(exact(addUp(monthlyCents, months, 0, payment).due))
    }
    const months = advertisedMonths()
    const { total } = addUp(monthlyCents, months, 0, payment)
    expect(page).toContain(`${short(Math.ceil(total / months))} a month`)
  })

  it('costs the same in structured data', () => {
    const offer = shopJsonLd().makesOffer.find(({ name }) => name === plan.name)
    const prices = offer?.priceSpecification.map(({ price, eligibleDuration }) => [
      eligibleDuration.value,
      Math.round(price * 100),
    ])
    expect(new Map(prices as [number, number][])).toEqual(
      new Map(termsInMonths.map((months) => [months, monthlyAllIn(monthlyCents, months)])),
    )
  })

  it('lists the same mail on its page and in structured data', () => {
    const page = textOf(<PlanReceives plan={plan} />)
    const texts = page.split('|').filter(Boolean)
    for (const { name, cells } of planTableRows) {
      const row = texts.indexOf(name) + 1
      expect(texts.slice(row, row + plans.length)).toEqual(cells)
    }
    const offer = shopJsonLd().makesOffer.find(({ name }) => name === plan.name)
    const { packagesPerMonth, otherCarriers } = plan.receives
    const packages = expect.stringContaining(`${packagesPerMonth} packages`)
    const described = offer?.itemOffered.description
    expect(described).toEqual(
      takesPackages(plan) ? packages : expect.not.stringContaining('packages'),
    )
    expect(/UPS|FedEx/.test(offer?.itemOffered.description ?? '')).toBe(otherCarriers)
  })
})

it('shows on the start page the first payment, for every plan, term and payment', () => {
  const html = render(<Plans />)
  for (const [place, { monthlyCents }] of plans.entries()) {
    for (const payment of payments) {
      const due = termsInMonths.map((months) => addUp(monthlyCents, months, 0, payment).due)
      const row = html
        .split('<tr')
        .filter((text) => text.includes(pricing.dueToday))
        .find((text) => !text.includes('data-payment="') || text.includes(`"${payment}"`))
      const cells = row?.matchAll(/data-plan="(\d)">([^<]*)/g) ?? []
      const ofPlan = [...cells].filter(([, plan]) => plan === String(place))
      const sums = new Set(due)
      const shown = sums.size === 1 ? [...sums] : due
      expect(ofPlan.map(([, , amount]) => amount)).toEqual(shown.map(exact))
    }
  }
})

describe('the wizard', () => {
  const people = (['applicant', 'adult', 'adult', 'minor', 'adult'] as const).map((kind, at) => ({
    ...newPerson(kind, String(at)),
    name: `Person ${at}`,
  }))

  it.each(plans)('itemizes the content’s prices by name: $name', ({ id, monthlyCents }) => {
    for (const months of termsInMonths) {
      for (const payment of payments) {
        const draft = { ...emptyDraft(), plan: id, months, payment, people }
        const price = priceDraft(draft)!
        const counted = people.filter(({ kind }) => minorsPay || kind !== 'minor')
        const paying = counted.slice(includedRecipients)
        const { due } = addUp(monthlyCents, months, paying.length, payment)
        const items = textOf(<PriceItems price={price} />)
        expect(items.endsWith(`|${exact(due)}|`)).toBe(true)
        const share = fees.additionalRecipient * (payment === 'ahead' ? months : 1)
        for (const { name } of people) {
          const isNamed = paying.some((each) => each.name === name)
          expect(RegExp(`\\|${name} \\|[^|]*\\|\\${exact(share)}\\|`).test(items)).toBe(isNamed)
        }
        const once = (months < fees.setupWaivedFromMonths ? fees.setup : 0) + fees.keyDeposit
        expect(price.next.cents).toBe(due - once)
      }
    }
  })
})

it('shows the first payment in the questions', () => {
  const answers = JSON.stringify(withFacts(questions))
  const example = plans.find(({ preselected }) => preselected) ?? plans[0]!
  const shortest = Math.min(...termsInMonths)
  for (const payment of payments) {
    expect(answers).toContain(short(addUp(example.monthlyCents, shortest, 0, payment).due))
  }
})

it('applies the discount once on the start page, and types no price in any text', () => {
  const start = textOf(<Plans />) + JSON.stringify(withFacts(questions))
  expect(start.split('ask us how much').length - 1).toBeLessThanOrEqual(1)
  expect(JSON.stringify([topics, questions, priceList]).match(/\$\d+\.\d\d/g)).toBeNull()
})

function rowOf(table: string, name: string) {
  const rows = table.split('<tr')
  const row = rows.find((text) => text.includes(`>${name}<`)) ?? ''
  return [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, amount]) => amount)
}
