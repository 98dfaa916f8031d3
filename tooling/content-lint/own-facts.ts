import { business } from '#app/content/business.ts'
import { unitOf } from '#shared/shop/boxes/postal-address.ts'

const streets = [business.addressLines[0] ?? '', business.postalStreet]

/**
 * A sentence without the shop's own suite or unit, where it is one: before a comma, PMB or the end, but not where a
 * mailbox number is written behind it (`STE 4-234`, `STE 4 #234`).
 */
export function withoutOwnUnit(sentence: string, ownStreets = streets) {
  const units = ownStreets.map(unitOf).filter(Boolean).map(RegExp.escape)
  if (units.length === 0) return sentence
  const own = new RegExp(String.raw`(?<![\w#-])(?:${units.join('|')})(?!\w|\s*[-–#]?\s*\d)`, 'gi')
  return sentence.replaceAll(own, '')
}

const names = [business.legalName, business.name, business.email, ...business.addressLines]
  .map((name) => name.replaceAll("'", '’'))
  .toSorted((one, other) => other.length - one.length)

/** A sentence without what the owner calls things: how we write our own words is no rule for it. */
export function withoutOwnNames(sentence: string) {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), sentence)
}
