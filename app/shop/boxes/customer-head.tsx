import type { ReactNode } from 'react'

import { customer as words } from '#app/content/staff/customers.ts'
import { find } from '#app/content/staff/find.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import { planName } from '#app/shop/core/names.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { otherLanguage } from '#shared/language.ts'
import { phoneLink } from '#shared/phone.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'

import css from '#app/shop/core/customer.module.css'
import tag from '#app/ui/tag.module.css'

type CustomerHeadProps = {
  customer: Customer
  /** How the box stands, where there is one. */
  state?: ReactNode
  /** The way back. */
  children: ReactNode
}

/** Who it is, with the number of their box. */
export function CustomerHead({ customer, state, children }: CustomerHeadProps) {
  const { name, email, phone, plan, months, box, language } = customer
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
      <div className={`${css.who} stack gap-1`}>
        <h1 className="break-anywhere">{name}</h1>
        <p className="cluster gap-1 gap-x-4 items-center muted">
          {state ?? <span className={tag.tag}>{find.states[customer.state]}</span>}{' '}
          {[interpolate(words.plan, { plan: planName(plan), term: nameTerms([months]) }), email]
            .filter(Boolean)
            .map((text) => (
              <span key={text}>{text} </span>
            ))}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          <span>{speaks}</span>
        </p>
      </div>
      {customer.canChooseLanguage && other && (
        <StepForm
          call={boxCalls.chooseLanguage}
          values={{ language: other }}
          submit={words.writeIn[other]}
          variant="plain"
          small
        />
      )}
      {children}
    </header>
  )
}
