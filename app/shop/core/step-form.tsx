import { createContext, use } from 'react'

import type { InputOf } from '#app/shop/client.ts'
import { CallForm, type CallFormProps } from '#app/shop/core/call-form.tsx'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import type { Customer, StepCall } from '#shared/shop/boxes/customer.ts'

import type { Done } from './status-line.tsx'

type Changes = {
  application: string
  version: string
  onChange: (customer?: Customer) => void
  onOutdated: (sentence: string) => Promise<void>
}
export const CustomerChanges = createContext<Changes>({
  application: '',
  version: '',
  onChange() {},
  onOutdated: async () => {},
})

type StepFormProps<One extends StepCall> = Omit<CallFormProps<One>, 'done' | 'onStale' | 'seen'> & {
  done?: (customer: Customer, sent: InputOf<One>) => Done | void
}

export function StepForm<One extends StepCall>({ values, done, ...form }: StepFormProps<One>) {
  const { application, version, onChange, onOutdated } = use(CustomerChanges)
  return (
    <CallForm
      {...(form as CallFormProps<One>)}
      values={Object.assign({ application }, values)}
      seen={version}
      done={(customer: Customer, sent: InputOf<One>) => {
        onChange(customer)
        return done?.(customer, sent)
      }}
      onStale={onOutdated}
    />
  )
}

type ConfirmedStepProps = {
  call: StepCall
  confirm: string
  title: string
  text: string
  cancel: string
}

export function ConfirmedStep({ call: step, ...question }: ConfirmedStepProps) {
  const { application, version, onChange, onOutdated } = use(CustomerChanges)
  const { isBusy, problem, call, reset } = useCall(step)

  async function take() {
    const { data, error } = await call({ application, seen: version })
    if (data) onChange(data)
    else if (error?.code === 'changed') {
      reset()
      await onOutdated(error.message)
    }
  }

  return (
    <div>
      <TextBanner tone="error" focused="always" text={problem} />
      <ConfirmButton {...question} waiting={isBusy} onConfirm={() => void take()} />
    </div>
  )
}
