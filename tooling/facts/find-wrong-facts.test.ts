import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { facts, findWrongFacts } from './find-wrong-facts.ts'

type Change = Partial<Omit<typeof facts, 'business' | 'fees'>> & {
  business?: object
  fees?: object
}

const BUSINESS = 'app/content/business.ts'
const FEES = 'app/content/fees.ts'
const PLANS = 'app/content/plans.ts'

function changed({ business, fees, ...change }: Change): typeof facts {
  return {
    ...facts,
    ...change,
    business: { ...facts.business, ...business },
    fees: { ...facts.fees, ...fees },
  }
}

it('finds nothing in today’s facts', async () => {
  expect(await findWrongFacts('.')).toEqual([])
})

describe('an invalid fact is reported with its file', () => {
  it.each<[what: string, file: string, change: Change]>([
    ['at most 60 letters', BUSINESS, { business: { name: 'Mail '.repeat(13) } }],
    ['It is empty', BUSINESS, { business: { name: ' ' } }],
    ['ten digits', BUSINESS, { business: { phone: '1-800-MAILBOX' } }],
    ['ten digits', BUSINESS, { business: { otherPhones: ['(213) 555'] } }],
    ['like hello@shop.com', BUSINESS, { business: { email: 'a..b@shop.com' } }],
    ['two lines', BUSINESS, { business: { addressLines: ['1 Main St', 'Suite 4', 'LA'] } }],
    ['CA 90012', BUSINESS, { business: { addressLines: ['1 Main St', 'Los Angeles 90012'] } }],
    ['in capitals', BUSINESS, { business: { postalStreet: '1 Main St.' } }],
    [
      'not in the United States',
      BUSINESS,
      { business: { coordinates: { latitude: 34, longitude: 118 } } },
    ],
    ['like America/Los_Angeles', BUSINESS, { business: { timeZone: 'Pacific' } }],
    ['of the United States', BUSINESS, { business: { timeZone: 'Europe/London' } }],
    [
      'the calendar has it',
      BUSINESS,
      { business: { closedOn: [{ date: '2026-02-30', name: 'Rest' }] } },
    ],
    [
      'written like en',
      BUSINESS,
      { business: { visiting: { ...facts.business.visiting, languages: ['english'] } } },
    ],
    [
      'not the same suite',
      BUSINESS,
      {
        business: {
          addressLines: ['1 Main St, Suite 4', facts.business.addressLines[1] ?? ''],
          postalStreet: '1 MAIN ST STE 5',
        },
      },
    ],
    [
      '“Fig {x}” may not be said',
      BUSINESS,
      { business: { visiting: { ...facts.business.visiting, busStop: 'Fig {x}' } } },
    ],
    ['in figures: 3,500+', BUSINESS, { business: { networkClaim: 'approx. 3,500' } }],
    ['has no PMB', BUSINESS, { business: { postalStreet: '1 MAIN ST PMB 5' } }],
    ['Another page stands at /apply', PLANS, { plans: [{ ...facts.plans[0]!, path: '/apply' }] }],
    [
      'like 09:30',
      BUSINESS,
      { business: { hours: [{ weekdays: [1], opens: '9', closes: '17:00' }] } },
    ],
    [
      'from 0, Sunday',
      BUSINESS,
      { business: { hours: [{ weekdays: [7], opens: '09:00', closes: '17:00' }] } },
    ],
    ['both times', BUSINESS, { business: { hours: [{ weekdays: [1], opens: '09:00' }] } }],
    [
      'different times',
      BUSINESS,
      { business: { hours: [{ weekdays: [1], opens: '09:00', closes: '09:00' }] } },
    ],
    ['on no day', BUSINESS, { business: { hours: [{ weekdays: [1] }] } }],
    [
      'at the same time',
      BUSINESS,
      {
        business: {
          hours: [
            { weekdays: [6], opens: '20:00', closes: '02:00' },
            { weekdays: [0], opens: '01:00', closes: '05:00' },
          ],
        },
      },
    ],
    [
      'like 2026-12-25',
      BUSINESS,
      { business: { closedOn: [{ date: '12/25/2026', name: 'Christmas' }] } },
    ],
    ['in brackets', BUSINESS, { business: { boxNumbers: { first: 1, last: 2 } } }],
    ['not above its last', BUSINESS, { business: { boxNumbers: [{ first: 9, last: 2 }] } }],
    [
      'above the end of the row before',
      BUSINESS,
      {
        business: {
          boxNumbers: [
            { first: 1, last: 9 },
            { first: 9, last: 20 },
          ],
        },
      },
    ],
    [
      'both do, or none',
      BUSINESS,
      {
        business: {
          addressLines: ['77 Fig St', facts.business.addressLines[1]],
          postalStreet: '77 FIG ST STE 4',
        },
      },
    ],
    ['same state and ZIP', BUSINESS, { business: { postalCity: 'LOS ANGELES CA 10001' } }],
    ['no plan', PLANS, { plans: [] }],
    ['same id', PLANS, { plans: [facts.plans[0]!, { ...facts.plans[0]!, path: '/other' }] }],
    ['1250 is $12.50', PLANS, { plans: [{ ...facts.plans[0]!, monthlyCents: 12.5 }] }],
    ['at least one term', FEES, { fees: { termsInMonths: [] } }],
    ['$15 is written 1500', FEES, { fees: { fees: { ...facts.fees.fees, late: 15 } } }],
    ['at least a dollar', PLANS, { plans: [{ ...facts.plans[0]!, monthlyCents: 45 }] }],
    ['whole number of cents', FEES, { fees: { fees: { ...facts.fees.fees, setup: 0.5 } } }],
    ['Civil Code 1719', FEES, { fees: { returnedCheck: { first: 2600, again: 3500 } } }],
    ['Government Code 8211', FEES, { fees: { notaryFeeLimit: 1501 } }],
    ['needs a term of 24 months', FEES, { fees: { prepaymentDiscount: { 24: 5 } } }],
    [
      'too long for a card',
      'app/content/en/plans.ts',
      {
        planWords: {
          ...facts.planWords,
          en: { [facts.plans[0]!.id]: { name: 'Mail '.repeat(9) } },
        },
      },
    ],
    ['has no name here', 'app/content/es/plans.ts', { planWords: { ...facts.planWords, es: {} } }],
  ])('%s', async (what, file, change) => {
    const wrong = await findWrongFacts('.', changed(change))
    expect(wrong.map((each) => each.file)).toContain(file)
    expect(wrong.map((each) => each.what).join(' ')).toContain(what)
  })

  it('and its line', async () => {
    const business = { phone: 'none', booking: { ...facts.business.booking, capacity: 0 } }
    const wrong = await findWrongFacts('.', changed({ business }))
    const lines = readFileSync(BUSINESS, 'utf8').split('\n')
    expect(wrong.map(({ line }) => lines[line - 1]?.trim().split(':')[0])).toEqual([
      'phone',
      'capacity',
    ])
  })
})

