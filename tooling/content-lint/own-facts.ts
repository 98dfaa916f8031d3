import { business } from '#app/content/business.ts'
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
