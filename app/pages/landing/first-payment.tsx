import { href } from 'react-router'

import { planChoice } from '#app/content/account.ts'
import { landing } from '#app/content/landing.ts'
import type { Plan } from '#app/content/plans.ts'
import { PaymentSwitch } from '#app/pricing/payment-switch.tsx'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { PriceTable } from '#app/pricing/price-table.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

import css from './first-payment.module.css'

const words = landing.plans

/** What a plan costs on the first day for each term; its switch works without any script. */
export function FirstPayment({ plan, className }: { plan: Plan; className?: string }) {
  const { id, name, monthlyCents } = plan
  return (
    <section
      className={`${css.payment} ${className}`}
      aria-label={words.firstOf(name)}
      aria-live="polite"
    >
      <div className={css.head}>
        <h3>{words.first}</h3>
        <p>{name}</p>
        <PaymentSwitch name={`payment-${id}`} />
        <span data-shown="signed-out">
          <ButtonLink href={withPlanChoice(href('/register'), { plan })}>
            {planChoice.begin}
          </ButtonLink>
        </span>
      </div>
      <PriceTable
        caption={words.firstOf(name)}
        rental={{ monthlyCents, recipients: 0 }}
        without={['recipients', 'total']}
      />
    </section>
  )
}
