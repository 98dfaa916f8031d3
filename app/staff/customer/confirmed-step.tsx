import { use, useState } from 'react'
import { useParams } from 'react-router'

import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

import { CustomerChanged } from './step-form.tsx'
import { takeStep } from './take-step.ts'

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
  const { id = '' } = useParams()
  const onChange = use(CustomerChanged)
  const [state, setState] = useState<'shown' | 'asking' | 'busy'>('shown')
  const [problem, setProblem] = useState<string | null>(null)

  async function take() {
    setState('busy')
    const form = new FormData()
    form.set('step', step)
    const outcome = await takeStep(id, form)
    setState('shown')
    setProblem(outcome.problems?.form ?? null)
    if (!outcome.problems) onChange(outcome.customer)
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
