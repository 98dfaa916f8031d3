import { TextField } from '#app/ui/text-field.tsx'

import { NewPasswordFields } from './new-password-fields.tsx'

import css from './sign-up-fields.module.css'

/** What an account asks for, on the page of the sign-up and in the application. */
export function SignUpFields() {
  return (
    <>
      <div className={css.two}>
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        hint="We send a link to this address to confirm it."
      />
      <NewPasswordFields />
    </>
  )
}
