import { use, useState } from 'react'

import { callShop } from '#app/auth/shop-client.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'

import { CustomerChanged, usePathOf } from './step-form.tsx'

type ConfirmedStepProps = {
  step: string
  /** What the button says that asks. */
  open: string
  title: string
  text: string
  keep: string
}

/** A step that can't be taken back, asked for once more before it is taken. */
export function ConfirmedStep({ step, open, title, text, keep }: ConfirmedStepProps) {
  const path = usePathOf(step)
  const onChange = use(CustomerChanged)
  const [state, setState] = useState<'shown' | 'asking' | 'busy'>('shown')
  const [problem, setProblem] = useState<string | null>(null)

  async function take() {
    setState('busy')
    const { answer, refusal } = await callShop<CustomerAnswer>(path, {})
    setState('shown')
    setProblem(refusal?.message ?? null)
    if (answer) onChange(answer)
  }

  return (
    <div>
      {problem && (
        <Banner tone="error" focused="always">
          <p>{problem}</p>
        </Banner>
      )}
      <Button variant="quiet" waiting={state === 'busy'} onClick={() => setState('asking')}>
        {open}
      </Button>
      {state === 'asking' && (
        <ConfirmDialog
          title={title}
          confirm={open}
          cancel={keep}
          onConfirm={() => void take()}
          onCancel={() => setState('shown')}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
