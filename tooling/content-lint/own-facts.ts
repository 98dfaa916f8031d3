import { business } from '#app/content/business.ts'
import { planWords } from '#content/plans.ts'
import { unitOf } from '#shared/shop/boxes/postal-address.ts'

const NOTHING = '(?!)'
const streets = [business.addressLines[0] ?? '', business.postalStreet]
const unit = patternOf(streets)

/**
 * Removes the shop's own suite or unit before a comma, PMB or the end, but not before a mailbox
 * number (`STE 4-234`, `STE 4 #234`).
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

export function withoutOwnNames(sentence: string) {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), sentence)
}

/** A no-break space, as in “9 a. m.”, ends no sentence. */
const SENTENCE_END = /(?<=[.!?])[^\S\u00A0]+/
const WITHIN = '\uE000'

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

export function splitSentences(text: string) {
  const joined = withStops.reduce(
    (rest, name) => rest.replaceAll(name, name.replaceAll(/\s/g, WITHIN)),
    text,
  )
  return joined.split(SENTENCE_END).map((sentence) => sentence.replaceAll(WITHIN, ' '))
}
