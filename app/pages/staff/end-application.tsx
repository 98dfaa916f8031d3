import { customer as words } from '#app/content/staff/customers.ts'
import { ConfirmedStep } from '#app/shop/core/step-form.tsx'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'

/** Ends an application that leads to no box. */
export function EndApplication() {
  return (
    <ConfirmedStep
      call={householdCalls.withdraw}
      confirm={words.withdraw.submit}
      title={words.withdraw.title}
      text={words.withdraw.text}
      cancel={words.withdraw.keep}
    />
  )
}
