import { fees } from '#app/content/fees.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { plans } from '#app/pricing/plans.ts'
import {
  amountOf,
  leavingRule,
  nameRow,
  nameThen,
  renewalRule,
  times,
} from '#app/pricing/price-words.ts'
import { Receipt } from '#app/pricing/receipt.tsx'
import { householdOf, useDraft, type Draft } from '#app/shop/applications/draft.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { apply } from '#content/apply.ts'
import { pricing } from '#content/pricing.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { priceRenewal, priceRental, pricesOf } from '#shared/shop/money/price.ts'
import { periodMonths } from '#shared/shop/money/rent.ts'

import { BESIDE_STEP } from './step-layout.ts'

const { line: words } = pricing

export function usePrice() {
  return priceDraft(useDraft())
}

type DraftPrice = NonNullable<ReturnType<typeof priceDraft>>

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

export function PriceLine() {
  const price = usePrice()
  if (!price) return null
  const { next, dueToday } = price
  return (
    <details>
      <summary className="min-h-11 font-normal after:ml-auto!">
        <span className="min-w-0">
          {words.due} <strong className="tabular-nums">{formatExactDollars(dueToday)}</strong>{' '}
          <span className="text-muted text-small tabular-nums inline-block">
            {nameThen(next.cents, next.months)}
          </span>
        </span>
      </summary>
      <div className="max-h-[50vh] overflow-y-auto">
        <PriceItems price={price} />
        <PriceAfterwards />
      </div>
    </details>
  )
}

export function HouseholdReceipt() {
  const draft = useDraft()
  const plan = plans.find(({ id }) => id === draft.plan)
  if (!plan) return null
  const { months, payment } = draft
  const terms = { ...householdOf(draft), months, payment }
  return (
    <div className={`max-lg:hidden ${BESIDE_STEP}`}>
      <Receipt plan={plan} rental={{ ...terms, monthlyCents: plan.monthlyCents }} />
    </div>
  )
}

export function PriceItems({ price }: { price: DraftPrice }) {
  const { rows, people, recipients, monthsPaid, monthlyCents, dueToday } = price
  return (
    <dl className="grid grid-cols-1">
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

export function PriceAfterwards() {
  return (
    <div className="text-15 text-muted grid grid-cols-1 gap-2">
      <p>{renewalRule}</p>
      <p>{leavingRule}</p>
    </div>
  )
}

const ITEM = 'flex items-baseline justify-between gap-4 border-line py-1.5 not-first:border-t'

type ItemProps = { name: string; cents: number; note: string | false; isSum?: boolean }

function Item({ name, cents, note, isSum }: ItemProps) {
  return (
    <div className={`${ITEM} ${isSum ? 'font-strong' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">
        {name} {note && <span className="text-15 text-muted inline-block">{note}</span>}
      </dt>
      <dd className="flex-none tabular-nums">{amountOf(cents)}</dd>
    </div>
  )
}
