import { changeUser, readMetadata } from '#server/accounts/users.ts'
import { isWalkIn } from '#server/shop/claim-applications.ts'
import { CounterError, recordStep } from '#server/shop/counter.ts'
import { languageBody } from '#shared/rental/counter-requests.ts'

import { counterStep } from './counter-step.ts'

/** POST …/language: of the emails to a customer. An account that Supabase keeps says itself which it wants. */
export const chooseLanguage = counterStep(languageBody, async (step) => {
  const { tx, application, body, by, services } = step
  const { customer_id: id } = application
  const { language } = body
  const now = services.now()
  const user = await tx
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (user) {
    const user_metadata = JSON.stringify({ ...readMetadata(user), language })
    await changeUser(tx, id, { user_metadata }, now)
  } else {
    if (!isWalkIn(id)) throw new CounterError('language_of_account')
    const change = { language, updated_at: now }
    await tx.updateTable('customers').set(change).where('id', '=', id).execute()
  }
  recordStep(tx, 'language', 'customer', id, by, services, { language })
})
