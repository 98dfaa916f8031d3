import { TextField } from '#app/ui/text-field.tsx'
import { fields } from '#content/auth-forms.ts'
import type { Person } from '#shared/account.ts'

export function PersonFields({ person }: { person?: Person }) {
  return (
    <div className="grid items-start gap-5 xs:grid-cols-2">
      <TextField
        name="firstName"
        label={fields.firstName}
        autoComplete="given-name"
        defaultValue={person?.firstName}
      />
      <TextField
        name="lastName"
        label={fields.lastName}
        autoComplete="family-name"
        required={!person}
        defaultValue={person?.lastName}
      />
    </div>
  )
}
