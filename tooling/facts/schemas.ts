import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { minutesOf } from '#shared/shop/visits/timetable.ts'

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

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('It is empty: write it.'))
export const matching = (pattern: RegExp, sentence: string) =>
  v.pipe(text, v.regex(pattern, sentence))
export const whole = (least: number, most: number, sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  )
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
  email: v.pipe(
    text,
    v.check(
      (address) => v.is(emailAddress, address),
      'An email address is written like hello@shop.com.',
    ),
  ),
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
  networkClaim: matching(
    /^\d[\d,]*\+?$/,
    'The number of addresses of the partner network is written in figures: 3,500+.',
  ),
  boxNumbers: v.pipe(
    v.array(boxRange, 'Numbers on boxes are rows in brackets: [{ first: 101, last: 400 }].'),
    v.nonEmpty('The shop has no boxes.'),
    v.check(
      (rows) => rows.every(({ first }, at) => at === 0 || first > (rows[at - 1]?.last ?? 0)),
      'Each row of boxes begins above the end of the row before it.',
    ),
  ),
})

function isZone(zone: string) {
  try {
    return ZONE.test(zone) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}
