import { useState, type Ref } from 'react'

import { changePerson, type DraftPerson } from '#app/shop/applications/draft.ts'
import { useForm } from '#app/ui/form-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { nameFields as words } from '#content/name-fields.ts'
import { interpolate } from '#shared/interpolate.ts'
import { isPerson } from '#shared/shop/applications/person-name.ts'

type NameFieldsProps = { ref: Ref<HTMLInputElement>; person: DraftPerson; hint?: string }

export function NameFields({ ref, person, hint }: NameFieldsProps) {
  const { id, kind, name, givenName, familyName, nativeName } = person
  const { problems } = useForm()
  const [unsplitName] = useState(givenName === '' ? name : '')
  const typing = { autoCapitalize: 'words', spellCheck: false } as const
  const hasTwo = isPerson(kind)
  const isNative = [name, givenName, familyName].some(
    (part) => /\p{L}/u.test(part) && !isLatin(part),
  )
  const autoComplete = (field: string) => (kind === 'applicant' ? field : 'off')
  const isWanted = nativeName !== '' || isNative || problems?.fields[`nativeName-${id}`]

  return (
    <>
      {hasTwo && unsplitName && (
        <p className="wrap-anywhere">{interpolate(words.inParts, { name: unsplitName })}</p>
      )}
      {hasTwo ? (
        <div className="grid items-start gap-5 xs:grid-cols-2">
          <TextField
            {...typing}
            ref={ref}
            name={`givenName-${id}`}
            label={words.givenName}
            hint={hint}
            autoComplete={autoComplete('given-name')}
            value={givenName}
            onChange={({ target }) => changePerson(id, { givenName: target.value })}
          />
          <TextField
            {...typing}
            name={`familyName-${id}`}
            label={words.familyName}
            autoComplete={autoComplete('family-name')}
            required={false}
            value={familyName}
            onChange={({ target }) => changePerson(id, { familyName: target.value })}
          />
        </div>
      ) : (
        <TextField
          {...typing}
          ref={ref}
          name={`name-${id}`}
          label={words.name}
          hint={hint}
          autoComplete="off"
          value={name}
          onChange={({ target }) => changePerson(id, { name: target.value })}
        />
      )}
      <details open={isWanted ? true : undefined}>
        <summary className="min-h-11 after:ml-auto!">{words.native}</summary>
        <TextField
          {...typing}
          name={`nativeName-${id}`}
          label={words.nativeName}
          hint={words.nativeHint}
          autoComplete="off"
          required={false}
          value={nativeName}
          onChange={({ target }) => changePerson(id, { nativeName: target.value })}
        />
      </details>
    </>
  )
}

function isLatin(text: string) {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text)
}
