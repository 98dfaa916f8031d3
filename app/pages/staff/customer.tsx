import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'

import { customer as words } from '#app/content/staff/customers.ts'
import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { HouseholdTrack } from '#app/shop/applications/tracker.tsx'
import { CustomerHead } from '#app/shop/boxes/customer-head.tsx'
import { Columns } from '#app/shop/core/staff-page.tsx'
import { pathOf, servicePath } from '#app/shop/core/staff-pages.ts'
import { CustomerChanges } from '#app/shop/core/step-form.tsx'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { VisitLine } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { DAY_MS } from '#shared/durations.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer as CustomerAnswer } from '#shared/shop/boxes/customer.ts'

import { EndApplication } from './end-application.tsx'
import { NextStep } from './next-step.tsx'

import css from '#app/shop/core/customer.module.css'

export default function Customer() {
  const { id = '' } = useParams()
  return <CustomerById key={id} id={id} />
}

/** An application without a box: once it has a number, the box's page is the only one. */
function CustomerById({ id }: { id: string }) {
  const { data, problem, refresh } = useShopQuery(boxCalls.getCustomer, { application: id })
  const [changed, setChanged] = useState<CustomerAnswer | null>(null)
  const [outdated, setOutdated] = useState<string | null>(null)
  const customer = changed ?? data

  function onChange(current: CustomerAnswer) {
    setChanged(current)
    setOutdated(null)
  }

  async function reload() {
    await refresh()
    setChanged(null)
  }

  if (!customer) return <Waiting problem={problem} onRetry={refresh} />
  if (customer.box !== null) return <Navigate replace to={servicePath(customer, 'next') ?? ''} />
  return (
    <CustomerChanges
      value={{
        application: id,
        version: customer.version,
        onChange,
        onOutdated: (sentence) => void reload().then(() => setOutdated(sentence)),
      }}
    >
      <CustomerHead customer={customer}>
        <Link to={pathOf('customers') ?? ''} className={css.back}>
          {words.back}
        </Link>
      </CustomerHead>
      <TextBanner tone="error" focused="always" text={outdated} />
      <NextStep customer={customer} />
      {customer.visits.map((visit) => (
        <VisitLine
          key={visit.id}
          visit={visit}
          isDue={visit.slot < Date.parse(customer.today) + 2 * DAY_MS}
        />
      ))}
      {customer.state === 'open' && (
        <HouseholdTrack
          track={customer.track}
          recipients={customer.recipients}
          visits={customer.visits}
        />
      )}
      <Columns>
        <RecipientsPart {...customer} />
        {customer.state === 'open' && <EndApplication />}
      </Columns>
    </CustomerChanges>
  )
}