describe('a line in an owner’s file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  function write(file: string, text: string) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  it.each([
    ['  late: 120.00,', 'written 12000 for $120.00'],
    ['  setup: 15.00,', 'written 1500 for $15.00'],
  ])('with an amount in dollars is reported by number: %s', async (line, what) => {
    write(FEES, readFileSync(FEES, 'utf8').replace(/^ {2}(late|setup): [\d_]+,$/m, line))
    for (const file of [BUSINESS, PLANS]) write(file, readFileSync(file, 'utf8'))
    const wrong = await findWrongFacts(folder)
    const lines = readFileSync(join(folder, FEES), 'utf8').split('\n')
    const expected = { file: FEES, line: 1 + lines.indexOf(line) }
    expect(wrong).toEqual([{ ...expected, what: expect.stringContaining(what) }])
  })

  it('is found although another fact has the same name', async () => {
    const day = { date: '2026-01-01', name: '' }
    write(BUSINESS, `const closedOn = [\n  { date: '${day.date}', name: '' },\n]\n  name: 'Joe',\n`)
    for (const file of [FEES, PLANS]) write(file, readFileSync(file, 'utf8'))
    const wrong = await findWrongFacts(folder, changed({ business: { closedOn: [day] } }))
    expect(wrong).toMatchObject([{ file: BUSINESS, line: 2 }])
  })

  it.each([
    ["  name: 'Joe's Mail',", 'double quotes'],
    ['  name: Joe,', 'Joe is not defined'],
  ])('that is unreadable is reported by number: %s', async (line, what) => {
    write(BUSINESS, `export const business = {\n  phone: '1',\n${line}\n}\n`)
    const script = `import(${JSON.stringify(join(folder, BUSINESS))}).catch(async (error) => {
      const { explainUnreadable } = await import('#tooling/facts/unreadable.ts')
      console.log(JSON.stringify(explainUnreadable(error)))
    })`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script])
    const expected = { file: BUSINESS, line: 3, what: expect.stringContaining(what) }
    expect(JSON.parse(output.toString())).toEqual(expected)
  })
})

describe('forbidden text is reported in its source, once', () => {
  it.each([
    ['name', { name: 'Notario Express' }],
    ['name', { name: 'The Cheapest Mailbox' }],
    ['legalName', { legalName: 'USPS-Approved Mail Inc.' }],
    ['email', { email: 'notario@shop.example.org' }],
  ])('%s: %j', async (fact, business) => {
    const wrong = await findWrongFacts('.', changed({ business }))
    const lines = readFileSync(BUSINESS, 'utf8').split('\n')
    expect(wrong).toHaveLength(1)
    expect(lines[wrong[0]!.line - 1]).toContain(`  ${fact}:`)
    expect(wrong[0]?.what).toContain(Object.values(business)[0])
  })

  it.each(['Center Parcel & Post', 'Tu Buzón', 'The Mail and the Box'])(
    'style rules do not apply to names: %s',
    async (name) => {
      expect(await findWrongFacts('.', changed({ business: { name } }))).toEqual([])
    },
  )
})
