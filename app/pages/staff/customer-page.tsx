import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { customer as words } from '#app/content/staff/customers.ts'
import { HouseholdTrack } from '#app/shop/applications/tracker.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { ConfirmedStep, CustomerChanges } from '#app/shop/core/step-form.tsx'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import { VisitLine } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { DAY_MS } from '#shared/durations.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'

type CustomerPageProps = { customer: Customer; head: ReactNode; children: ReactNode }

export function CustomerPage({ customer, head, children }: CustomerPageProps) {
  const [outdated, setOutdated] = useState<string | null>(null)
  const navigate = useNavigate()
  const { id: application, version, box } = customer

  function onChange(current = customer) {
    setOutdated(null)
    if (current.box !== box) void navigate(servicePath(current, 'next') ?? '', { replace: true })
  }

  async function onOutdated(sentence: string) {
    await refreshAnswers()
    setOutdated(sentence)
  }

  return (
    <CustomerChanges value={{ application, version, onChange, onOutdated }}>
      {head}
      <TextBanner tone="error" focused="always" text={outdated} />
      {children}
    </CustomerChanges>
  )
}

export function CustomerProgress({ customer }: { customer: Customer }) {
  const { visits, today, state, track, recipients } = customer
  const isUnderWay = (state === 'open' || state === 'active') && track.next !== null
  return (
    <>
      {visits.map((visit) => (
        <VisitLine
          key={visit.id}
          visit={visit}
          isDue={visit.slot < Date.parse(today) + 2 * DAY_MS}
        />
      ))}
      {isUnderWay && <HouseholdTrack track={track} recipients={recipients} visits={visits} />}
    </>
  )
}

export function EndApplication() {
  const { withdraw } = words
  return (
    <ConfirmedStep
      call={householdCalls.withdraw}
      confirm={withdraw.submit}
      title={withdraw.title}
      text={withdraw.text}
      cancel={withdraw.keep}
    />
  )
}
