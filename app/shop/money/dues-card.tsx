import { customers } from '#app/content/staff/customers.ts'
import { moneyPage } from '#app/content/staff/money.ts'
import { ClosingRentList } from '#app/shop/core/closing-rent-list.tsx'
import { formatDate, formatShortDate } from '#app/shop/core/times.ts'
import { TAG } from '#app/ui/looks.ts'
import { Sums } from '#app/ui/sums.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { Dues } from '#shared/shop/money/calls.ts'
import type { RentalStatus } from '#shared/shop/money/standing.ts'

const { pay: words } = moneyPage

const tones: Partial<Record<RentalStatus, string>> = {
  late: 'error',
  due: 'warning',
  closing: 'warning',
  rented: 'success',
}

function StatusTag({ status }: { status: RentalStatus }) {
  return (
    <span className={TAG} data-tone={tones[status]}>
      {customers.statuses[status]}
    </span>
  )
}

export function DuesCard({ box, rental }: { box: number; rental: Dues }) {
  const { name, balance, depositHeld, chargedCents, lateRents, lateFees, status } = rental
  const dated = (text: string, on: string, cents: number) =>
    [interpolate(text, { day: formatShortDate(on) }), cents] as const
  const parts = [
    chargedCents > 0 && ([words.charged, chargedCents] as const),
    ...lateRents.map(({ on, cents }) => dated(words.lateRent, on, cents)),
    ...lateFees.map((on) => dated(words.lateFee, on, rental.eachLateFeeCents)),
    chargedCents < 0 && ([words.credit, chargedCents] as const),
  ].filter((part) => part !== false)
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 text-xl wrap-anywhere">
        <strong className="tabular-nums">{interpolate(words.box, { box })}</strong>{' '}
        {name ?? words.unnamed} <StatusTag status={status} />{' '}
        <span className="text-base font-normal text-muted">{stateOf(rental)}</span>
      </h3>
      {rental.closesOn && rental.closingRent && (
        <div>
          <p>{interpolate(words.closes, { day: formatDate(rental.closesOn) })}</p>
          <ClosingRentList rent={rental.closingRent} closesOn={rental.closesOn} />
        </div>
      )}
      <Sums
        rows={parts.length > 1 ? parts : []}
        total={[balance < 0 ? words.owed : words.owes, Math.abs(balance)]}
        after={[depositHeld > 0 && [words.deposit, depositHeld]]}
      />
    </>
  )
}

function stateOf({ closedOn, paidThrough }: Dues) {
  if (closedOn) return interpolate(words.closed, { day: formatDate(closedOn) })
  if (!paidThrough) return words.notStarted
  return interpolate(words.paidThrough, { day: formatDate(paidThrough) })
}
