import { useEffect, useRef, type ReactNode } from 'react'

import { customer as words } from '#app/content/staff/customers.ts'
import { AcknowledgeStep } from '#app/shop/applications/acknowledge-step.tsx'
import { IdsFields } from '#app/shop/applications/ids-fields.tsx'
import { signersOf, SignersStep, titleOfSigners } from '#app/shop/applications/signers-step.tsx'
import type { Field } from '#app/shop/core/call-fields.tsx'
import { SaidLine, Saying } from '#app/shop/core/status-line.tsx'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { useArrival } from '#app/shop/core/use-arrival.ts'
import { FirstPayment, FirstSums } from '#app/shop/money/first-payment.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import { witnesses } from '#shared/shop/applications/tracker.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer, CustomerRecipient, StepCall } from '#shared/shop/boxes/customer.ts'
import { nextCounterStep, type CounterStep } from '#shared/shop/boxes/next-counter-step.ts'

const { steps } = words

export function NextStep({ customer }: { customer: Customer }) {
  return (
    <Saying>
      <Step customer={customer} />
    </Saying>
  )
}

function Step({ customer }: { customer: Customer }) {
  const step = nextCounterStep(customer)
  const key = step && [step.id, 'recipient' in step && step.recipient.id].join(' ')
  const section = useFocusedStep(key)
  useArrival(section)
  if (!step) {
    return (
      <>
        <SaidLine />
        <p className="text-15 text-muted">{words.nothingNext}</p>
      </>
    )
  }
  if (step.id === 'leave') return null
  const title = titleOf(step, customer)
  return (
    <section
      ref={section}
      id="next"
      className="grid grid-cols-1 gap-3 rounded-xl border-2 border-accent bg-raised p-[clamp(1rem,2.5vw,1.5rem)]"
      aria-label={words.next}
    >
      <p className="text-accent-text text-small font-strong" aria-hidden="true">
        {words.next}
      </p>
      <h2 className="text-title">{title}</h2>
      <StepOf key={key} step={step} customer={customer} />
      {customer.state === 'open' && step.id !== 'activate' && (
        <details className="grid grid-cols-1 gap-4" open={step.id === 'box' || step.id === 'keys'}>
          <summary>{words.later}</summary>
          <FirstSums first={customer.first} />
        </details>
      )}
    </section>
  )
}

function titleOf(step: Exclude<CounterStep, { id: 'leave' }>, customer: Customer) {
  if (step.id === 'sign') return titleOfSigners('sign', signersOf(customer, 'signed'))
  if (step.id === 'acknowledge') {
    return titleOfSigners('acknowledge', signersOf(customer, 'acknowledged'))
  }
  const name = 'recipient' in step ? step.recipient.name : ''
  return interpolate(steps[step.id].title, { name })
}

/** Focuses the first control when a step follows another, not when the page opens. */
function useFocusedStep(key: string | null) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(key)

  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    section.current?.querySelector<HTMLElement>('select, input:not([type=hidden]), button')?.focus()
  }, [key])
  return section
}

function StepOf({ step, customer }: { step: CounterStep; customer: Customer }) {
  const { rental } = customer
  const on = (label: string) => ({ on: { label, value: customer.today } })
  switch (step.id) {
    case 'ids':
      return (
        <RecipientStep {...step} call={householdCalls.noteIds}>
          <IdsFields {...step.recipient} />
        </RecipientStep>
      )
    case 'sign':
      return (
        <SignersStep
          id="sign"
          signers={signersOf(customer, 'signed')}
          call={householdCalls.noteSignature}
          callForAll={householdCalls.noteSignatures}
          fields={{
            witness: { label: steps.sign.witness, options: witnessNames },
            ...on(steps.sign.on),
          }}
        />
      )
    case 'acknowledge':
      return <AcknowledgeStep customer={customer} />
    case 'crd':
      return (
        <>
          <p>{steps.crd.lead}</p>
          <RecipientStep {...step} call={householdCalls.noteCrd} fields={on(steps.crd.on)} />
        </>
      )
    case 'box':
      return <BoxStep free={customer.freeBox} />
    case 'keys':
      return (
        <StepForm
          call={boxCalls.issueKeys}
          label={steps.keys.title}
          submit={steps.keys.submit}
          fields={{ count: { label: steps.keys.count, value: 1 } }}
        />
      )
    case 'activate':
      return rental && <FirstPayment customer={customer} rental={rental} />
  }
}

const witnessNames = Object.fromEntries(witnesses.map((id) => [id, steps.sign[id]]))

type RecipientStepProps = {
  id: 'ids' | 'crd'
  recipient: CustomerRecipient
  call: StepCall
  fields?: Record<string, Field>
  children?: ReactNode
}

function RecipientStep({ id, recipient, call, ...form }: RecipientStepProps) {
  const { title, submit } = steps[id]
  return (
    <StepForm
      {...form}
      call={call}
      values={{ recipient: recipient.id }}
      label={interpolate(title, { name: recipient.name })}
      submit={submit}
    />
  )
}

function BoxStep({ free }: { free: number | null }) {
  const { title, lead, none, field, hint, submit } = steps.box
  if (free === null) return <p>{none}</p>
  return (
    <>
      <p>{interpolate(lead, { box: free })}</p>
      <StepForm
        call={boxCalls.giveBox}
        label={title}
        submit={submit}
        fields={{ box: { label: field, hint: interpolate(hint, { box: free }) } }}
      />
    </>
  )
}
