import { loginByAddress } from './browser/e7-login-by-address.ts'
import { addressFuzz } from './browser/f3-address-fuzz.ts'
import type { Item } from './item.ts'

/** The items about what a visitor's browser does and is told. */
export const browserItems: Item[] = [loginByAddress, addressFuzz]
