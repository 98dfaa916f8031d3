import { createContext, use } from 'react'
import { useParams } from 'react-router'

import { CallForm, type CallFormProps } from '#app/shop/old/call-form.tsx'
import type { CustomerResponse } from '#shared/shop/boxes/counter.ts'
import { useCall } from '#app/shop/old/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type Changes = {
  /** Takes the customer as they stand after a step. */
  onChange: (customer: CustomerResponse) => void
  /** Asks how they stand by now, and says why. */
  onOutdated: (sentence: string) => void
}
export const CustomerChanges = createContext<Changes>({ onChange() {}, onOutdated() {} })

type StepFormProps = Omit<CallFormProps<CustomerResponse>, 'path' | 'onDone' | 'onRefused'> & {
  /** What follows the customer in the path of the call. */
  step: string
}

/** A step of the counter: its fields, and the button that takes it. */
export function StepForm({ step, ...form }: StepFormProps) {
  const path = usePathOf(step)
  const { onChange, onOutdated } = use(CustomerChanges)
  function tell(code: string, sentence: string) {
    if (code === 'price_changed') onOutdated(sentence)
  }
  return <CallForm<CustomerResponse> {...form} path={path} onDone={onChange} onRefused={tell} />
}

function usePathOf(step: string) {
  const { id = '' } = useParams()
  return `/customers/${id}/${step}`
}

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
  const { onChange } = use(CustomerChanges)
  const { isBusy, problem, call } = useCall<CustomerResponse>()

  async function take() {
    const { data } = await call(path, {})
    if (data) onChange(data)
  }

  return (
    <div>
      <TextBanner tone="error" focused="always" text={problem} />
      <ConfirmButton {...question} waiting={isBusy} onConfirm={() => void take()} />
    </div>
  )
}

export function DayField({ label, today }: { label: string; today: string }) {
  return <TextField name="on" type="date" label={label} defaultValue={today} autoComplete="off" />
}

export function CountField({ label, count }: { label: string; count: number }) {
  return (
    <TextField
      name="count"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={count}
    />
  )
}
