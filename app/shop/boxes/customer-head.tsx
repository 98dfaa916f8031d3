import type { ReactNode } from 'react'

import { customers, customer as words } from '#app/content/staff/customers.ts'
import { find } from '#app/content/staff/find.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { planName } from '#app/shop/core/names.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { TAG } from '#app/ui/looks.ts'
import { interpolate } from '#shared/interpolate.ts'
import { otherLanguage } from '#shared/language.ts'
import { phoneLink } from '#shared/phone.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'

const tones: Partial<Record<CustomerRental['status'], string>> = {
  rented: 'success',
  late: 'error',
  closed: 'error',
}

/** Stays in view: number, name, status, and what must be known before anything is done. */
export function CustomerHead({ customer, children }: { customer: Customer; children?: ReactNode }) {
  const { name, others, plan, months, box, rental } = customer
  const status = rental ? customers.statuses[rental.status] : find.states[customer.state]
  return (
    <header className="sticky top-14 z-20 grid gap-1 border-b border-line bg-ground py-2 max-sm:static lg:top-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-[1.75rem] leading-none font-bold tabular-nums">
          {box === null ? (
            words.noBox
          ) : (
            <>
              <span className="sr-only">{words.box} </span>
              {box}
            </>
          )}
        </p>
        <h1 className="min-w-0 truncate text-xl font-bold">{name}</h1>{' '}
        <span className={TAG} data-tone={rental ? (tones[rental.status] ?? 'warning') : undefined}>
          {status}
        </span>{' '}
        {others.length > 0 && <span className="truncate text-muted">{others.join(', ')}</span>}
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {interpolate(words.plan, { plan: planName(plan), term: nameTerms([months]) })}
          {rental?.nextPlan &&
            `, ${interpolate(words.planFrom, {
              plan: planName(rental.nextPlan.plan),
              day: formatDate(rental.nextPlan.from),
            })}`}
        </span>{' '}
        {rental?.paidThrough && (
          <span>
            {words.rental.paidThrough} {formatDate(rental.paidThrough)}
          </span>
        )}{' '}
        {rental && <Balance cents={rental.balanceCents} />}{' '}
        {rental?.keyCount ? (
          <span>
            {words.rental.keys}{' '}
            {interpolate(words.rental.keysOut, { out: rental.keysOut, count: rental.keyCount })}
          </span>
        ) : null}
      </p>
      {children}
    </header>
  )
}

function Balance({ cents }: { cents: number }) {
  const { balance, balanceOurs } = words.rental
  return (
    <span className={cents > 0 ? 'font-semibold text-error' : undefined}>
      {cents < 0 ? balanceOurs : balance} {formatExactDollars(Math.abs(cents))}
    </span>
  )
}

export function ContactLine({ customer }: { customer: Customer }) {
  const { email, phone, language, canChooseLanguage } = customer
  const other = otherLanguage(language)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {email && <span className="wrap-anywhere">{email}</span>}{' '}
      {phone && <a href={phoneLink(phone)}>{phone}</a>}{' '}
      <span>{interpolate(words.language, { language: words.languages[language] })}</span>{' '}
      {canChooseLanguage && other && (
        <StepForm
          call={boxCalls.chooseLanguage}
          values={{ language: other }}
          submit={words.writeIn[other]}
          variant="plain"
          small
        />
      )}
    </div>
  )
}
