import { cleanCode } from '#shared/clean-text.ts'
import countries from '#shared/countries.json' with { type: 'json' }

export type Tracking = {
  number: string
  carrier: TrackedCarrier | null
  /** `none`: its format has no check digit; `unknown`: no carrier's format. */
  check: 'right' | 'wrong' | 'none' | 'unknown'
  /** Product codes and telephone numbers often match this format: a person has to confirm the carrier. */
  isSuggestion: boolean
}

export const MAX_TRACKING_LENGTH = 60

/** AIM symbology identifier before a code (ISO/IEC 15424). */
const SYMBOLOGY_IDENTIFIER = /^\][A-Z][0-9A-Z]/

function normalise(scanned: string) {
  return cleanCode(scanned)
    .toUpperCase()
    .replace(SYMBOLOGY_IDENTIFIER, '')
    .replaceAll(/[^A-Z0-9]/g, '')
}

export function readTracking(scanned: string): Tracking {
  const entered = normalise(scanned)
  for (const { carrier, shape, numbersIn, check, isTheirs, isSuggestion = false } of formats) {
    if (!shape.test(entered)) continue
    const numbers = numbersIn?.(entered) ?? [entered]
    const [likeliest] = numbers
    if (likeliest === undefined) continue
    if (!check) return { number: likeliest, carrier, check: 'none', isSuggestion }
    const number = numbers.find((each) => check(each))
    if (number !== undefined) return { number, carrier, check: 'right', isSuggestion }
    if (isTheirs) return { number: likeliest, carrier, check: 'wrong', isSuggestion }
  }
  return { number: entered, carrier: null, check: 'unknown', isSuggestion: false }
}

export const trackedCarriers = [
  'usps',
  'ups',
  'fedex',
  'dhl',
  'amazon',
  'ontrac',
  'lasership',
  'gofo',
  'uniuni',
  'speedx',
  'yunexpress',
  'other',
] as const

export type TrackedCarrier = (typeof trackedCarriers)[number]

type TrackingFormat = {
  carrier: TrackedCarrier | null
  shape: RegExp
  /** The label numbers that a barcode may stand for, most likely first; empty for another format. */
  numbersIn?: (scanned: string) => string[]
  check?: (number: string) => boolean
  /** Only this carrier uses the format, so a wrong check digit is an error. */
  isTheirs?: true
  isSuggestion?: true
}

const IMPB = /^9[1-5]\d{20}(\d{4})?$|^94\d{28}$/
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]
const ASTRA_NUMBER = [16, 28] as const
const countryCodes = new Set<string>(countries.map(({ code }) => code))
/** The number after the dash is the piece count; the part before it is the shipment. */
const LASERSHIP_PIECE = /^(1LS7[12]\d{2}01[1-4]\d{6})0?(\d)$/

