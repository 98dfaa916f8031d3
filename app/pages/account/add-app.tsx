import { useState } from 'react'
import * as v from 'valibot'

import { withClient } from '#app/auth/client.ts'
import { currentPassword, ownName } from '#app/auth/forms.ts'
import { explainChange, explainSecondFactor, type ServiceError } from '#app/auth/messages.ts'
import { appCode } from '#app/auth/second-factor-form.tsx'
import { enrollApp, verifyAppCode, type EnrolledApp } from '#app/auth/second-factor.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { readFields, refused, type FormErrors } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasswordField, TextField } from '#app/ui/text-field.tsx'
import { useFocused } from '#app/ui/use-focused.ts'
import { ownerProof } from '#content/second-factor.ts'
import { security } from '#content/security.ts'

const { apps: words, cancel } = security
const nameForm = v.object({
  name: ownName(words.nameMissing),
  current_password: currentPassword,
})
const codeForm = v.object({ code: appCode })

type AddAppProps = {
  email: string
  /** Whether the name that is proposed is free. */
  isFirst: boolean
  /** The account has nothing else that shows whose it is. */
  isPasswordAsked: boolean
  onAdded: () => Promise<void>
  onCancel: () => void
}

/** Adds an authenticator app: its name, then its picture, then the first code. */
export function AddApp({ onAdded, ...props }: AddAppProps) {
  const [enrolled, setEnrolled] = useState<EnrolledApp | null>(null)
  const { onCancel } = props
  if (!enrolled) return <NameForm {...props} onEnrolled={setEnrolled} />

  function giveUp(factorId: string) {
    void withClient((client) => client.mfa.unenroll({ factorId }))
    onCancel()
  }

  return <CodeForm enrolled={enrolled} onAdded={onAdded} onCancel={() => giveUp(enrolled.id)} />
}

type NameFormProps = Omit<AddAppProps, 'onAdded'> & {
  onEnrolled: (enrolled: EnrolledApp) => void
}

function NameForm({ email, isFirst, isPasswordAsked, onEnrolled, onCancel }: NameFormProps) {
  const name = useFocused<HTMLInputElement>()
  const submission = useSubmission(async (form) => {
    const { values, problems } = readFields(form, nameForm)
    if (problems) return { problems }
    const { name: appName, current_password } = values
    const proof = current_password === undefined ? undefined : { current_password }
    const { data, error } = await enrollApp(appName, proof)
    if (error) return { problems: explainName(error) }
    onEnrolled(data)
    return { problems: null }
  })

  return (
    <Form fetcher={submission} label={words.add}>
      <TextField
        ref={name}
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        defaultValue={isFirst ? words.defaultName : undefined}
      />
      {isPasswordAsked && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="current_password"
            label={ownerProof.password}
            hint={words.passwordHint}
            autoComplete="current-password"
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={words.busy}>{words.next}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Form>
  )
}

function explainName(error: ServiceError): FormErrors {
  if (error.code === 'mfa_factor_name_conflict') return { fields: { name: words.nameTaken } }
  if (error.code === 'current_password_invalid') {
    return { fields: { current_password: explainChange(error, words.failed) } }
  }
  const isTooMany = error.code === 'too_many_enrolled_mfa_factors'
  return refused(isTooMany ? words.tooMany : explainChange(error, words.failed)).problems
}

type CodeFormProps = Pick<AddAppProps, 'onAdded' | 'onCancel'> & { enrolled: EnrolledApp }

function CodeForm({ enrolled, onAdded, onCancel }: CodeFormProps) {
  const { qr_code: picture, secret, uri } = enrolled.totp
  const firstWords = useFocused<HTMLParagraphElement>()
  const submission = useSubmission(async (form) => {
    const { values, problems } = readFields(form, codeForm)
    if (problems) return { problems }
    const { error } = await verifyAppCode(enrolled.id, values.code)
    if (error) return refused(explainSecondFactor(error, words.wrongCode))
    await onAdded()
    return { problems: null }
  })

  return (
    <Form fetcher={submission} label={words.add}>
      <p ref={firstWords} tabIndex={-1}>
        {words.scan}
      </p>
      <img
        className="rounded-lg border border-line bg-[#fff] p-3"
        src={picture}
        alt={words.picture}
        width={200}
        height={200}
      />
      <p>
        <InlineMarkdown text={words.here} values={{ uri }} />
      </p>
      <div className="flex flex-wrap gap-3 gap-x-4 items-center">
        <code className="font-mono text-base wrap-anywhere" aria-label={words.secret}>
          {inFours(secret)}
        </code>
        <CopyButton
          variant="quiet"
          small
          text={() => secret}
          copied={words.copied}
          refused={words.notCopied}
        >
          {words.copySecret}
        </CopyButton>
      </div>
      <TextField
        name="code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={words.busy}>{words.confirm}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Form>
  )
}

function inFours(secret: string) {
  return secret.match(/.{1,4}/g)?.join(' ')
}
