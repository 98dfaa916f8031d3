import { href } from 'react-router'

import { planChoice } from '#app/content/en/plan-choice.ts'
import { costCalculator } from '#app/content/en/cost-calculator.ts'
import { fees } from '#app/content/fees.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { pricing } from '#app/content/en/pricing.ts'
import { locale } from '#app/content/en/language.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { PriceTable } from '#app/pricing/price-table.tsx'
import { quote } from '#app/pricing/quote.ts'
import { Receipt } from '#app/pricing/receipt.tsx'
import { RentalFields } from '#app/pricing/rental-fields.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'
import section from '#app/ui/section.module.css'

import { Conditional } from './conditional.tsx'
import { RecipientsField } from './recipients-field.tsx'
import { firstSelection, type SelectionField } from './selection.ts'
import { Share } from './share.tsx'
import { useSelection } from './use-selection.ts'

import css from './calculator.module.css'

/** What a rental really costs, for any plan, term and number of recipients. */
export function Calculator({ plan: startPlan }: { plan: Plan }) {
  const first = firstSelection(startPlan.id)
  const { selection, ignored, choose } = useSelection(first)
  const plan = plans.find(({ id }) => id === selection.plan) ?? startPlan
  const rental = { ...selection, monthlyCents: plan.monthlyCents }

  return (
    <div className={`${section.band} ${section.tinted} ${css.sheet}`}>
      <section id="calculator" className={section.section} aria-labelledby="calculator-title">
        <div className={section.heading}>
          <h2 id="calculator-title">{costCalculator.title}</h2>
          <p>{costCalculator.lead}</p>
        </div>
        <div className={css.calculator}>
          <div className={css.asked}>
            <RentalFields selection={selection} choose={choose}>
              <RecipientsField
                count={selection.recipients}
                choose={(recipients) => choose({ recipients })}
              />
            </RentalFields>
            <Ignored fields={ignored} />
            <Due cents={quote(rental).dueToday} />
          </div>
          <div className={css.answered}>
            <Receipt plan={plan} rental={rental}>
              <ButtonLink
                wide
                href={withPlanChoice(href('/apply'), { plan, months: rental.months })}
              >
                {planChoice.begin}
              </ButtonLink>
            </Receipt>
            <Share selection={selection} first={first} />
          </div>
        </div>
        <PriceTable
          caption={interpolate(costCalculator.table, {
            plan: plan.name,
            recipients: rental.recipients,
          })}
          rental={rental}
          chosen={rental}
        />
        <noscript>
          <p>
            {interpolate(costCalculator.withoutScripts, {
              recipientFee: formatDollars(fees.additionalRecipient),
            })}
          </p>
        </noscript>
        <Conditional />
      </section>
    </div>
  )
}

/** Stays in view on a phone while the choice is made; the receipt below says it aloud. */
function Due({ cents }: { cents: number }) {
  const amount = formatExactDollars(cents)
  return (
    <p className={css.due} aria-hidden="true">
      {pricing.dueToday} <strong key={amount}>{amount}</strong>
    </p>
  )
}

/** Names what a link asked for and nobody knows. */
function Ignored({ fields }: { fields: SelectionField[] }) {
  if (fields.length === 0) return null
  const { before, names, after } = costCalculator.ignored
  const list = new Intl.ListFormat(locale).format(fields.map((field) => names[field]))
  return (
    <Banner tone="info">
      <p>
        {before}: {list}. {after}
      </p>
    </Banner>
  )
}
