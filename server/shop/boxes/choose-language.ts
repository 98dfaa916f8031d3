import { changeUser, lockUser, readMetadata } from '#server/accounts/users.ts'
import { CounterError, recordStep } from '#server/shop/core/counter.ts'
import { isWalkIn } from '#server/shop/core/customers/customers.ts'
import type { StepOf } from '#server/shop/core/idempotency/counter-step.ts'
import type { boxCalls } from '#shared/shop/boxes/calls.ts'

/**
 * Sets the language of emails to a customer.
 * @throws CounterError with Supabase accounts, which have a language of their own
 */
export async function chooseLanguage(step: StepOf<(typeof boxCalls)['chooseLanguage']>) {
  const { tx, application, by, services, input } = step
  const { customerId: id } = application
  const { language } = input
  if (id === null) throw new CounterError('language_of_account')
  const user = await lockUser(tx, id)
  if (user) {
    const userMetadata = JSON.stringify({ ...readMetadata(user), language })
    await changeUser(tx, id, { userMetadata }, services.now())
  } else {
    if (!isWalkIn(id)) throw new CounterError('language_of_account')
    const change = { language, updatedAt: services.now() }
    await tx.updateTable('customers').set(change).where('id', '=', id).execute()
  }
  recordStep(tx, 'language', 'customer', id, by, services, { language })
}
