import { business } from '#app/content/business.ts'
import * as words from '#content/identification.ts'

const { isVideoOffered } = business.booking

export const signingWays = words.signingWays.filter(({ id }) => id !== 'video' || isVideoOffered)
export const signingRule = isVideoOffered ? words.signingRules.video : words.signingRules.here
export const byVideo = isVideoOffered ? words.byVideo : ''
