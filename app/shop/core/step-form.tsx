import { createContext, use } from 'react'

import type { InputOf } from '#app/shop/client.ts'
import { CallForm, type CallFormProps } from '#app/shop/core/call-form.tsx'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Customer, StepCall } from '#shared/shop/boxes/customer.ts'

type Changes = {
  /** The application of the customer on the page. */
  application: string
  /** The version of the customer whom the page shows. */
  version: string
  /** Takes the customer as they stand after a step. */
  onChange: (customer: Customer) => void
  /** Asks how they stand by now, and says why. */
  onOutdated: (sentence: string) => void
}
export const CustomerChanges = createContext<Changes>({
  application: '',
  version: '',
  onChange() {},
  onOutdated() {},
})

type StepFormProps<One extends StepCall> = Omit<
  CallFormProps<One>,
  'onDone' | 'onRefused' | 'seen' | 'onChanged'
> & {
  /** What was sent, and the customer after it. */
  onTaken?: (customer: Customer, sent: InputOf<One>) => void
}

/** A step of the counter on the customer of the page: its fields, and the button that takes it. */
export function StepForm<One extends StepCall>({ values, onTaken, ...form }: StepFormProps<One>) {
  const { application, version, onChange, onOutdated } = use(CustomerChanges)
  function onRefused(code: string, sentence: string) {
    if (code === 'price_changed') onOutdated(sentence)
  }
  return (
    <CallForm
      {...(form as CallFormProps<One>)}
      values={Object.assign({ application }, values)}
      seen={version}
      onDone={(customer, sent) => {
        onChange(customer)
        onTaken?.(customer, sent)
      }}
      onRefused={onRefused}
      onChanged={onOutdated}
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
  const { application, version, onChange, onOutdated } = use(CustomerChanges)
  const { isBusy, problem, call } = useCall(step)

  async function take() {
    const { data, error } = await call({ application, seen: version })
    if (data) onChange(data)
    else if (error?.code === 'changed') onOutdated(error.message)
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
  return <NumberField name="count" label={label} defaultValue={count} />
}
