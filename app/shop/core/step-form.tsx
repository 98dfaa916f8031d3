import { createContext, use } from 'react'

import { CallForm, type CallFormProps } from '#app/shop/core/call-form.tsx'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Customer, StepCall } from '#shared/shop/boxes/customer.ts'

type Changes = {
  /** The application of the customer on the page. */
  application: string
  /** Takes the customer as they stand after a step. */
  onChange: (customer: Customer) => void
  /** Asks how they stand by now, and says why. */
  onOutdated: (sentence: string) => void
}
export const CustomerChanges = createContext<Changes>({
  application: '',
  onChange() {},
  onOutdated() {},
})

type StepFormProps<One extends StepCall> = Omit<CallFormProps<One>, 'onDone' | 'onRefused'>

/** A step of the counter on the customer of the page: its fields, and the button that takes it. */
export function StepForm<One extends StepCall>({ values, ...form }: StepFormProps<One>) {
  const { application, onChange, onOutdated } = use(CustomerChanges)
  function onRefused(code: string, sentence: string) {
    if (code === 'price_changed') onOutdated(sentence)
  }
  return (
    <CallForm
      {...form}
      values={Object.assign({ application }, values)}
      onDone={onChange}
      onRefused={onRefused}
    />
  )
}

type ConfirmedStepProps = {
  call: StepCall
  /** What the button says that asks. */
  confirm: string
  title: string
  text: string
  cancel: string
}

/** A step that can't be taken back, asked for once more before it is taken. */
export function ConfirmedStep({ call: step, ...question }: ConfirmedStepProps) {
  const { application, onChange } = use(CustomerChanges)
  const { isBusy, problem, call } = useCall(step)

  async function take() {
    const { data } = await call({ application })
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
