import { useState } from 'react'

import { addressIds, photoIds } from '#app/facts/documents.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { apply } from '#content/apply.ts'
import { hasExpiry } from '#shared/shop/applications/identification.ts'

const { ids: words } = apply
const optionsOf = (documents: { id: string; name: string }[]) =>
  documents.map(({ id, name }) => ({ id, label: name }))

export function IdsFields({
  photoId = '',
  addressId = '',
}: {
  photoId?: string
  addressId?: string
}) {
  return (
    <>
      <DocumentFields name="photo" label={words.photo} documents={photoIds} initial={photoId} />
      <DocumentFields
        name="address"
        label={words.address}
        documents={addressIds}
        initial={addressId}
      />
    </>
  )
}

type DocumentFieldsProps = {
  name: 'photo' | 'address'
  label: string
  documents: { id: string; name: string }[]
  initial: string
}

function DocumentFields({ name, label, documents, initial }: DocumentFieldsProps) {
  const [document, setDocument] = useState(initial)
  return (
    <>
      <SelectField
        name={`${name}Id`}
        label={label}
        unchosen={words.choose}
        options={optionsOf(documents)}
        value={document}
        onChange={({ target }) => setDocument(target.value)}
      />
      {document && hasExpiry(document) && (
        <TextField
          name={`${name}ExpiresOn`}
          type="date"
          label={words.expires}
          required={false}
          autoComplete="off"
        />
      )}
    </>
  )
}
