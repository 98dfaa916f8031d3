import { useState } from 'react'

import { apply } from '#app/content/en/apply.ts'
import { addressIds, photoIds } from '#app/content/en/identification.ts'
import card from '#app/ui/card.module.css'
import {
  newApplication as words,
  recipientKinds as kindNames,
} from '#app/content/en/staff/customers.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { needsIds, type RecipientKind, recipientKinds } from '#shared/rental/household.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './customer.module.css'

const OF_BUSINESS: RecipientKind[] = ['business', 'trade-name', 'employee']

type RecipientFieldsProps = { index: number; use: 'personal' | 'business' }

/** Somebody who receives mail; the first one applies. */
export function RecipientFields({ index, use }: RecipientFieldsProps) {
  const kinds = recipientKinds.filter((kind) =>
    index === 0 ? kind === 'applicant' : kind !== 'applicant' && fits(kind, use),
  )
  const [chosen, setKind] = useState<RecipientKind>(index === 0 ? 'applicant' : 'adult')
  const kind = kinds.includes(chosen) ? chosen : 'adult'
  const nameOf = (field: string) => `application.recipients.${index}.${field}`

  return (
    <fieldset className={card.card}>
      <legend className="sr-only">{interpolate(words.person, { number: index + 1 })}</legend>
      <div className={css.fields}>
        <SelectField
          name={nameOf('kind')}
          label={words.kind}
          options={kinds.map((id) => ({ id, label: kindNames[id] }))}
          value={kind}
          onChange={({ target }) => setKind(target.value as RecipientKind)}
        />
        <TextField name={nameOf('name')} label={words.name} autoComplete="off" />
        {needsIds({ kind, name: '' }) && (
          <>
            <Documents name={nameOf('photoId')} label={apply.ids.photo} documents={photoIds} />
            <Documents
              name={nameOf('addressId')}
              label={apply.ids.address}
              documents={addressIds}
            />
          </>
        )}
      </div>
      {kind === 'applicant' && use === 'business' && (
        <label className="row gap-2.5">
          <input type="checkbox" name={nameOf('hasPersonalMail')} />
          {words.personalMail}
        </label>
      )}
    </fieldset>
  )
}

function fits(kind: RecipientKind, use: RecipientFieldsProps['use']) {
  return use === 'business' || !OF_BUSINESS.includes(kind)
}

type DocumentsProps = { name: string; label: string; documents: { id: string; name: string }[] }

function Documents({ name, label, documents }: DocumentsProps) {
  const options = documents.map(({ id, name: document }) => ({ id, label: document }))
  return <SelectField name={name} label={label} unchosen={apply.ids.choose} options={options} />
}
