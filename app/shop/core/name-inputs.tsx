import { TextField } from '#app/ui/text-field.tsx'
import { nameFields as words } from '#content/name-fields.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'
import { isPerson, type FullName } from '#shared/shop/applications/person-name.ts'

type NameInputsProps = {
  kind: RecipientKind
  within?: string
  name?: FullName
}

export function NameInputs({ kind, within = '', name }: NameInputsProps) {
  const typing = { autoComplete: 'off', autoCapitalize: 'words', spellCheck: false } as const
  if (!isPerson(kind)) {
    return (
      <TextField {...typing} name={`${within}name`} label={words.name} defaultValue={name?.name} />
    )
  }
  return (
    <>
      <TextField
        {...typing}
        name={`${within}givenName`}
        label={words.givenName}
        defaultValue={name?.givenName ?? ''}
      />
      <TextField
        {...typing}
        name={`${within}familyName`}
        label={words.familyName}
        required={false}
        defaultValue={name?.familyName ?? ''}
      />
    </>
  )
}

type NativeNameInputProps = Pick<NameInputsProps, 'within' | 'name'>

export function NativeNameInput({ within = '', name }: NativeNameInputProps) {
  return (
    <TextField
      name={`${within}nativeName`}
      label={words.nativeName}
      hint={words.nativeHint}
      autoComplete="off"
      spellCheck={false}
      required={false}
      defaultValue={name?.nativeName ?? ''}
    />
  )
}

export function NativeName({ name }: { name: string | null }) {
  return (
    name && (
      <>
        {' '}
        <bdi>{name}</bdi>
      </>
    )
  )
}
