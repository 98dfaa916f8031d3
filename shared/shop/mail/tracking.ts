import countries from '#shared/countries.json' with { type: 'json' }

/** What a scanned or typed tracking number says. */
export type Tracking = {
  /** As it is stored, and read on the label: the same parcel has the same one, however it was scanned. */
  number: string
  carrier: TrackedCarrier | null
  /** `none`: its shape has no check digit; `unknown`: its shape is no carrier's. */
  check: 'right' | 'wrong' | 'none' | 'unknown'
  /** So many product codes and telephone numbers look like it that a person has to confirm the carrier. */
  isSuggestion: boolean
}

export const MAX_TRACKING_LENGTH = 60

/** Upper case, without what a label or a scanner puts between: spaces, dashes, control characters, a barcode's own prefix. */
function normalise(scanned: string) {
  return scanned
    .toUpperCase()
    .replace(/^\](C1|E0|D2|Q3)/, '')
    .replaceAll(/[^A-Z0-9]/g, '')
}

/** Reads a tracking number. */
export function readTracking(scanned: string): Tracking {
  const entered = normalise(scanned)
  const format = trackingFormats.find(({ shape }) => shape.test(entered))
  if (!format) return { number: entered, carrier: null, check: 'unknown', isSuggestion: false }
  const { carrier, numbersIn, check, isSuggestion = false } = format
  const numbers = numbersIn?.(entered) ?? [entered]
  const checked = check && numbers.find((number) => check(number))
  const result = check ? (checked === undefined ? 'wrong' : 'right') : 'none'
  return { number: checked ?? numbers[0] ?? entered, carrier, check: result, isSuggestion }
}

export const trackedCarriers = [
  'usps',
  'ups',
  'fedex',
  'dhl',
  'amazon',
  'ontrac',
  'lasership',
  'other',
] as const

export type TrackedCarrier = (typeof trackedCarriers)[number]

type TrackingFormat = {
  /** None where many carriers use it. */
  carrier: TrackedCarrier | null
  shape: RegExp
  /** The number that a person reads on the label, where a barcode holds more; those that have the shape, the likeliest first. */
  numbersIn?: (scanned: string) => string[]
  /** Whether the check digit is right; left out where there is none. */
  check?: (number: string) => boolean
  /** So many other numbers have this shape that a person has to say whether it is one. */
  isSuggestion?: true
}

const IMPB = /^9[1-5]\d{20}(\d{4})?$|^94\d{28}$/
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]
const ASTRA_NUMBER = [16, 28] as const
const COUNTRIES = new Set(countries.map(({ code }) => code))

/** The first whose shape a number has decides: a USPS label of 34 digits often passes as FedEx, too. */
const trackingFormats: TrackingFormat[] = [
  {
    carrier: 'usps',
    shape: /^(420\d{5}(\d{4})?)?(9[1-5]\d{20}(\d{4})?|94\d{28})$/,
    numbersIn: (scanned) =>
      [scanned, scanned.replace(/^420\d{9}/, ''), scanned.replace(/^420\d{5}/, '')].filter(
        (number) => IMPB.test(number),
      ),
    check: mod10FromRight,
  },
  {
    carrier: 'usps',
    shape: /^\d{20}$/,
    numbersIn: (scanned) => [scanned, `91${scanned}`],
    check: mod10FromRight,
  },
  { carrier: 'usps', shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/, check: isS10 },
  { carrier: 'ups', shape: /^1Z[A-Z0-9]{15}\d$/, check: isUps },
  { carrier: 'fedex', shape: /^\d{12}$/, check: isFedex12, isSuggestion: true },
  {
    carrier: 'fedex',
    shape: /^[A-D]\d{16}[A-D]$/,
    numbersIn: (scanned) => [scanned.slice(1, 13)],
    check: isFedex12,
  },
  { carrier: 'fedex', shape: /^\d{15}$/, check: mod10FromLeft(1, 3), isSuggestion: true },
  {
    carrier: 'fedex',
    shape: /^96\d{20}$/,
    numbersIn: (scanned) => [scanned.slice(-15)],
    check: mod10FromLeft(1, 3),
  },
  {
    carrier: 'fedex',
    shape: /^([0-8]\d{33}|96\d{32})$/,
    numbersIn: (scanned) => [scanned.slice(-12)],
    check: isFedex12,
  },
  {
    carrier: 'fedex',
    shape: /^3\d{31}$/,
    numbersIn: (scanned) => [scanned.slice(...ASTRA_NUMBER)],
    check: isFedex12,
  },
  { carrier: null, shape: /^\d{18}$/, check: mod10FromRight },
  { carrier: 'dhl', shape: /^\d{10,11}$/, check: isDhlExpress, isSuggestion: true },
  { carrier: 'dhl', shape: /^J[A-Z]{2,3}\d{9,10}$|^GM\d{14,22}$/ },
  { carrier: 'amazon', shape: /^TB[ACM]\d{12}$/ },
  { carrier: 'ontrac', shape: /^[CD]\d{14}$/, check: isOnTrac },
  {
    carrier: 'lasership',
    shape: /^1LS7[12]\d{10}$|^L[AIEHNX][1-3]\d{7}$|^1LSCX[A-Z0-9]{10}$/,
  },
]

function split(number: string) {
  return [Array.from(number.slice(0, -1), Number), Number(number.at(-1))] as const
}

function weigh(digits: number[], weights: number[]) {
  return digits.reduce(
    (sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0),
    0,
  )
}

function mod10FromLeft(...weights: number[]) {
  return (number: string) => {
    const [digits, check] = split(number)
    return (10 - (weigh(digits, weights) % 10)) % 10 === check
  }
}

function mod10FromRight(number: string) {
  const [digits, check] = split(number)
  return (10 - (weigh(digits.toReversed(), [3, 1]) % 10)) % 10 === check
}

function isS10(number: string) {
  const [digits, check] = split(number.slice(2, -2))
  const left = 11 - (weigh(digits, S10_WEIGHTS) % 11)
  const wanted = left === 10 ? 0 : left === 11 ? 5 : left
  return wanted === check && COUNTRIES.has(number.slice(-2))
}

/** A letter counts as its place in ASCII less three, of which only the last digit matters. */
function isUps(number: string) {
  const digits = number
    .slice(2)
    .replaceAll(/[A-Z]/g, (letter) => String((letter.charCodeAt(0) - 3) % 10))
  return mod10FromLeft(1, 2)(digits)
}

function isFedex12(number: string) {
  const [digits, check] = split(number)
  return (weigh(digits, [3, 1, 7]) % 11) % 10 === check
}

function isDhlExpress(number: string) {
  const [, check] = split(number)
  return Number(number.slice(0, -1)) % 7 === check
}

function isOnTrac(number: string) {
  return mod10FromLeft(1, 2)((number.startsWith('C') ? '4' : '5') + number.slice(1))
}
