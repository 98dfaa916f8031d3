import * as v from 'valibot'

import { customerCall } from './contract.ts'
import { signedIn } from './staff.ts'

/** The calls about who is signed in. */
export const callerCalls = {
  /** Who is signed in, and as what. */
  get: customerCall
    .meta({ access: 'customer', isBeforeSecondFactor: true })
    .route({ method: 'GET', path: '/me' })
    .input(v.object({}))
    .output(signedIn),

  /**
   * Somebody has come to their account. Where Supabase keeps the accounts, whom the shop's emails go to is noted with every call
   * that changes something, and this one changes nothing else.
   */
  arrive: customerCall
    .meta({ access: 'customer', limit: 'arrive' })
    .route({ method: 'POST', path: '/me' })
    .input(v.strictObject({}))
    .output(v.object({})),
}