/** The first format whose pattern and check digit match wins: a USPS label of 34 digits often passes as FedEx, too. */
const formats: TrackingFormat[] = [
  {
    carrier: 'usps',
    shape: /^(420\d{5}(\d{4})?)?(9[1-5]\d{20}(\d{4})?|94\d{28})$/,
    numbersIn: (scanned) =>
      [scanned, scanned.replace(/^420\d{9}/, ''), scanned.replace(/^420\d{5}/, '')].filter(
        (number) => IMPB.test(number),
      ),
    check: mod10FromRight,
    isTheirs: true,
  },
  // An SSCC with its application identifier 00.
  {
    carrier: null,
    shape: /^00\d{18}$/,
    numbersIn: (scanned) => [scanned.slice(2)],
    check: mod10FromRight,
  },
  // An IMpb number without its service code: 91, or 92 for packages that FedEx and others hand over to USPS.
  {
    carrier: 'usps',
    shape: /^\d{20}$/,
    numbersIn: (scanned) => [scanned, `91${scanned}`, `92${scanned}`],
    check: mod10FromRight,
  },
  {
    carrier: 'usps',
    shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    numbersIn: (scanned) => (countryCodes.has(scanned.slice(-2)) ? [scanned] : []),
    check: isS10,
    isTheirs: true,
  },
  { carrier: 'ups', shape: /^1Z[A-Z0-9]{15}\d$/, check: isUps, isTheirs: true },
  { carrier: 'ups', shape: /^[AHJKTV]\d{10}$/, check: isUpsWaybill },
  { carrier: 'ups', shape: /^MI\d{6}[A-Z0-9]{1,22}$/ },
  { carrier: 'ups', shape: /^\d{9}$/, isSuggestion: true },
  { carrier: 'fedex', shape: /^\d{12}$/, check: isFedex12, isSuggestion: true },
  {
    carrier: 'fedex',
    shape: /^[A-D]\d{16}[A-D]$/,
    numbersIn: (scanned) => [scanned.slice(1, 13)],
    check: isFedex12,
    isTheirs: true,
  },
  { carrier: 'fedex', shape: /^\d{15}$/, check: mod10FromLeft(1, 3), isSuggestion: true },
  {
    carrier: 'fedex',
    shape: /^96\d{20}$/,
    numbersIn: (scanned) => [scanned.slice(-15)],
    check: mod10FromLeft(1, 3),
    isTheirs: true,
  },
  {
    carrier: 'fedex',
    shape: /^([0-8]\d{33}|96\d{32})$/,
    numbersIn: (scanned) => [scanned.slice(-12)],
    check: isFedex12,
    isTheirs: true,
  },
  {
    carrier: 'fedex',
    shape: /^3\d{31}$/,
    numbersIn: (scanned) => [scanned.slice(...ASTRA_NUMBER)],
    check: isFedex12,
    isTheirs: true,
  },
  { carrier: null, shape: /^\d{18}$/, check: mod10FromRight },
  { carrier: 'ups', shape: /^80[12]\d{15}$/, isSuggestion: true },
  { carrier: 'dhl', shape: /^\d{10,11}$/, check: isDhlExpress, isSuggestion: true },
  // J is the identifier of a license plate, and is often left out on the label.
  {
    carrier: 'dhl',
    shape: /^J?JD\d{18}$/,
    numbersIn: (scanned) => [`J${scanned.slice(-20)}`],
  },
  { carrier: 'dhl', shape: /^J[A-Z]{2,3}\d{9,10}$|^GM(\d{14,22}|[0-9A-F]{20})$/ },
  { carrier: 'amazon', shape: /^TB[ACM]\d{12}$/ },
  { carrier: 'ontrac', shape: /^[CD]\d{14}$/, check: isOnTrac, isTheirs: true },
  {
    carrier: 'lasership',
    shape: LASERSHIP_PIECE,
    numbersIn: (scanned) => [
      scanned.replace(LASERSHIP_PIECE, (_, shipment: string, piece: string) =>
        piece === '1' ? shipment : `${shipment}-${piece}`,
      ),
    ],
  },
  {
    carrier: 'lasership',
    shape: /^1LS7[12]\d{10,11}$|^L[AIEHNX][1-3]\d{7}$|^1LSCX[A-Z0-9]{10}$/,
  },
  { carrier: 'gofo', shape: /^GFUS\d{14}$/ },
  { carrier: 'uniuni', shape: /^UUS[A-Z0-9]{0,4}\d{9,16}$/ },
  { carrier: 'speedx', shape: /^SPX[A-Z]{2,4}\d{8,18}$/ },
  { carrier: 'yunexpress', shape: /^YT\d{16}$/ },
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
  return wanted === check
}

/** A letter counts as its ASCII code less three, of which only the last digit matters. */
function isUps(number: string) {
  const digits = number
    .slice(2)
    .replaceAll(/[A-Z]/g, (letter) => String((letter.charCodeAt(0) - 3) % 10))
  return mod10FromLeft(1, 2)(digits)
}

/** @param number a letter for the service, and ten digits */
function isUpsWaybill(number: string) {
  return mod10FromLeft(1, 2)(number.slice(1))
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
