import * as v from 'valibot'

import { minutesOf } from '#shared/shop/visits/timetable.ts'

/** The longest name that titles, cards and envelopes have room for. */
const MAX_NAME = 60
/** A mailbox number has six digits at most (shared/shop/boxes/postal-address.ts). */
const MAX_BOX = 999_999
const DAYS_OF_WEEK = 7

const CITY_LINE = /^\p{L}[\p{L} .'’-]*, [A-Z]{2} \d{5}(?:-\d{4})?$/u
const POSTAL_STREET = /^[A-Z\d][A-Z\d#/& -]*$/
const POSTAL_CITY = /^[A-Z][A-Z ]* [A-Z]{2} \d{5}(?:-\d{4})?$/
const PHONE = /^(?:\+?1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?\d{3}[-. ]?\d{4}$/
const ZONE = /^(?:America|Pacific)\//
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const PATH = /^\/[a-z\d]+(?:-[a-z\d]+)*$/
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('It is empty: write it.'))
const matching = (pattern: RegExp, sentence: string) => v.pipe(text, v.regex(pattern, sentence))
const whole = (least: number, most: number, sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  )
/** What is less, and not nothing, was meant as dollars: 15 for $15. */
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
const phone = matching(PHONE, 'A phone number of the United States has ten digits: (213) 555-0142.')
const name = v.pipe(
  text,
  v.maxLength(MAX_NAME, `A name has at most ${MAX_NAME} letters: shorten it.`),
)

const time = matching(TIME, 'A time of day is written like 09:30, from 00:00 to 23:59.')
const hoursLine = v.pipe(
  v.object({
    weekdays: v.pipe(
      v.array(whole(0, 6, 'A weekday is a number from 0, Sunday, to 6, Saturday.')),
      v.nonEmpty('A line of hours names at least one weekday.'),
    ),
    opens: v.optional(time),
    closes: v.optional(time),
  }),
  v.check(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    'A line of hours has both times, or none where the shop is closed.',
  ),
  v.check(
    ({ opens, closes }) => opens === undefined || opens !== closes,
    'The shop opens and closes at different times; who never closes writes 00:00 and 23:59.',
  ),
)

type HoursLine = v.InferOutput<typeof hoursLine>

const hours = v.pipe(
  v.array(hoursLine),
  v.check((lines) => lines.some(({ opens }) => opens), 'The shop opens on no day at all.'),
  v.check(
    (lines) => !overlaps(lines),
    'Two lines of hours hold at the same time: a day’s second line begins after its first one ends.',
  ),
)

/** Whether two openings of the week meet, the last one of a Saturday and the first one of a Sunday too. */
function overlaps(lines: HoursLine[]) {
  const week = DAYS_OF_WEEK * 1_440
  const spans = lines.flatMap(({ weekdays, opens, closes }) =>
    opens && closes
      ? weekdays.map((weekday) => {
          const from = weekday * 1_440 + minutesOf(opens)
          return { from, length: (minutesOf(closes) - minutesOf(opens) + 1_440) % 1_440 }
        })
      : [],
  )
  return spans.some((one, index) =>
    spans.some((other, at) => at !== index && (other.from - one.from + week) % week < one.length),
  )
}

const DAY = 'A day is written like 2026-12-25, and the calendar has it.'
const day = v.pipe(
  text,
  v.isoDate(DAY),
  v.check((date) => new Date(date).toISOString().startsWith(date), DAY),
)
const box = whole(1, MAX_BOX, `A number of a box is whole, from 1 to ${MAX_BOX}.`)
const boxRange = v.pipe(
  v.object({ first: box, last: box }),
  v.check(({ first, last }) => first <= last, 'The first number of a row is not above its last.'),
)

export const businessSchema = v.object({
  name,
  legalName: v.pipe(
    text,
    v.maxLength(2 * MAX_NAME, `The legal name has at most ${2 * MAX_NAME} letters.`),
  ),
  neighbourhood: v.pipe(
    text,
    v.maxLength(40, 'Where the shop is takes at most 40 letters: Los Angeles.'),
  ),
  phone,
  otherPhones: v.array(phone),
  email: v.pipe(text, v.rfcEmail('An email address is written like hello@shop.com.')),
  addressLines: v.strictTuple(
    [
      v.pipe(text, v.maxLength(70, 'A street line has at most 70 letters.')),
      matching(CITY_LINE, 'The second line is written like Los Angeles, CA 90012 or 90012-1234.'),
    ],
    'An address has two lines: the street with its suite, and City, ST 12345.',
  ),
  postalStreet: matching(
    POSTAL_STREET,
    'The postal service writes a street in capitals and without punctuation: 77 FIG ST STE 4.',
  ),
  postalCity: matching(
    POSTAL_CITY,
    'The postal service writes a city in capitals and without a comma: LOS ANGELES CA 90012.',
  ),
  coordinates: v.object({
    latitude: v.pipe(
      v.number(),
      v.minValue(17, 'The latitude is not in the United States.'),
      v.maxValue(72, 'The latitude is not in the United States.'),
    ),
    longitude: v.pipe(
      v.number(),
      v.minValue(-180, 'The longitude is not in the United States: it is below 0.'),
      v.maxValue(-64, 'The longitude is not in the United States: it is below 0.'),
    ),
  }),
  timeZone: v.pipe(
    text,
    v.check(
      isZone,
      'A time zone of the United States is written like America/Los_Angeles or America/Denver.',
    ),
  ),
  hours,
  closedOn: v.array(v.object({ date: day, name: text })),
  booking: v.object({
    minutes: whole(5, 480, 'A visit takes 5 to 480 minutes.'),
    noticeMinutes: whole(0, 43_200, 'Notice is a whole number of minutes, from 0 on.'),
    daysAhead: whole(1, 90, 'Visits are booked 1 to 90 days ahead.'),
    capacity: whole(1, 20, 'A time takes 1 to 20 visits.'),
    isVideoOffered: v.boolean('isVideoOffered is true or false.'),
  }),
  visiting: v.object({
    parkingSpaces: whole(0, 10_000, 'Parking spaces are a whole number, 0 where there are none.'),
    payments: v.array(v.picklist(['cash', 'check', 'card'], 'A payment is cash, check or card.')),
    languages: v.array(matching(/^[a-z]{2,3}$/, 'A language is written like en, es or ko.')),
  }),
  boxNumbers: v.pipe(
    v.array(boxRange, 'Numbers on boxes are rows in brackets: [{ first: 101, last: 400 }].'),
    v.nonEmpty('The shop has no boxes.'),
    v.check(
      (rows) => rows.every(({ first }, at) => at === 0 || first > (rows[at - 1]?.last ?? 0)),
      'Each row of boxes begins above the end of the row before it.',
    ),
  ),
})

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

function isZone(zone: string) {
  try {
    return ZONE.test(zone) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

function isDistinct(texts: string[]) {
  return new Set(texts).size === texts.length
}
