import * as v from 'valibot'

import { customerCall } from './contract.ts'

/** The calls about who is signed in. */
export const callerCalls = {
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
