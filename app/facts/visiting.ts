import { business, mode } from '#app/content/business.ts'
import { locale } from '#content/language.ts'
import { visiting as words } from '#content/visiting.ts'

const { crossStreet, busLines, busStop, parkingSpaces, payments, languages } = business.visiting
const and = new Intl.ListFormat(locale, { type: 'conjunction' })
const or = new Intl.ListFormat(locale, { type: 'disjunction' })
const languageNames = new Intl.DisplayNames(locale, { type: 'language' })

export const isVisitingShown = mode === 'sample' || !business.visiting.areSamples

export const visitingFacts = {
  crossStreet,
  busLines: and.format(busLines),
  busStop,
  parkingSpaces: parkingSpaces > 0 ? String(parkingSpaces) : '',
  payments: or.format(payments.map((each) => words.payments[each])),
  spokenLanguages: and.format(languages.map((each) => languageNames.of(each) ?? each)),
}
