import { loginByAddress } from './browser/e7-login-by-address.ts'
import { addressFuzz } from './browser/f3-address-fuzz.ts'
import { policies } from './browser/b2-policy.ts'
import { policyKept } from './browser/b3-policy-kept.ts'
import { headers } from './browser/b5-headers.ts'
import { foreignRequests } from './browser/p1-foreign-requests.ts'
import type { Item } from './item.ts'

/** The items about what a visitor's browser does and is told. */
export const browserItems: Item[] = [
  loginByAddress,
  addressFuzz,
  policies,
  policyKept,
  headers,
  foreignRequests,
]
