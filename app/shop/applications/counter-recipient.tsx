import { useState } from 'react'

import {
  recipientKinds as kindNames,
  newApplication as words,
} from '#app/content/staff/customers.ts'
import { addressIds, photoIds } from '#app/facts/documents.ts'
import { NameInputs, NativeNameInput } from '#app/shop/core/name-inputs.tsx'
import type { TypedFields } from '#app/shop/core/typed-form.ts'
import { CARD } from '#app/ui/looks.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { isOfBusiness, needsIds, recipientKinds } from '#shared/shop/applications/household.ts'

type CounterRecipientProps = { index: number; use: 'personal' | 'business'; typed: TypedFields }

export function CounterRecipient({ index, use, typed }: CounterRecipientProps) {
  const kinds = recipientKinds.filter((kind) =>
    index === 0
      ? kind === 'applicant'
      : kind !== 'applicant' && (use === 'business' || !isOfBusiness(kind)),
  )
  const nameOf = (field: string) => `application.recipients.${index}.${field}`
  const [chosen, setKind] = useState(typed[nameOf('kind')] ?? (index === 0 ? 'applicant' : 'adult'))
  const kind = kinds.find((each) => each === chosen) ?? 'adult'
  const [hasPersonalMail, setPersonalMail] = useState(typed[nameOf('hasPersonalMail')] === 'true')

  return (
    <fieldset className={CARD}>
      <legend className="sr-only">{interpolate(words.person, { number: index + 1 })}</legend>
      <SelectField
        name={nameOf('kind')}
        label={words.kind}
        options={kinds.map((id) => ({ id, label: kindNames[id] }))}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <NameInputs kind={kind} within={nameOf('')} />
      <NativeNameInput within={nameOf('')} />
      {needsIds({ kind, hasPersonalMail }) && (
        <>
          <Documents name={nameOf('photoId')} label={apply.ids.photo} documents={photoIds} />
          <Documents name={nameOf('addressId')} label={apply.ids.address} documents={addressIds} />
        </>
      )}
      {(kind === 'applicant' || kind === 'employee') && use === 'business' && (
        <label className="flex items-center wrap-anywhere gap-2.5">
          <input
            type="checkbox"
            name={nameOf('hasPersonalMail')}
            value="true"
            checked={hasPersonalMail}
            onChange={({ target }) => setPersonalMail(target.checked)}
          />
          {words.personalMail}
        </label>
      )}
    </fieldset>
  )
}

type DocumentsProps = { name: string; label: string; documents: { id: string; name: string }[] }

function Documents({ name, label, documents }: DocumentsProps) {
  const options = documents.map(({ id, name: document }) => ({ id, label: document }))
  return <SelectField name={name} label={label} unchosen={apply.ids.choose} options={options} />
}
