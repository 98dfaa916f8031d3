import { observatory } from './browser/b1-observatory.ts'
import { unbroken } from './browser/b10-unbroken.ts'
import { loginByAddress } from './browser/e7-login-by-address.ts'
import { addressFuzz } from './browser/f3-address-fuzz.ts'
import { mailboxIds } from './browser/f4-mailbox-ids.ts'
import { viewerTarget } from './browser/f7-viewer-target.ts'
import { poisonedStorage } from './browser/f6-poisoned-storage.ts'
import { policies } from './browser/b2-policy.ts'
import { policyKept } from './browser/b3-policy-kept.ts'
import { manyTabs } from './browser/a9-many-tabs.ts'
import { foreignScripts } from './browser/b4-scripts.ts'
import { headers } from './browser/b5-headers.ts'
import { framing } from './browser/b6-framing.ts'
import { signOutClears } from './browser/b11-sign-out.ts'
import { otherOrigins } from './browser/b7-other-origins.ts'
import { viewerFrames } from './browser/b9-viewer.ts'
import { foreignRequests } from './browser/p1-foreign-requests.ts'
import { storageCensus } from './browser/p3-storage-census.ts'
import { mailboxesStay } from './browser/p5-mailboxes-stay.ts'
import type { Item } from './item.ts'
import { canary } from './privacy/p2-canary.ts'
import { reports } from './privacy/p4-reports.ts'

/** The items about what a visitor's browser does and is told. */
export const browserItems: Item[] = [
  manyTabs,
  loginByAddress,
  addressFuzz,
  mailboxIds,
  poisonedStorage,
  viewerTarget,
  observatory,
  policies,
  policyKept,
  foreignScripts,
  headers,
  framing,
  otherOrigins,
  viewerFrames,
  unbroken,
  signOutClears,
  foreignRequests,
  canary,
  storageCensus,
  reports,
  mailboxesStay,
]
