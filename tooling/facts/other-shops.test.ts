import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import { inOneLine } from '#app/facts/in-one-line.ts'

import { facts, findWrongFacts } from './find-wrong-facts.ts'
import { forgetShop, renderShop, type Rendered, type Shop } from './render-shop.ts'

const [plan] = facts.plans
if (!plan) throw new Error('The shop has no plan')
const letters: typeof plan = {
  ...plan,
  receives: {
    ...plan.receives,
    uspsPackages: false,
    otherCarriers: false,
    packagesPerMonth: 0,
    heaviestPounds: 0,
    packagesKeptDays: 0,
  },
}
const withFees = (change: object) => ({ fees: { ...facts.fees.fees, ...change } })

beforeEach(() => vi.resetModules())
afterAll(forgetShop)

it.each<[what: string, shop: Shop, check: (rendered: Rendered) => void]>([
  [
    'a suite of its own',
    {
      business: {
        addressLines: ['77 Fig Street, Suite 4', facts.business.addressLines[1] ?? ''],
        postalStreet: '77 FIG ST STE 4',
      },
    },
    ({ envelope, pmb, search }) => {
      expect(envelope).toContain('|77 FIG ST STE 4 PMB 234|')
      expect(pmb).toContain('STE 4')
      expect(pmb).not.toContain('#')
      expect(search).toContain('"streetAddress":"77 Fig Street, Suite 4"')
    },
  ],
  [
    'a street without one',
    {
      business: {
        addressLines: ['77 Fig St', facts.business.addressLines[1] ?? ''],
        postalStreet: '77 FIG ST',
      },
    },
    ({ pmb }) => expect(pmb).toContain('#'),
  ],
  [
    'a break at noon',
    {
      business: {
        hours: [
          { weekdays: [1, 2], opens: '09:00', closes: '12:00' },
          { weekdays: [1, 2], opens: '13:00', closes: '17:00' },
        ],
      },
    },
    ({ hours, sentence, openDays, search }) => {
      expect(hours.split('\n')).toEqual([
        'Monday and Tuesday: 9 am – 12 pm and 1 pm – 5 pm',
        'Wednesday to Sunday: Closed',
      ])
      expect(sentence).toBe(`Monday and Tuesday ${inOneLine('9 am – 12 pm and 1 pm – 5 pm')}`)
      expect(openDays).toBe('Open Monday and Tuesday')
      expect(search).toContain('"opens":"13:00"')
    },
  ],
  [
    'open on Sunday, closed on Saturday, past midnight',
    {
      business: {
        hours: [
          { weekdays: [0, 1, 2, 3, 4], opens: '18:00', closes: '02:00' },
          { weekdays: [5, 6] },
        ],
      },
    },
    ({ hours }) =>
      expect(hours).toBe('Sunday to Thursday: 6 pm – 2 am\nFriday and Saturday: Closed'),
  ],
  [
    'days with a gap',
    { business: { hours: [{ weekdays: [2, 3, 4, 5, 0], opens: '09:00', closes: '17:00' }] } },
    ({ hours, openDays }) => {
      expect(openDays).toBe('Open Tuesday to Friday and Sunday')
      expect(hours).toBe('Tuesday to Friday and Sunday: 9 am – 5 pm\nMonday and Saturday: Closed')
    },
  ],
  [
    'a weekend closed, the week begun on Sunday',
    {
      business: {
        hours: [
          { weekdays: [0, 6] },
          { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
        ],
      },
    },
    ({ hours, openDays, rent }) => {
      expect(hours).toBe('Saturday and Sunday: Closed\nMonday to Friday: 9 am – 5 pm')
      expect(openDays).toBe('Open Monday to Friday')
      expect(rent).toContain('Open Monday to Friday.')
    },
  ],
  [
    'Saturday closed alone',
    {
      business: {
        hours: [
          { weekdays: [0, 1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
          { weekdays: [6] },
        ],
      },
    },
    ({ openDays }) => expect(openDays).toBe('Open Sunday to Friday'),
  ],
  [
    'open every day',
    { business: { hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '23:59' }] } },
    ({ openDays }) => expect(openDays).toBe('Open every day'),
  ],
  [
    'a number that is free to call',
    { business: { phone: '1-800-555-0187', otherPhones: ['(213) 555-0199'] } },
    ({ search }) => expect(search).toContain('"telephone":["+18005550187","+12135550199"]'),
  ],
  [
    'a ZIP+4',
    {
      business: {
        addressLines: [facts.business.addressLines[0] ?? '', 'Los Angeles, CA 90499-1234'],
        postalCity: 'LOS ANGELES CA 90499-1234',
      },
    },
    ({ envelope, search }) => {
      expect(envelope).toContain('CA 90499-1234')
      expect(search).toContain('"postalCode":"90499-1234"')
    },
  ],
  [
    'a name of 60 letters with accents and signs',
    { business: { name: 'Señora Zoë’s Mail, Boxes & Packages on the Corner of Fig St.' } },
    ({ search }) => expect(search).toContain('Zoë’s Mail, Boxes & Packages'),
  ],
  [
    'another zone',
    { business: { timeZone: 'America/New_York' } },
    ({ zone, rental }) => {
      expect(zone).toBe('Eastern Time')
      expect(rental.timeZone).toBe('America/New_York')
    },
  ],
  [
    '1,200 boxes from 1 on, in two rows',
    {
      business: {
        boxNumbers: [
          { first: 1, last: 700 },
          { first: 1001, last: 1500 },
        ],
      },
    },
    ({ rental }) => expect(rental.boxNumbers).toHaveLength(2),
  ],
  ['one plan', { plans: [plan] }, ({ rental }) => expect(rental.plans).toHaveLength(1)],
  [
    'a plan without packages',
    { plans: [letters] },
    ({ details }) => {
      expect(details).toContain('takes no packages')
      expect(details).not.toMatch(/up to 0|UPS/)
    },
  ],
  [
    'one term',
    { fees: { termsInMonths: [12], prepaymentDiscount: {} } },
    ({ rent, headline }) => {
      expect(rent).not.toMatch(/other terms|shortest|\{\w+\}/)
      expect(headline).toContain('for 12 months')
    },
  ],
  [
    'by the month alone',
    { fees: { termsInMonths: [1], prepaymentDiscount: {} } },
    ({ headline }) => expect(headline).toContain('a month for 1 month,'),
  ],
  [
    'no setup fee',
    { fees: withFees({ setup: 0 }) },
    ({ rent, headline }) => {
      expect(rent.replaceAll('no setup fee', '')).not.toMatch(/setup|\$0\b/)
      expect(headline).toMatch(/no setup fee, plus taxes$/)
    },
  ],
  [
    'no deposit',
    { fees: withFees({ keyDeposit: 0 }) },
    ({ rent }) => expect(rent).not.toMatch(/key deposit|deposit (is|comes)/i),
  ],
])('a shop with %s is valid', async (_what, shop, check) => {
  const state = {
    ...facts,
    business: { ...facts.business, ...shop.business },
    fees: { ...facts.fees, ...shop.fees },
    plans: shop.plans ?? facts.plans,
  }
  expect(await findWrongFacts('.', state)).toEqual([])
  check(await renderShop(shop))
})
