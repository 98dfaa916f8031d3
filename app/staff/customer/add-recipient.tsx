import { customer, recipientKinds } from '#app/content/en/staff/customers.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'
import type { RecipientKind } from '#shared/rental/household.ts'
import { interpolate } from '#shared/interpolate.ts'

import { StepForm } from './step-form.tsx'

import css from './customer.module.css'

const { recipients: words } = customer
const KINDS: Record<CustomerAnswer['use'], RecipientKind[]> = {
  personal: ['adult', 'minor', 'collector'],
  business: ['employee', 'trade-name', 'adult', 'minor', 'collector'],
}

/** Somebody more, whenever they come. */
export function AddRecipient({ use, recipients, rental }: CustomerAnswer) {
  const cents = rental?.nextRecipientCents ?? 0
  const options = KINDS[use].map((kind) => ({ id: kind, label: recipientKinds[kind] }))
  return (
    <details className="fold">
      <summary>{words.add}</summary>
      <div className={css.deeds}>
        <p className="quiet">{words.addHint}</p>
        {cents > 0 && <p>{interpolate(words.addPrice, { amount: formatExactDollars(cents) })}</p>}
        <StepForm
          key={recipients.length}
          step="recipients"
          label={words.add}
          submit={words.addSubmit}
          variant="quiet"
        >
          <SelectField name="kind" label={words.kind} options={options} />
          <TextField name="name" label={words.name} autoComplete="off" />
        </StepForm>
      </div>
    </details>
  )
}
