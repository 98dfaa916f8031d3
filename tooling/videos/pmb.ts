import { business } from '#app/content/business.ts'

const [found, number] = business.sampleEnvelope.join('\n').match(/PMB (\d+)/) ?? []
if (!found || !number)
  throw new Error('The sampleEnvelope of app/content/business.ts names no PMB.')

/** The private mailbox of the sample envelope, as it is addressed: `PMB` and its number. */
export const pmb = found
export const pmbNumber = number
