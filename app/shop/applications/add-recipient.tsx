import { useState } from 'react'

import { customer, recipientKinds } from '#app/content/staff/customers.ts'
import { NameInputs, NativeNameInput } from '#app/shop/core/name-inputs.tsx'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'

const { recipients: words } = customer
const KINDS: Record<Customer['use'], RecipientKind[]> = {
  personal: ['adult', 'minor', 'collector'],
  business: ['employee', 'trade-name', 'adult', 'minor', 'collector'],
}

export const CHANGES = 'grid gap-5 pt-3 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-5'

export function AddRecipient({ use, recipients, rental, addedCents }: Customer) {
  const isOpen = Boolean(rental?.startedOn)
  const when = isOpen ? 'later' : 'first'
  const [kind, setKind] = useState<RecipientKind>(KINDS[use][0] ?? 'adult')
  const shownCents = addedCents[kind]
  const options = KINDS[use].map((id) => ({ id, label: recipientKinds[id] }))
  return (
    <details>
      <summary>{words.add}</summary>
      <div className={CHANGES}>
        <p className="text-15 text-muted">{words.addHint}</p>
        <StepForm
          key={recipients.length}
          call={householdCalls.addRecipient}
          values={{ shownCents }}
          label={words.add}
          submit={words.addSubmit}
          variant="quiet"
        >
          <SelectField
            name="kind"
            label={words.kind}
            options={options}
            value={kind}
            onChange={({ target }) => setKind(target.value as RecipientKind)}
          />
          <div className="grid items-start gap-5 xs:grid-cols-2">
            <NameInputs kind={kind} />
          </div>
          <NativeNameInput />
          <p aria-live="polite">
            {interpolate(words.addPrice[shownCents > 0 ? when : 'none'], {
              amount: formatExactDollars(shownCents),
            })}
          </p>
          {kind === 'employee' && (
            <label className="flex items-center wrap-anywhere gap-2.5">
              <input type="checkbox" name="hasPersonalMail" value="true" />
              {words.personalMail}
            </label>
          )}
        </StepForm>
      </div>
    </details>
  )
}
