import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { apply } from '#app/content/en/apply.ts'
import { type Step, steps } from '#app/rental/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { StepPanel } from '#app/ui/stepper.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import type { Outcome } from './apply-actions.ts'
import { useStep } from './use-step.ts'

import css from './wizard.module.css'

const { stepper: words } = apply

type StepFormProps = { step: Step; title: string; lead?: string; children: ReactNode }

/** A step that is a form: what it lacks is said at its field, and the way on leads to the next step. */
export function StepForm({ step, title, lead, children }: StepFormProps) {
  const fetcher = useFetcher<Outcome>()
  const { go } = useStep()
  const previous = steps[steps.indexOf(step) - 1]

  return (
    <StepPanel step={step} title={title} lead={lead}>
      <Form fetcher={fetcher} label={title} enter={step}>
        {children}
        <div className={`${css.ways} cluster items-center`}>
          {previous && (
            <Button variant="quiet" onClick={() => go(previous)}>
              {words.back}
            </Button>
          )}
          <SubmitButton intent={step} busy={words.busy}>
            {words.next}
          </SubmitButton>
        </div>
      </Form>
    </StepPanel>
  )
}

/** A choice with what it means. */
export function Choice({ name, text }: { name: string; text: string }) {
  return (
    <span>
      {name}
      <span className="quiet">{text}</span>
    </span>
  )
}
