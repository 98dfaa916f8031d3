import { createContext, use } from 'react'
import { useParams } from 'react-router'

import { CallForm, type CallFormProps } from '#app/staff/call-form.tsx'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'

/** Takes the customer as they stand after a step. */
export const CustomerChanged = createContext<(customer: CustomerAnswer) => void>(() => {})

type StepFormProps = Omit<CallFormProps<CustomerAnswer>, 'path' | 'onDone'> & {
  /** What follows the customer in the path of the call. */
  step: string
}

/** A step of the counter: its fields, and the button that takes it. */
export function StepForm({ step, ...form }: StepFormProps) {
  const path = usePathOf(step)
  const onChange = use(CustomerChanged)
  return <CallForm<CustomerAnswer> {...form} path={path} onDone={onChange} />
}

export function usePathOf(step: string) {
  const { id = '' } = useParams()
  return `/customers/${id}/${step}`
}
