import { fees } from '#app/content/fees.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import {
  amountOf,
  leavingRule,
  nameRow,
  nameThen,
  renewalRule,
  times,
} from '#app/pricing/price-words.ts'
import { householdOf, useDraft, type Draft } from '#app/shop/applications/draft.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { apply } from '#content/apply.ts'
import { pricing } from '#content/pricing.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { priceRenewal, priceRental, pricesOf } from '#shared/shop/money/price.ts'
import { periodMonths } from '#shared/shop/money/rent.ts'

import css from './price-line.module.css'

const { line: words } = pricing

export function usePrice() {
  return priceDraft(useDraft())
}

type DraftPrice = NonNullable<ReturnType<typeof priceDraft>>

/** The first payment of a draft's household, and the rent after it; null if the shop has no such plan. */
export function priceDraft(draft: Draft) {
  const prices = pricesOf(draft.plan, shopRental)
  if (!prices) return undefined
  const terms = { ...householdOf(draft), months: draft.months, payment: draft.payment }
  const months = periodMonths(terms)
  return {
    ...priceRental(terms, prices),
    recipients: terms.recipients,
    monthlyCents: prices.monthlyCents,
    next: { months, cents: priceRenewal(terms, months, prices).dueToday },
  }
}

/** The price in one line, true for what is chosen so far; opened, it says of what it is made. */
export function PriceLine() {
  const price = usePrice()
  if (!price) return null
  const { next, dueToday } = price
  return (
    <details className={css.line}>
      <summary className="font-normal">
        <span className={css.sum}>
          {words.due} <strong className="tabular-nums">{formatExactDollars(dueToday)}</strong>{' '}
          <span className="text-muted text-small tabular-nums inline-block">
            {nameThen(next.cents, next.months)}
          </span>
        </span>
      </summary>
      <div className={css.opened}>
        <PriceItems price={price} />
        <PriceAfterwards />
      </div>
    </details>
  )
}

/** Every item of the first payment, whoever pays beside their name, and the sum. */
export function PriceItems({ price }: { price: DraftPrice }) {
  const { rows, people, recipients, monthsPaid, monthlyCents, dueToday } = price
  return (
    <dl className={`${css.items} grid grid-cols-1 gap-0`}>
      {rows.map(({ id, cents }) => {
        if (id !== 'recipients') {
          const note = id === 'rent' && times(monthsPaid, monthlyCents)
          return (
            cents !== 0 && <Item key={id} name={nameRow(id, monthsPaid)} {...{ cents, note }} />
          )
        }
        return recipients.map(({ id: person, name, kind }, index) => {
          const added = people[index]?.cents ?? 0
          const note = times(monthsPaid, fees.additionalRecipient)
          const who = cleanLine(name) || apply.people.kinds[kind].name
          return added > 0 && <Item key={person} name={who} cents={added} note={note} />
        })
      })}
      <Item name={words.due} cents={dueToday} note={pricing.beforeTax} isSum />
    </dl>
  )
}

/** The rent after the first payment: that it renews, and how to end it. */
export function PriceAfterwards() {
  return (
    <div className="text-15 text-muted grid grid-cols-1 gap-2">
      <p>{renewalRule}</p>
      <p>{leavingRule}</p>
    </div>
  )
}

type ItemProps = { name: string; cents: number; note: string | false; isSum?: boolean }

function Item({ name, cents, note, isSum }: ItemProps) {
  return (
    <div className={isSum ? 'font-strong' : undefined}>
      <dt className="wrap-anywhere">
        {name} {note && <span className="text-15 text-muted inline-block">{note}</span>}
      </dt>
      <dd className="tabular-nums">{amountOf(cents)}</dd>
    </div>
  )
}
