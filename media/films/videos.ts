import { join } from 'node:path'

import { identityTheftAndFraud } from './identity-theft-and-fraud.ts'
import { privacyAndSecurityAttack } from './privacy-and-security-attack.ts'
import { protectYourPrivacyAndSecurity } from './protect-your-privacy-and-security.ts'
import type { VideoScript } from './video-script.ts'

/** Every film, in the order of the landing page. */
export const videoScripts: VideoScript[] = [
  privacyAndSecurityAttack,
  identityTheftAndFraud,
  protectYourPrivacyAndSecurity,
]

export const VIDEOS = join(import.meta.dirname, '..', '..', 'public', 'videos')
