import { business } from '#app/content/business.ts'
import { placeNames } from '#content/place-names.ts'

export const neighborhood = business.neighbourhood
  .split(', ')
  .map((place) => placeNames[place] ?? place)
  .join(', ')
