import { rental } from '#sentences/rental.ts'
import { accountChanges } from '#server/accounts/account-changes.ts'
import { requireProof, spendProof } from '#server/accounts/assurance.ts'
import { authenticate } from '#server/accounts/authenticate.ts'
import { eraseUser } from '#server/accounts/erase-user.ts'
import { lockUser } from '#server/accounts/users.ts'
import { words } from '#server/content.ts'
import type { Writer } from '#server/database/database.ts'
import { eraseSavedEmails } from '#server/email/erase-emails.ts'
import { enqueue } from '#server/email/outbox.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/core/access.ts'
import { upcomingAppointments } from '#server/shop/core/appointments.ts'
import { recordAction } from '#server/shop/core/audit.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { tryLockCustomer } from '#server/shop/core/customers.ts'
import type { Caller } from '#server/shop/core/identify.ts'
import { findOwnCustomers } from '#server/shop/core/ownership.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import { worksHere } from '#server/shop/core/staff-role.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { dataCalls } from '#shared/shop/data/calls.ts'

import { eraseCustomer, findOpenBoxes } from './erase-customer.ts'

const PROOF_MS = 10 * MINUTE_MS

export async function deleteAccount(
  proof: InputOf<typeof dataCalls.deleteAccount>,
  context: SignedInContext,
  services: Services,
) {
  const { database, now, settings, supabaseIdentity } = services
  const { caller, by } = context
  await countRequest(context, rateLimits.changeUser, services)
  const signedIn = supabaseIdentity ? undefined : await authenticate(context, services)
  if (!signedIn) await requireSupabaseProof(context, services)
  const shown = signedIn && (await requireProof(accountChanges.deletion, signedIn, proof, services))

  const confirmedEmail = await caller.confirmedEmail()
  const email = await database.write(async (tx) => {
    await tryLockCustomer(tx, caller.id)
    if (shown) await spendProof(tx, accountChanges.deletion, signedIn, shown, now())
    if (await worksHere(tx, caller.id)) throw new CounterError('role_first')
    const customers = await findOwnCustomers(caller, tx)
    for (const id of customers) {
      await tryLockCustomer(tx, id)
      await lockApplications(tx, id)
      const [box] = await findOpenBoxes(tx, id)
      if (box === undefined) continue
      const { boxOpen, boxOffered } = rental.refusals
      throw new ApiError(409, 'box_open', id === caller.id ? boxOpen(box) : boxOffered)
    }
    const visits = await upcomingAppointments(tx, caller.id, now())
    for (const id of customers) {
      await eraseCustomer(tx, id, { day: today(services), now: now() })
      const entity = id === caller.id ? 'account' : 'customer'
      recordAction(tx, by, { action: 'delete', entity, entityId: id }, now())
    }
    // Our own row is known by its address of this moment; whether a stranger's service gave theirs to them is another question.
    const own = supabaseIdentity ? confirmedEmail : (await lockUser(tx, caller.id))?.email
    if (own) await eraseUser(tx, own)
    await enqueueFarewell(tx, caller, visits, services)
    return own
  })
  if (email && !settings.smtpUrl) await eraseSavedEmails(settings.dataDir, email)
  return {}
}

/** Supabase alone can check a password: what counts is that the caller has just signed in there anew. */
async function requireSupabaseProof({ request }: SignedInContext, services: Services) {
  const { supabaseIdentity, now } = services
  const token = request.headers.get('authorization')?.split(' ').at(-1) ?? ''
  const proof = await supabaseIdentity?.readProof(token)
  if (proof?.isFactorMissing) throw accountChanges.deletion.refuseWithoutFactor()
  if (!proof || now() - proof.provedAt > PROOF_MS) {
    throw new CounterError('sign_in_again')
  }
}

/** Nobody gives them a box meanwhile. */
async function lockApplications(tx: Writer, id: string) {
  const ofCustomer = tx.selectFrom('applications').select('id').where('customer_id', '=', id)
  await ofCustomer.forUpdate().execute()
}

async function enqueueFarewell(
  tx: Writer,
  { id, email, firstName, language }: Caller,
  visits: { slot_at: number }[],
  services: Services,
) {
  const { timeZone } = services.facts
  const isSignInLeft = services.supabaseIdentity !== undefined
  const cancelled = visits.map(({ slot_at }) =>
    words[language].shopEmails.moment(slot_at, timeZone),
  )
  const farewell = {
    kind: 'account-deleted',
    to: email,
    firstName,
    language,
    cancelled,
    isSignInLeft,
  } as const
  if (email) await enqueue(tx, farewell, services)
  if (!isSignInLeft) return
  const text = words.en.shopEmails.signInLeft(id)
  const message = { name: firstName, email, phone: '', topic: 'website', text } as const
  await enqueue(tx, { kind: 'message', message }, services)
}
