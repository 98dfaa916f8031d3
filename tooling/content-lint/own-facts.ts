import { business } from '#app/content/business.ts'
import { planWords } from '#content/plans.ts'
import { unitOf } from '#shared/shop/boxes/postal-address.ts'

/** Matches nowhere. */
const NOTHING = '(?!)'
const streets = [business.addressLines[0] ?? '', business.postalStreet]
const unit = patternOf(streets)

/**
 * A sentence without the shop's own suite or unit, where it is one: before a comma, PMB or the end, but not where a
 * mailbox number is written behind it (`STE 4-234`, `STE 4 #234`).
 */
export function withoutOwnUnit(sentence: string, ownStreets = streets) {
  return sentence.replaceAll(ownStreets === streets ? unit : patternOf(ownStreets), '')
}

function patternOf(ownStreets: string[]) {
  const units = ownStreets.map(unitOf).filter(Boolean).map(RegExp.escape)
  const own = units.length > 0 ? `(?:${units.join('|')})` : NOTHING
  return new RegExp(String.raw`(?<![\w#-])${own}(?!\w|\s*[-–#]?\s*\d)`, 'gi')
}

const names = [business.legalName, business.name, business.email, ...business.addressLines]
  .map((name) => name.replaceAll("'", '’'))
  .toSorted((one, other) => other.length - one.length)

/** A sentence without what the owner calls things: how we write our own words is no rule for it. */
export function withoutOwnNames(sentence: string) {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), sentence)
}

/** A space that does not break, as in “9 a. m.”, ends no sentence. */
const SENTENCE_END = /(?<=[.!?])[^\S\u00A0]+/
/** A private character in the place of a space that ends no sentence. */
const WITHIN = '\uE000'

/** The owner's names that contain a full stop and a space: `5042 N. Figueroa Street`. */
const withStops = [
  ...names,
  business.neighbourhood,
  business.visiting.crossStreet,
  business.visiting.busStop,
  ...business.closedOn.map(({ name }) => name),
  ...Object.values(planWords).map(({ name }) => name),
]
  .flatMap((name) => [name, name.replaceAll("'", '’')])
  .filter((name) => SENTENCE_END.test(name))

/** The sentences of a text. A full stop within one of the owner's names ends none. */
export function splitSentences(text: string) {
  const whole = withStops.reduce(
    (rest, name) => rest.replaceAll(name, name.replaceAll(/\s/g, WITHIN)),
    text,
  )
  return whole.split(SENTENCE_END).map((sentence) => sentence.replaceAll(WITHIN, ' '))
}
