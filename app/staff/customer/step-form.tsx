import { createContext, type ReactNode, use, useEffect } from 'react'
import { useFetcher } from 'react-router'

import { customer as words } from '#app/content/en/staff/customers.ts'
import type { ButtonStyle } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'

import type { StepOutcome } from './take-step.ts'

import css from './customer.module.css'

/** Takes the customer as they stand after a step. */
export const CustomerChanged = createContext<(customer: CustomerAnswer) => void>(() => {})

type StepFormProps = ButtonStyle & {
  /** What follows the customer in the path of the call. */
  step: string
  label: string
  submit: string
  children?: ReactNode
}

/** A step of the counter: its fields, and the button that takes it. */
export function StepForm({ step, label, submit, children, ...style }: StepFormProps) {
  const fetcher = useFetcher<StepOutcome>()
  const onChange = use(CustomerChanged)
  const { data } = fetcher

  useEffect(() => {
    if (data?.problems === null) onChange(data.customer)
  }, [data, onChange])

  return (
    <Form fetcher={fetcher} label={label}>
      <input type="hidden" name="step" value={step} />
      {children && <div className={css.fields}>{children}</div>}
      <div>
        <SubmitButton {...style} busy={words.busy}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  )
}
