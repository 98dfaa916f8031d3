import { useState } from 'react'
import { Link, useParams } from 'react-router'

import { customers, customer as words } from '#app/content/staff/customers.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { RecipientsPart } from '#app/shop/applications/customer-recipients.tsx'
import { HouseholdTrack } from '#app/shop/applications/tracker.tsx'
import { ClosingPart, RentalPart } from '#app/shop/boxes/rental-part.tsx'
import { callShop } from '#app/shop/client.ts'
import { planName } from '#app/shop/core/names.ts'
import { Columns } from '#app/shop/core/staff-page.tsx'
import { ConfirmedStep, CustomerChanges, StepForm } from '#app/shop/core/step-form.tsx'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { VisitLine } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { DAY_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'
import { otherLanguage } from '#shared/language.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer as CustomerAnswer } from '#shared/shop/boxes/customer.ts'

import { NextStep } from './next-step.tsx'

import css from '#app/shop/core/customer.module.css'
import tag from '#app/ui/tag.module.css'

export default function Customer() {
  const { id = '' } = useParams()
  return <CustomerById key={id} id={id} />
}

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
    const { data: current } = await callShop(boxCalls.getCustomer, { application: id })
    if (current) setChanged(current)
  }

  if (!customer) return <Waiting problem={problem} onRetry={refresh} />
  return (
    <CustomerChanges
      value={{
        application: id,
        onChange,
        onOutdated: (sentence) => void reload().then(() => setOutdated(sentence)),
      }}
    >
      <Head {...customer} />
      <TextBanner tone="error" focused="always" text={outdated} />
      <NextStep customer={customer} />
      {customer.visits.map((visit) => (
        <VisitLine
          key={visit.id}
          visit={visit}
          isDue={visit.slot < Date.parse(customer.today) + 2 * DAY_MS}
          onNoted={() => void reload()}
        />
      ))}
      {(customer.state === 'open' || customer.state === 'active') && (
        <HouseholdTrack track={customer.track} recipients={customer.recipients} />
      )}
      <Columns>
        <RecipientsPart {...customer} />
        <div className="stack gap-6">
          {customer.rental && <RentalPart rental={customer.rental} today={customer.today} />}
          {customer.rental?.closing && (
            <ClosingPart rental={customer.rental} plan={customer.rental.closing} />
          )}
          {customer.state === 'open' && !customer.rental?.keysIssuedOn && (
            <ConfirmedStep
              call={householdCalls.withdraw}
              confirm={words.withdraw.submit}
              title={words.withdraw.title}
              text={words.withdraw.text}
              cancel={words.withdraw.keep}
            />
          )}
        </div>
      </Columns>
    </CustomerChanges>
  )
}

function Head(customer: CustomerAnswer) {
  const { name, state, email, phone, plan, months, box, language } = customer
  const other = otherLanguage(language)
  const speaks = interpolate(words.language, { language: words.languages[language] })
  return (
    <header className="cluster gap-2 gap-x-6 items-center">
      <p className={`${css.box} text-h3 muted semibold`}>
        {box === null ? (
          words.noBox
        ) : (
          <>
            {words.box} <strong>{box}</strong>
          </>
        )}
      </p>
      <div className="stack gap-1">
        <h1 className="break-anywhere">{name}</h1>
        <p className="cluster gap-1 gap-x-4 items-center muted">
          <span className={tag.tag}>{customers.states[state]}</span>{' '}
          {[
            interpolate(words.plan, { plan: planName(plan), term: nameTerms([months]) }),
            email,
            phone,
            speaks,
          ]
            .filter(Boolean)
            .map((text) => (
              <span key={text}>{text} </span>
            ))}
        </p>
      </div>
      {customer.canChooseLanguage && other && (
        <StepForm
          call={boxCalls.chooseLanguage}
          values={{ language: other }}
          submit={words.writeIn[other]}
          variant="quiet"
          small
        />
      )}
      <Link to="/staff/customers" className={css.back}>
        {words.back}
      </Link>
    </header>
  )
}
