import { href } from 'react-router'

import { fees, termsInMonths } from '#app/content/fees.ts'
import { landing } from '#app/content/landing.ts'
import type { Plan } from '#app/content/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDollars } from '#app/ui/dollars.ts'

import { firstPayment } from './first-payment.ts'

import css from './first-payment.module.css'

const words = landing.plans
const isShort = (months: number) => months < fees.setupWaivedFromMonths
const contracts = [
  termsInMonths.filter(isShort),
  termsInMonths.filter((months) => !isShort(months)),
]

/** What a plan costs on the first day, for short and for longer contracts. */
export function FirstPayment({ plan, className }: { plan: Plan; className?: string }) {
  return (
    <section className={`${css.payment} ${className}`} aria-label={words.firstOf(plan.name)}>
      <div className={css.head}>
        <h3>{words.first}</h3>
        <p>{plan.name}</p>
        <span data-shown="signed-out">
          <ButtonLink href={href('/register')}>{words.begin}</ButtonLink>
        </span>
      </div>
      {contracts.map((months) => (
        <Contract key={months.join('-')} months={months} monthlyCents={plan.monthlyCents} />
      ))}
    </section>
  )
}

function Contract({ months, monthlyCents }: { months: number[]; monthlyCents: number }) {
  const { month, setup, deposit, total } = firstPayment(monthlyCents, Math.min(...months))
  return (
    <div className={css.contract}>
      <h4>{words.contract(months)}</h4>
      <dl>
        <Line term={words.firstMonth} cents={month} />
        <Line term={words.setup} cents={setup} />
        <Line term={words.deposit} cents={deposit} />
        <Line term={words.dueToday} cents={total} />
      </dl>
    </div>
  )
}

function Line({ term, cents }: { term: string; cents: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{formatDollars(cents)}</dd>
    </div>
  )
}
