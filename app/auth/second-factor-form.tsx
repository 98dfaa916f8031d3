import { useState } from 'react'
import * as v from 'valibot'

import { Button } from '#app/ui/button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { readFields, refused } from '#app/ui/read-form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useFocused } from '#app/ui/use-focused.ts'
import { secondFactor as words } from '#content/second-factor.ts'
import { filled, typedCode } from '#shared/typed-fields.ts'

import type { LoadClient } from './client.ts'
import { explainSecondFactor } from './messages.ts'
import { verifyAppCode, verifyRecoveryCode, type SecondFactor } from './second-factor.ts'

const withoutSpaces = v.transform((text: string) => text.replaceAll(/\s/g, ''))

export const appCode = v.pipe(typedCode(), withoutSpaces, v.regex(/^\d{6}$/, words.sixDigits))

const appForm = v.object({ app: v.string(), code: appCode })
const recoveryForm = v.object({
  code: filled(words.noRecoveryCode, typedCode()),
})

type SecondFactorFormProps = {
  secondFactor: SecondFactor
  load?: LoadClient | undefined
  onShown: () => void
}

export function SecondFactorForm(props: SecondFactorFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const { hasRecoveryCodes } = props.secondFactor

  return (
    <div className="grid grid-cols-1 gap-4">
      <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} />
      {hasRecoveryCodes ? (
        <div>
          <Button variant="plain" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? words.appInstead : words.recoveryCodeInstead}
          </Button>
        </div>
      ) : (
        <p className="text-muted text-small leading-normal">{words.lost}</p>
      )}
    </div>
  )
}

type CodeFormProps = SecondFactorFormProps & { isRecovery: boolean }

function CodeForm({ secondFactor: { apps }, load, onShown, isRecovery }: CodeFormProps) {
  const code = useFocused<HTMLInputElement>()
  const submission = useSubmission(async (form) => {
    const problems = await (isRecovery ? showRecoveryCode(form, load) : showAppCode(form, load))
    if (!problems) onShown()
    return { problems }
  })

  return (
    <Form fetcher={submission} label={words.title}>
      {!isRecovery && apps.length > 1 && (
        <SelectField
          name="app"
          label={words.app}
          options={apps.map(({ id, name }) => ({ id, label: name || words.unnamed }))}
        />
      )}
      {!isRecovery && apps.length === 1 && <input type="hidden" name="app" value={apps[0]?.id} />}
      <TextField
        ref={code}
        name="code"
        label={isRecovery ? words.recoveryCode : words.code}
        hint={isRecovery ? words.recoveryCodeHint : words.codeHint}
        inputMode={isRecovery ? undefined : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={words.busy} wide>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}

async function showAppCode(form: FormData, load: LoadClient | undefined) {
  const { values, problems } = readFields(form, appForm)
  if (problems) return problems
  const { error } = await verifyAppCode(values.app, values.code, load)
  return error && refused(explainSecondFactor(error, words.wrongCode)).problems
}

async function showRecoveryCode(form: FormData, load: LoadClient | undefined) {
  const { values, problems } = readFields(form, recoveryForm)
  if (problems) return problems
  const { error } = await verifyRecoveryCode(values.code, load)
  return error && refused(explainSecondFactor(error, words.wrongRecoveryCode)).problems
}
