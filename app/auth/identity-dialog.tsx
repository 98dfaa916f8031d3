import { useEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { readFields } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasswordField, TextField } from '#app/ui/text-field.tsx'
import { ownerProof, secondFactor as words } from '#content/second-factor.ts'
import { typedCode } from '#shared/typed-fields.ts'

import { withClient, type LoadClient } from './client.ts'
import { proofForm } from './forms.ts'
import { cancelPrompt, readPrompt, subscribeToPrompt, type OwnerProof } from './identity-prompt.ts'
import { explainChange } from './messages.ts'
import { PasskeyProof } from './passkey-proof.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { readSecondFactor } from './second-factor.ts'
import { isBuiltIn } from './service.ts'

export function IdentityDialog() {
  const prompt = useSyncExternalStore(subscribeToPrompt, readPrompt, () => null)
  if (!prompt) return null
  const isFactor = prompt.kind === 'second-factor'

  return (
    <Dialog title={isFactor ? words.title : ownerProof.title} onCancel={cancelPrompt}>
      {isFactor ? (
        <SecondFactorPrompt load={prompt.load} onShown={() => prompt.settle(true)} />
      ) : (
        <OwnerForm onProof={prompt.settle} />
      )}
      <Button variant="quiet" wide onClick={cancelPrompt}>
        {words.cancel}
      </Button>
    </Dialog>
  )
}

type SecondFactorPromptProps = { load: LoadClient | undefined; onShown: () => void }

function SecondFactorPrompt({ load, onShown }: SecondFactorPromptProps) {
  const [result, setResult] = useState<Awaited<ReturnType<typeof readSecondFactor>> | null>(null)

  useEffect(() => void readSecondFactor(load).then(setResult), [load])

  if (result?.error) {
    return (
      <Banner tone="error">
        <p>{explainChange(result.error, words.unknown)}</p>
      </Banner>
    )
  }
  if (!result) return <p role="status">{words.checking}</p>
  const { apps, passkeys } = result.secondFactor
  const hasPasskey = passkeys !== null && passkeys.length > 0
  return (
    <>
      {hasPasskey && <PasskeyProof load={load} onShown={onShown} />}
      {apps.length > 0 && (
        <SecondFactorForm secondFactor={result.secondFactor} load={load} onShown={onShown} />
      )}
      {apps.length === 0 && <p className="text-muted text-small">{words.lostPasskey}</p>}
    </>
  )
}

const codeForm = v.object({
  nonce: v.pipe(typedCode(), v.regex(/^\d{6}$/, ownerProof.sixDigits)),
})

/** Supabase takes only the emailed code. */
function OwnerForm({ onProof }: { onProof: (proof: OwnerProof) => void }) {
  const [emailed, setEmailed] = useState<'no' | 'sending' | 'sent'>('no')
  const [problem, setProblem] = useState<string | null>(null)
  const schema = emailed === 'sent' ? codeForm : proofForm
  const submission = useSubmission(async (form) => {
    const { values, problems } = readFields(form, schema)
    if (values) onProof(values)
    return { problems }
  })

  async function sendCode() {
    setEmailed('sending')
    const { error } = await withClient((client) => client.reauthenticate())
    setEmailed(error ? 'no' : 'sent')
    setProblem(error ? explainChange(error, ownerProof.wanted) : null)
  }

  return (
    <>
      <p>{ownerProof.lead}</p>
      {problem && (
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
      )}
      {emailed === 'sent' && (
        <Banner tone="success">
          <p>{ownerProof.emailed}</p>
        </Banner>
      )}
      {(emailed === 'sent' || isBuiltIn()) && (
        <Form key={emailed} fetcher={submission} label={ownerProof.title}>
          {emailed === 'sent' ? (
            <TextField
              name="nonce"
              label={ownerProof.code}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          ) : (
            <PasswordField
              name="current_password"
              label={ownerProof.password}
              autoComplete="current-password"
            />
          )}
          <SubmitButton busy={ownerProof.busy} wide>
            {ownerProof.submit}
          </SubmitButton>
        </Form>
      )}
      {emailed !== 'sent' && (
        <div>
          <Button variant="plain" waiting={emailed === 'sending'} onClick={() => void sendCode()}>
            {ownerProof.emailCode}
          </Button>
        </div>
      )}
    </>
  )
}
