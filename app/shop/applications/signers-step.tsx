import { useState } from 'react'

import { customer as words } from '#app/content/staff/customers.ts'
import type { Field } from '#app/shop/core/call-fields.tsx'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { lackingIn } from '#shared/shop/applications/tracker.ts'
import type { Customer, CustomerRecipient, StepCall } from '#shared/shop/boxes/customer.ts'

const { steps } = words
const EVERYONE = ''
const names = new Intl.ListFormat('en')

export function signersOf({ recipients, track }: Customer, step: 'signed' | 'acknowledged') {
  const lacking = lackingIn(track, step)
  return recipients.filter(({ id }) => lacking.includes(id))
}

export function titleOfSigners(id: 'sign' | 'acknowledge', signers: CustomerRecipient[]) {
  const name = names.format(signers.map((signer) => signer.name))
  return interpolate(steps[id][signers.length > 1 ? 'titleAll' : 'title'], { name })
}

type SignersStepProps = {
  id: 'sign' | 'acknowledge'
  signers: CustomerRecipient[]
  call: StepCall
  callForAll: StepCall
  fields: Record<string, Field>
}

export function SignersStep({ id, signers, call, callForAll, fields }: SignersStepProps) {
  const [chosen, choose] = useState(EVERYONE)
  const { submit, submitAll } = steps[id]
  const signer =
    signers.length === 1 ? signers[0] : signers.find((recipient) => recipient.id === chosen)
  return (
    <StepForm
      call={signer ? call : callForAll}
      values={signer && { recipient: signer.id }}
      label={titleOfSigners(id, signers)}
      submit={signer ? submit : interpolate(submitAll, { count: signers.length })}
      fields={fields}
    >
      {signers.length > 1 && (
        <SelectField
          name="helper.signer"
          label={steps.signer}
          value={signer?.id ?? EVERYONE}
          onChange={({ target }) => choose(target.value)}
          options={[
            { id: EVERYONE, label: interpolate(steps.everyone, { count: signers.length }) },
            ...signers.map((recipient) => ({ id: recipient.id, label: recipient.name })),
          ]}
        />
      )}
    </StepForm>
  )
}
