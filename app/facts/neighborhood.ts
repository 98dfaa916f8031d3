import { business } from '#app/content/business.ts'
import { placeNames } from '#app/content/en/place-names.ts'

/** Where the shop is, by its name in the language of the page. */
export const neighborhood = placeNames[business.neighbourhood] ?? business.neighbourhood
