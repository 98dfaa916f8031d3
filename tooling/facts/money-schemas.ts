import * as v from 'valibot'

import { matching, whole } from './schemas.ts'

const PATH = /^\/[a-z\d]+(?:-[a-z\d]+)*$/
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** A smaller amount other than 0 was probably meant in dollars: 15 for $15. */
const LEAST_CENTS = 100
const cents = v.pipe(
  whole(0, 1_000_000, 'An amount is a whole number of cents, from 0 on: 1500 is $15.'),
  v.check(
    (amount) => amount === 0 || amount >= LEAST_CENTS,
    ({ input }) =>
      `An amount is in cents: ${input} is less than a dollar, and $${input} is written ${input * 100}. Where there is no fee, write 0.`,
  ),
)
const percent = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100, 'A discount is at most 100 percent.'),
)
const months = whole(1, 36, 'A term has 1 to 36 whole months.')

const receives = v.object({
  businessName: v.boolean(),
  uspsPackages: v.boolean(),
  otherCarriers: v.boolean(),
  packagesPerMonth: whole(0, 10_000, 'Packages a month are a whole number, from 0 on.'),
  heaviestPounds: whole(0, 150, 'A package weighs up to 150 whole pounds: no carrier brings more.'),
  packagesKeptDays: whole(0, 365, 'A package is kept up to 365 whole days.'),
})

export const plansSchema = v.pipe(
  v.array(
    v.object({
      id: matching(ID, 'The id of a plan is of small letters, digits and hyphens.'),
      path: matching(PATH, 'The path of a plan’s page is written like /virtual-office.'),
      monthlyCents: whole(
        LEAST_CENTS,
        1_000_000,
        'A plan costs a whole number of cents a month, at least a dollar: 1250 is $12.50.',
      ),
      receives,
      preselected: v.optional(v.literal(true)),
    }),
  ),
  v.nonEmpty('The shop has no plan.'),
  v.maxLength(6, 'At most six plans stand beside each other.'),
  v.check((plans) => isDistinct(plans.map(({ id }) => id)), 'Two plans have the same id.'),
  v.check((plans) => isDistinct(plans.map(({ path }) => path)), 'Two plans have the same path.'),
  v.check(
    (plans) => plans.filter(({ preselected }) => preselected).length <= 1,
    'At most one plan is preselected.',
  ),
)

export const feesSchema = v.object({
  termsInMonths: v.pipe(
    v.array(months),
    v.nonEmpty('A mailbox is rented for at least one term.'),
    v.check(
      (terms) => terms.every((term, at) => at === 0 || term > (terms[at - 1] ?? 0)),
      'Terms stand in order, the shortest first, and each once.',
    ),
  ),
  payments: v.pipe(
    v.array(v.picklist(['ahead', 'monthly'], 'A way to pay is ahead or monthly.')),
    v.nonEmpty('There is no way to pay.'),
  ),
  fees: v.object({
    setup: cents,
    setupWaivedFromMonths: whole(0, 120, 'Setup is waived from a whole number of months on.'),
    keyDeposit: cents,
    additionalRecipient: cents,
    late: cents,
    keyReplacement: cents,
  }),
  returnedCheck: v.object({
    first: v.pipe(cents, v.maxValue(2_500, 'Civil Code 1719 allows $25 the first time.')),
    again: v.pipe(cents, v.maxValue(3_500, 'Civil Code 1719 allows $35 after that.')),
  }),
  notaryFeeLimit: v.pipe(cents, v.maxValue(1_500, 'Government Code 8211 allows $15.')),
  proration: v.picklist(['none', 'daily'], 'Proration is none or daily.'),
  includedRecipients: whole(1, 20, 'A plan’s price includes 1 to 20 people.'),
  typicalRental: v.pipe(
    v.object({ from: cents, to: cents }),
    v.check(({ from, to }) => from <= to, 'A typical rental goes from less to more.'),
  ),
  prepaymentDiscount: v.record(v.string(), v.nullable(percent)),
})

function isDistinct(texts: string[]) {
  return new Set(texts).size === texts.length
}
