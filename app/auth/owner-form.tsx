import { useState } from 'react'
import * as v from 'valibot'

import { ownerProof as words } from '#app/content/en/second-factor.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { PasswordField, TextField } from '#app/ui/text-field.tsx'
import { readFields } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import { ask } from './client.ts'
import type { OwnerProof } from './identity-prompt.ts'
import { explainChange } from './messages.ts'
import { isBuiltIn } from './service.ts'

const passwordForm = v.object({
  current_password: v.pipe(v.string(), v.nonEmpty(words.noPassword)),
})
const codeForm = v.object({
  nonce: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, words.sixDigits)),
})

/** Asks for the password, or for a code that is sent by email; Supabase takes the code alone. */
export function OwnerForm({ onProof }: { onProof: (proof: OwnerProof) => void }) {
  const [emailed, setEmailed] = useState<'no' | 'sending' | 'sent'>('no')
  const [problem, setProblem] = useState<string | null>(null)
  const schema = emailed === 'sent' ? codeForm : passwordForm
  const submission = useSubmission(async (form) => {
    const { values, problems } = readFields(form, schema)
    if (values) onProof(values)
    return { problems }
  })

  async function sendCode() {
    setEmailed('sending')
    const { error } = await ask((client) => client.reauthenticate())
    setEmailed(error ? 'no' : 'sent')
    setProblem(error ? explainChange(error, words.wanted) : null)
  }

  return (
    <>
      <p>{words.lead}</p>
      {problem && (
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
      )}
      {emailed === 'sent' && (
        <Banner tone="success">
          <p>{words.emailed}</p>
        </Banner>
      )}
      {(emailed === 'sent' || isBuiltIn()) && (
        <Form key={emailed} fetcher={submission} label={words.title}>
          {emailed === 'sent' ? (
            <TextField
              name="nonce"
              label={words.code}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          ) : (
            <PasswordField
              name="current_password"
              label={words.password}
              autoComplete="current-password"
            />
          )}
          <SubmitButton busy={words.busy} wide>
            {words.submit}
          </SubmitButton>
        </Form>
      )}
      {emailed !== 'sent' && (
        <div>
          <Button variant="plain" waiting={emailed === 'sending'} onClick={() => void sendCode()}>
            {words.emailCode}
          </Button>
        </div>
      )}
    </>
  )
}
