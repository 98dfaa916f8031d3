import { business } from '#app/content/business.ts'
import { moneyPage } from '#app/content/staff/money.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatMonthDay, formatShortDate } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { Button, ButtonRoute } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { wallClock } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import { todayCalls, type DueLine } from '#shared/shop/today/calls.ts'

const { rents: words } = moneyPage

export function RentsDuePart({ today }: { today: string }) {
  const { pages, button } = usePages(todayCalls.listDue, { kind: 'rents' }, 'after', words.more)
  return (
    <Part title={words.title}>
      <ListTable
        empty={words.none}
        rows={pages.flatMap(({ lines }) => lines)}
        columns={words.columns}
        cells={{
          who: describeCustomer,
          amount: amountCell,
          action: actionsOn(today),
        }}
        numbers={['amount']}
      />
      {button}
    </Part>
  )
}

function describeCustomer({ box, name, on, toPay }: DueLine) {
  const isLate = toPay?.status === 'late'
  const text = isLate ? words.late : words.due
  return (
    <>
      <strong className="tabular-nums">{box}</strong> {name}{' '}
      <span className={`text-sm whitespace-nowrap ${isLate ? 'text-error' : 'text-muted'}`}>
        {on && interpolate(text, { day: formatMonthDay(on) })}
      </span>
    </>
  )
}

function amountCell({ toPay }: DueLine) {
  if (!toPay) return null
  const color = toPay.status === 'late' ? 'font-semibold text-error' : undefined
  return <span className={color}>{formatExactDollars(toPay.cents)}</span>
}

function actionsOn(today: string) {
  return (line: DueLine) => <Actions line={line} today={today} />
}

function Actions({ line, today }: { line: DueLine; today: string }) {
  const { id, box, toPay } = line
  const remind = useCall(moneyCalls.remindOfRent)
  const name = { box: box ?? '' }
  const last = toPay?.remindedAt ? wallClock(toPay.remindedAt, business.timeZone).date : null
  const reminded = last && interpolate(words.reminded, { day: formatShortDate(last) })
  const isDone = last === today
  return (
    <div className="flex flex-wrap gap-x-4 whitespace-nowrap sm:flex-nowrap">
      <ButtonRoute
        variant="plain"
        to={`?tab=payment&box=${box}&rent=due`}
        aria-label={interpolate(words.payOf, name)}
      >
        {words.pay}
      </ButtonRoute>
      {toPay?.hasEmail && toPay.cents > 0 && (
        <Button
          variant="plain"
          waiting={remind.isBusy || isDone}
          title={reminded ?? undefined}
          aria-label={interpolate(words.remindOf, name)}
          onClick={() => void remind.call({ rentalId: id })}
        >
          {isDone ? words.remindedToday : words.remind}
        </Button>
      )}
      {remind.problem && (
        <span className="text-sm text-error" role="alert">
          {remind.problem}
        </span>
      )}
    </div>
  )
}
