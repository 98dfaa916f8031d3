import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import * as v from 'valibot'

import { arrived } from '#app/auth/arrival.ts'
import { confirmByPerson, type Confirmation, type SignUpProof } from '#app/auth/confirm-email.ts'
import { chosenPasswordForm, newAccountForm } from '#app/auth/forms.ts'
import { explainConfirmation } from '#app/auth/messages.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { PersonFields } from '#app/auth/person-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { readForm, refused, type FormErrors } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasswordField } from '#app/ui/text-field.tsx'
import { otherBrowser } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { language } from '#content/language.ts'
import { person } from '#shared/account.ts'

import { AccountShell } from './account-shell.tsx'

/** The button of the form that makes the account anew. */
const NEW = 'new'

type Outcome = { problems: FormErrors } | { problems: null; confirmation: Confirmation }

/** What a sign-up's link needs in a browser that did not sign up. */
export async function proveSignUp(request: Request): Promise<Outcome> {
  const isNew = (await request.clone().formData()).get('intent') === NEW
  return isNew ? makeAnew(request) : prove(request)
}

async function prove(request: Request): Promise<Outcome> {
  const { values, problems } = await readForm(request, chosenPasswordForm)
  return problems ? { problems } : confirm(values)
}

async function makeAnew(request: Request): Promise<Outcome> {
  const { values, problems } = await readForm(request, newAccountForm)
  if (problems) return { problems }
  return confirm({
    new_password: values.password,
    data: { ...v.parse(person, values), language },
  })
}

async function confirm(proof: SignUpProof): Promise<Outcome> {
  const result = await confirmByPerson(arrived(), proof)
  if ('error' in result) return refused(explainConfirmation(result.error))
  return { problems: null, confirmation: result.confirmation }
}

type ProveSignUpProps = { onConfirmed: (confirmation: Confirmation) => void }

/** Asks for the password that was chosen at sign-up, or for another account in its place. */
export function ProveSignUp(props: ProveSignUpProps) {
  const [isNew, setIsNew] = useState(false)
  return isNew ? (
    <NewAccount {...props} onBack={() => setIsNew(false)} />
  ) : (
    <ChosenPassword {...props} onChooseNew={() => setIsNew(true)} />
  )
}

function ChosenPassword({
  onConfirmed,
  onChooseNew,
}: ProveSignUpProps & { onChooseNew: () => void }) {
  const fetcher = useProof(onConfirmed)
  return (
    <AccountShell title={otherBrowser.title} lead={otherBrowser.lead}>
      <Form fetcher={fetcher}>
        <PasswordField name="password" label={fields.password} autoComplete="current-password" />
        <SubmitButton busy={otherBrowser.busy} wide>
          {otherBrowser.submit}
        </SubmitButton>
      </Form>
      <Button variant="plain" onClick={onChooseNew}>
        {otherBrowser.chooseNew}
      </Button>
    </AccountShell>
  )
}

function NewAccount({ onConfirmed, onBack }: ProveSignUpProps & { onBack: () => void }) {
  const fetcher = useProof(onConfirmed)
  return (
    <AccountShell fresh title={otherBrowser.newTitle} lead={otherBrowser.newLead}>
      <Form fetcher={fetcher} enter={NEW}>
        <PersonFields />
        <NewPasswordFields />
        <SubmitButton intent={NEW} busy={otherBrowser.busy} wide>
          {otherBrowser.newSubmit}
        </SubmitButton>
      </Form>
      <Button variant="plain" onClick={onBack}>
        {otherBrowser.back}
      </Button>
    </AccountShell>
  )
}

function useProof(onConfirmed: ProveSignUpProps['onConfirmed']) {
  const fetcher = useFetcher<Outcome>()
  const { data } = fetcher
  useEffect(() => {
    if (data?.problems === null) onConfirmed(data.confirmation)
  }, [data, onConfirmed])
  return fetcher
}
