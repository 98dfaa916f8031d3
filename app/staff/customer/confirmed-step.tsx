import { use } from 'react'

import { useCall } from '#app/auth/use-answer.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'

import { CustomerChanged, usePathOf } from './step-form.tsx'

type ConfirmedStepProps = {
  step: string
  /** What the button says that asks. */
  confirm: string
  title: string
  text: string
  cancel: string
}

/** A step that can't be taken back, asked for once more before it is taken. */
export function ConfirmedStep({ step, ...question }: ConfirmedStepProps) {
  const path = usePathOf(step)
  const onChange = use(CustomerChanged)
  const { isBusy, problem, call } = useCall<CustomerAnswer>()

  async function take() {
    const { answer } = await call(path, {})
    if (answer) onChange(answer)
  }

  return (
    <div>
      <TextBanner tone="error" focused="always" text={problem} />
      <ConfirmButton {...question} waiting={isBusy} onConfirm={() => void take()} />
    </div>
  )
}
