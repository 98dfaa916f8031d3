import { Fragment } from 'react'
import { href } from 'react-router'

import { linesOf } from '#app/facts/plan-table.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { lowestPriceWords } from '#app/pricing/price-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { TickList } from '#app/ui/tick-list.tsx'
import { virtualServices } from '#content/features.ts'
import { landing } from '#content/landing.ts'
import { planChoice } from '#content/plan-choice.ts'
import { planTable } from '#content/plan-table.ts'
import { priceList } from '#content/price-list.ts'
import { interpolate } from '#shared/interpolate.ts'

import { FirstPayment } from './first-payment.tsx'
import { Section } from './section.tsx'

import css from './plans.module.css'

const words = landing.plans

/** Radio buttons, so that plans can be chosen without scripts. */
export function Plans() {
  return (
    <Section id="plans" title={words.title} lead={words.lead}>
      <div className={`${css.chooser} grid grid-cols-[minmax(0,1fr)] gap-6`} data-alone="">
        <fieldset className={`${css.plans} grid gap-3 lg:auto-cols-fr lg:grid-flow-col lg:gap-6`}>
          <legend className="sr-only">{words.choose}</legend>
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...plan} />
          ))}
        </fieldset>
        <FirstPayment />
      </div>
      <NotYet />
      <details className="border-y border-line">
        <summary className="justify-between py-4">
          <h3>{words.prices}</h3>
        </summary>
        <dl className="columns-[15rem] gap-8 pt-2">
          {withFacts(priceList).map(({ term, detail }) => (
            <Fragment key={term}>
              <dt className="break-after-avoid font-semibold">{term}</dt>
              <dd className="text-muted break-inside-avoid pt-1 pb-6 text-[1rem]">{detail}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </Section>
  )
}

function NotYet() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-dashed border-line-strong px-5 py-3 text-[1rem]">
      <h3>{virtualServices.title}</h3>
      <p>
        <strong>{virtualServices.badge}:</strong> {virtualServices.services.join(', ')}.
      </p>
    </div>
  )
}

function PlanCard(plan: Plan) {
  const { id, name, path, monthlyCents, purpose, preselected } = plan
  const { amount, detail } = lowestPriceWords(monthlyCents)
  return (
    <div className="group relative grid content-start gap-3 rounded-xl border border-line bg-raised p-5 hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) has-checked:border-accent has-checked:ring-1 has-checked:ring-accent lg:grid-rows-[auto_auto_1fr] lg:gap-5 lg:p-8">
      <input
        className="absolute top-5 right-5 outline-none lg:top-8 lg:right-8"
        type="radio"
        name="plan"
        id={`plan-${id}`}
        value={id}
        defaultChecked={preselected}
        aria-describedby={`plan-${id}-price`}
      />
      <div className="grid gap-1 pr-9">
        <h3>
          <label className="cursor-pointer after:absolute after:inset-0" htmlFor={`plan-${id}`}>
            {name}
          </label>
        </h3>
        <p className="text-muted text-[1rem] max-lg:hidden max-lg:group-has-checked:block">
          {purpose}
        </p>
      </div>
      <p id={`plan-${id}-price`} className="text-muted text-small">
        <span className="text-[1rem] text-ink [&>strong]:text-[2rem] [&>strong]:leading-tight [&>strong]:tracking-[-0.03em]">
          <InlineMarkdown text={words.price} values={{ price: amount }} />
        </span>{' '}
        <span className="block">{detail}</span>
      </p>
      <div className="grid content-between gap-5 text-[1rem] max-lg:hidden max-lg:group-has-checked:grid">
        <TickList
          items={linesOf(plan).map(({ text, isIncluded }) =>
            isIncluded ? { text } : { text, without: planTable.card.notIncluded },
          )}
        />
        <div className="relative grid justify-items-start gap-3">
          <Apply plan={plan} />
          <SiteLink href={path}>{interpolate(words.more, { plan: name })}</SiteLink>
        </div>
      </div>
    </div>
  )
}

function Apply({ plan }: { plan: Plan }) {
  const to = withPlanChoice(href('/apply'), { plan })
  return (
    <>
      <span className="hidden w-full group-has-checked:grid">
        <ButtonLink href={to}>{planChoice.begin}</ButtonLink>
      </span>
      <span className="grid w-full group-has-checked:hidden">
        <ButtonLink variant="quiet" href={to}>
          {planChoice.begin}
        </ButtonLink>
      </span>
    </>
  )
}
