import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { plans } from '#app/content/plans.ts'

export const shop = {
  name: 'Dr. J. Zoë’s Mail, Boxes & Packages on the Corner of Fig St.',
  legalName: "Dr. J. Zoë's Mail & Boxes of the Corner, Inc., a California Company",
  neighbourhood: 'St. Francis Wood',
  phone: '(310) 555-0186',
  otherPhones: ['1-800-555-0187'],
  email: 'post@zoe-mail.example.org',
  addressLines: ['5042 N. Fig Tree Street, Building C, Suite 204-B', 'Santa Monica, CA 90499-1234'],
  postalStreet: '5042 N FIG TREE ST BLDG C STE 204-B',
  postalCity: 'SANTA MONICA CA 90499-1234',
  timeZone: 'America/Denver',
  boxNumbers: [
    { first: 1, last: 700 },
    { first: 1001, last: 1500 },
  ],
}
const visiting = { crossStreet: 'E. Olive Street', busStop: 'N. Fig / E. Olive' }
const hours = [
  { weekdays: [2, 3, 4, 5], opens: '07:15', closes: '12:00' },
  { weekdays: [2, 3, 4, 5], opens: '13:00', closes: '18:45' },
  { weekdays: [0], opens: '18:00', closes: '01:30' },
  { weekdays: [6, 1] },
]
export const writtenHours = [
  { days: 'Tuesday to Friday', times: '7:15 am – 12 pm and 1 pm – 6:45 pm' },
  { days: 'Sunday', times: '6 pm – 1:30 am' },
  { days: 'Saturday and Monday', times: 'Closed' },
]
export const holiday = { date: '2026-03-17', name: 'St. Patrick’s Day' }
export const feeCents = { setup: 0, keyDeposit: 0, additionalRecipient: 1165, late: 2315 }
export const TERM = 6
const CENTS_APART = 1_200
export const planCents = [749, ...plans.map((_, at) => 1149 + at * CENTS_APART)]
export const letters = {
  id: 'corner-letters',
  path: '/corner-letters',
  name: 'St. Zoë Letters No. 1',
}

export function writeStrangestShop(tree: string) {
  const edit = (file: string, changes: Change[]) =>
    editFile(join(tree, 'app/content', file), changes)
  edit('business.ts', [
    ...Object.entries({ ...shop, ...visiting }).map(
      ([name, value]) =>
        [
          new RegExp(String.raw`^ {2}${name}: (?:\[[^\]]*\]|.*)(?: as string\[\])?,$`, 'm'),
          `  ${name}: ${JSON.stringify(value)},`,
        ] as Change,
    ),
    [
      /^const hours: [^=]*= \[[\s\S]*?\](?=\n\n)/m,
      `const hours: OfficeHours[] = ${JSON.stringify(hours)}`,
    ],
    [/^const closedOn: .*? = \[/m, `$&${JSON.stringify(holiday)},`],
  ])
  edit('fees.ts', [
    ...Object.entries(feeCents).map(
      ([name, cents]) =>
        [new RegExp(String.raw`^ {2}${name}: [\d_]+,$`, 'm'), `  ${name}: ${cents},`] as Change,
    ),
    [/^export const termsInMonths = .*$/m, `export const termsInMonths = [${TERM}]`],
    [/^(export const prepaymentDiscount.*? = ).*$/m, `$1{}`],
  ])
  const receives = { businessName: false, uspsPackages: false, otherCarriers: false }
  const none = { packagesPerMonth: 0, heaviestPounds: 0, packagesKeptDays: 0 }
  const all = [{ ...letters, receives: { ...receives, ...none } }, ...plans]
  const written = all.map((plan, at) => ({ ...plan, monthlyCents: planCents[at] }))
  edit('plans.ts', [
    [
      /^export const plans: [^=]*= \[[\s\S]*?\](?=\n\n)/m,
      `export const plans: PlanFacts[] = ${JSON.stringify(written)}`,
    ],
  ])
  const words = {
    en: { menu: 'Letters', purpose: 'For letters.', included: 'You' },
    es: { menu: 'Cartas', purpose: 'Para cartas.', included: 'Usted' },
  }
  for (const [language, each] of Object.entries(words)) {
    const inWords = JSON.stringify({ name: letters.name, ...each })
    edit(`${language}/plans.ts`, [
      [/^export const planWords: .*? = \{/m, `$&'${letters.id}': ${inWords},`],
    ])
  }
}

type Change = [pattern: RegExp, replacement: string]

function editFile(path: string, changes: Change[]) {
  let text = readFileSync(path, 'utf8')
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`${path} holds nothing like ${pattern}`)
    text = text.replace(pattern, replacement)
  }
  writeFileSync(path, text)
}
