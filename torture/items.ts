import { enumerationByContent } from './accounts/a1-enumeration.ts'
import { privileges } from './accounts/a10-privileges.ts'
import { identity } from './accounts/a11-identity.ts'
import { passwordPolicy } from './accounts/a12-password-policy.ts'
import { sessionLimits } from './accounts/a13-session-limits.ts'
import { enumerationByTime } from './accounts/a2-timing.ts'
import { passwordStore } from './accounts/a3-password-store.ts'
import { forgery } from './accounts/a4-forgery.ts'
import { revocation } from './accounts/a5-revocation.ts'
import { passwordChange } from './accounts/a6-password-change.ts'
import { refreshReuse } from './accounts/a7-refresh-reuse.ts'
import { refreshRace } from './accounts/a8-refresh-race.ts'
import { browserItems } from './browser-items.ts'
import type { Item } from './item.ts'
import { eachLimit } from './limits/r1-each-limit.ts'
import { forwardedHeaders } from './limits/r2-forwarded.ts'
import { addressSpellings } from './limits/r3-addresses.ts'
import { pathSpellings } from './limits/r4-path-spellings.ts'
import { bruteForce } from './limits/r5-brute-force.ts'
import { spraying } from './limits/r6-spraying.ts'
import { limiterMemory } from './limits/r7-memory.ts'
import { hashQueue } from './limits/r8-hash-queue.ts'
import { singleUse } from './links/e1-single-use.ts'
import { prefetch } from './links/e2-prefetch.ts'
import { linkOrigin } from './links/e3-origin.ts'
import { redirects } from './links/e4-redirects.ts'
import { linkTokens } from './links/e5-tokens.ts'
import { mailInjection } from './links/e6-mail-injection.ts'
import { guessing } from './links/e8-guessing.ts'
import { systemItems } from './system-items.ts'

/** Every item that is measured, in the order of the bar. */
export const items: Item[] = [
  enumerationByContent,
  enumerationByTime,
  passwordStore,
  forgery,
  revocation,
  passwordChange,
  refreshReuse,
  refreshRace,
  privileges,
  identity,
  passwordPolicy,
  sessionLimits,
  singleUse,
  prefetch,
  linkOrigin,
  redirects,
  linkTokens,
  mailInjection,
  guessing,
  eachLimit,
  forwardedHeaders,
  addressSpellings,
  pathSpellings,
  bruteForce,
  spraying,
  limiterMemory,
  hashQueue,
  ...browserItems,
  ...systemItems,
]
