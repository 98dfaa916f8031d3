import { use } from 'react'

import { leaving as words } from '#app/content/staff/leaving.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ConfirmedStep, CustomerChanges, StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

export function KeysStep({ rental: { id, leaving } }: { rental: CustomerRental }) {
  const { version, onChange, onOutdated } = use(CustomerChanges)
  const { keysOut, keysLost, lostKeyCents } = leaving
  const amount = formatExactDollars(lostKeyCents)
  if (keysOut === 0) {
    return (
      <>
        <p>{words.steps.keys.done}</p>
        {keysLost > 0 && <p className="text-muted">{words.keys.found}</p>}
      </>
    )
  }
  return (
    <>
      <StepForm
        key={keysOut}
        call={boxCalls.takeKeysBack}
        submit={words.keys.returned}
        fields={{ count: { label: words.keys.count, value: keysOut } }}
      />
      <p>{interpolate(words.keys.lostAbout, { amount })}</p>
      <CallForm
        variant="quiet"
        call={moneyCalls.chargeLostKey}
        submit={interpolate(words.keys.lost, { amount })}
        values={{ rentalId: id, isReplaced: false }}
        seen={version}
        onStale={onOutdated}
        done={() => onChange()}
      />
    </>
  )
}

type StepProps = { rental: CustomerRental; today: string }

/** Closing starts the duties and charges rent until today. */
export function CloseStep({ rental, today }: StepProps) {
  const { box, closedOn, rentUntilNowCents: cents } = rental
  if (closedOn) return <p>{interpolate(words.steps.close.done, { day: formatDate(closedOn) })}</p>
  const number = formatDate(planClosing(today).remailUntil)
  const rent = interpolate(words.close.rent, { amount: formatExactDollars(cents) })
  const text = interpolate(words.close.text, { box, number })
  return (
    <>
      {cents > 0 && <p>{rent}</p>}
      <ConfirmedStep
        call={boxCalls.close}
        confirm={interpolate(words.close.submit, { box })}
        title={interpolate(words.close.title, { box })}
        text={cents > 0 ? `${text} ${rent}` : text}
        cancel={words.close.keep}
      />
    </>
  )
}

export function CrdStep({ rental: { closedOn, crdClosedOn }, today }: StepProps) {
  if (!closedOn) return <p>{words.crd.first}</p>
  if (crdClosedOn) {
    return <p>{interpolate(words.steps.crd.done, { day: formatDate(crdClosedOn) })}</p>
  }
  return (
    <>
      <p>{interpolate(words.crd.lead, { day: formatDate(closedOn) })}</p>
      <StepForm
        call={boxCalls.noteClosingInCrd}
        submit={words.crd.submit}
        fields={{ on: { label: words.crd.on, value: today } }}
      />
    </>
  )
}
