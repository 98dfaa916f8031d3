import { customer, newApplication as words } from '#app/content/staff/customers.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { nameThen } from '#app/pricing/price-words.ts'
import { Sums } from '#app/ui/sums.tsx'
import type { RecipientKind } from '#shared/shop/applications/household.ts'
import { joinName } from '#shared/shop/applications/person-name.ts'
import { priceRenewal, priceRental, pricesOf, type RentalTerms } from '#shared/shop/money/price.ts'
import { periodMonths } from '#shared/shop/money/rent.ts'

export type ChosenTerms = RentalTerms & { plan: string }

export function readTerms(form: FormData): ChosenTerms {
  const field = (name: string) => String(form.get(`application.${name}`) ?? '')
  const people = [...form.keys()].filter((name) => name.endsWith('.kind')).length
  return {
    plan: field('plan'),
    months: Number(field('months')),
    payment: field('payment') === 'monthly' ? 'monthly' : 'ahead',
    use: field('use') === 'business' ? 'business' : 'personal',
    recipients: Array.from({ length: people }, (_, index) => {
      const own = (name: string) => field(`recipients.${index}.${name}`)
      const name = { givenName: own('givenName'), familyName: own('familyName') }
      return {
        kind: own('kind') as RecipientKind,
        name: own('name') || joinName(name),
        hasPersonalMail: own('hasPersonalMail') === 'true',
      }
    }),
  }
}

export function ApplicationPrice({ terms }: { terms: ChosenTerms }) {
  const prices = pricesOf(terms.plan, shopRental)
  if (!prices) return null
  const { rows, dueToday } = priceRental(terms, prices)
  const months = periodMonths(terms)
  const { due } = customer.steps.activate
  const charged = rows.filter(({ cents }) => cents !== 0)
  return (
    <aside
      aria-label={words.price}
      className="sticky bottom-0 z-10 grid gap-2 border-line bg-raised p-4 max-lg:-mx-4 max-lg:border-t max-lg:gap-0 max-lg:py-2 lg:top-6 lg:w-80 lg:rounded-lg lg:border"
    >
      <div className="max-lg:hidden">
        <Sums
          rows={charged.map(({ id, cents }) => [customer.rows[id], cents])}
          total={[due, dueToday]}
        />
      </div>
      <div className="lg:hidden">
        <Sums rows={[]} total={[due, dueToday]} />
      </div>
      <p className="text-sm text-muted">
        {nameThen(priceRenewal(terms, months, prices).dueToday, months)}
      </p>
    </aside>
  )
}
