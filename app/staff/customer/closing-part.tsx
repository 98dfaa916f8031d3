import { customer } from '#app/content/en/staff/customers.ts'
import { formatDate } from '#app/rental/times.ts'
import { Part } from '#app/staff/staff-page.tsx'
import card from '#app/ui/card.module.css'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ClosingPlan } from '#shared/rental/closing.ts'
import type { CustomerRental } from '#shared/rental/counter-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './customer.module.css'

const { closing: words } = customer

type Duty = { id: string; text: string; isDone: boolean }

/** What the shop owes a customer who leaves, and the Postal Service: done, to do, or until when. */
export function ClosingPart({ rental, plan }: { rental: CustomerRental; plan: ClosingPlan }) {
  const until = (day: string, text: string) => interpolate(text, { day: formatDate(day) })
  return (
    <Part title={words.title}>
      <div className={card.card}>
        <ul className={`${css.duties} stack gap-2`}>
          {dutiesOf(rental).map(({ id, text, isDone }) => (
            <li key={id} className={isDone ? 'success' : 'semibold'}>
              <Icon name={isDone ? 'check' : 'circle'} size={20} />
              <span>
                <span className="sr-only">{isDone ? words.done : words.open}: </span>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <ul className="bulleted muted">
          <li>{until(plan.remailUntil, words.remail)}</li>
          <li>{until(plan.remailUntil, words.number)}</li>
          <li>{until(plan.agentUntil, words.agent)}</li>
          <li>{words.noChange}</li>
        </ul>
      </div>
    </Part>
  )
}

function dutiesOf(rental: CustomerRental): Duty[] {
  const { waiting, balanceCents, keyCount, keysReturned, crdClosedOn } = rental
  const count = keyCount - keysReturned
  const amount = formatExactDollars(Math.abs(balanceCents))
  return [
    {
      id: 'mail',
      text: waiting ? interpolate(words.mail, { count: waiting }) : words.noMail,
      isDone: waiting === 0,
    },
    {
      id: 'balance',
      text: balanceCents ? interpolate(words.balance, { amount }) : words.noBalance,
      isDone: balanceCents === 0,
    },
    {
      id: 'keys',
      text: count ? interpolate(words.keys, { count }) : words.noKeys,
      isDone: count === 0,
    },
    { id: 'crd', text: words.crd, isDone: crdClosedOn !== null },
  ]
}
