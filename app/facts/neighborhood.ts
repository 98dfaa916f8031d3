import { business } from '#app/content/business.ts'
import { placeNames } from '#content/place-names.ts'

/** Where the shop is, by the names that the language of the page has for it: `Highland Park, Los Ángeles`. */
export const neighborhood = business.neighbourhood
  .split(', ')
  .map((place) => placeNames[place] ?? place)
  .join(', ')
