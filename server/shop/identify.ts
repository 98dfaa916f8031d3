import { decodeJwt } from 'jose'

import { firstNameOf } from '#server/accounts/users.ts'
import { authenticate } from '#server/auth/authenticate.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { refreshCustomer } from './customers.ts'
import { findRole } from './staff.ts'

/** Who is signed in. The role is our table's, whatever the account says of itself. */
export type Caller = {
  id: string
  email: string
  firstName: string
  role: 'customer' | 'mailbox_center' | 'administrator'
  hasSecondFactor: boolean
}

/** As the built-in service names it in its tokens, and Supabase in its own. */
const SECOND_FACTOR = 'aal2'

/**
 * Who calls: by the built-in service's session, or by Supabase's token where Supabase keeps the accounts.
 *
 * @throws ApiError when nobody is signed in
 */
export async function identify(context: RequestContext, services: Services): Promise<Caller> {
  const { supabaseIdentity, database } = services
  if (!supabaseIdentity) {
    const { user } = await authenticate(context, services)
    return {
      id: user.id,
      email: user.email,
      firstName: firstNameOf(user),
      role: await findRole(database.read, user.id),
      hasSecondFactor: decodeJwt(bearerToken(context)).aal === SECOND_FACTOR,
    }
  }
  const token = bearerToken(context)
  if (!token) throw new ApiError(401, 'no_authorization', errors.noToken)
  const person = await supabaseIdentity.identify(token)
  if (!person) throw new ApiError(403, 'bad_jwt', errors.badToken)
  await refreshCustomer(person, services)
  const { aal, ...known } = person
  const role = await findRole(database.read, person.id)
  return { ...known, role, hasSecondFactor: aal === SECOND_FACTOR }
}

function bearerToken({ request }: RequestContext) {
  const header = request.headers.get('authorization') ?? ''
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? ''
}
