import * as v from 'valibot'

import { customerCall } from './contract.ts'
import { signedIn } from './staff.ts'

export const callerCalls = {
  get: customerCall
    .meta({ access: 'customer', isBeforeSecondFactor: true })
    .route({ method: 'GET', path: '/me' })
    .input(v.object({}))
    .output(signedIn),

  /**
   * Opens the account page; with Supabase's accounts, any changing call stores the email address.
   */
  arrive: customerCall
    .meta({ access: 'customer', limit: 'arrive' })
    .route({ method: 'POST', path: '/me' })
    .input(v.strictObject({}))
    .output(v.object({})),
}
