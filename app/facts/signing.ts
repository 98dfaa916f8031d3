import { business } from '#app/content/business.ts'
import * as words from '#content/identification.ts'

const { isVideoOffered } = business.booking

/** Before whom the form may be signed here: by video only where the owner offers it. */
export const signingWays = words.signingWays.filter(({ id }) => id !== 'video' || isVideoOffered)
export const signingRule = isVideoOffered ? words.signingRules.video : words.signingRules.here
/** Empty where it is not offered. */
export const byVideo = isVideoOffered ? words.byVideo : ''
