import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars, parseDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { money } from '#shared/content/en/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls, type Dues } from '#shared/shop/money/calls.ts'
import type { PriceItem } from '#shared/shop/money/sale-calls.ts'
import { priceSale } from '#shared/shop/money/sale.ts'

import { donePaying, PayFields } from './pay-fields.tsx'

const { sale: words } = moneyPage

export function SalePart() {
  return (
    <Part title={words.title}>
      <div className="grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden">
        <Sale />
      </div>
    </Part>
  )
}

type SaleProps = {
  /** Charged to this box; without it, paid at once. */
  to?: Pick<Dues, 'id' | 'version' | 'hasEmail'>
  onCharged?: () => void
}

export function Sale({ to, onCharged }: SaleProps) {
  const data = useShop(moneyCalls.getPriceList, {})
  const [cart, setCart] = useState<Record<string, CartLine>>({})
  const isOwner = useIsAdministrator()
  if (data.items.length === 0) {
    return (
      <p>
        {words.none} {isOwner && <Link to="/staff/prices">{words.toPrices}</Link>}
      </p>
    )
  }

  const change = (id: string, line: Partial<CartLine>) =>
    setCart({ ...cart, [id]: { count: 0, typed: '', ...cart[id], ...line } })
  const chosen = data.items.flatMap((item) => {
    const line = cart[item.id]
    return line && line.count > 0 ? [{ item, ...line, unitCents: unitOf(item, line) }] : []
  })
  const priced = chosen.map(({ item: { taxRate }, count, unitCents }) => ({
    unitCents: unitCents || 0,
    count,
    taxRate,
  }))
  const { taxCents, totalCents } = priceSale(priced)

  const form = {
    label: words.title,
    submit: interpolate(words.submit, { amount: formatExactDollars(totalCents) }),
    done({ receipt, cents, change: back }: Sold) {
      setCart({})
      onCharged?.()
      return receipt === null
        ? interpolate(words.charged, { amount: formatExactDollars(cents) })
        : donePaying({ receipt, cents, change: back })
    },
  }
  const sold = {
    lines: chosen.map(({ item, count, unitCents }) => ({
      item: item.id,
      count,
      ...(item.cents === null && { cents: unitCents }),
    })),
    shownCents: totalCents,
  }
  const fields = (
    <>
      <SaleLines lines={chosen} taxCents={taxCents} totalCents={totalCents} onChange={change} />
      <PayFields
        cents={totalCents}
        hasEmail={to?.hasEmail ?? false}
        {...(to && { balance: words.balance })}
      />
    </>
  )
  return (
    <>
      <div className="flex flex-wrap gap-3" role="group" aria-label={words.list}>
        {data.items.map((item) => (
          <Button
            key={item.id}
            variant="quiet"
            onClick={() => change(item.id, { count: (cart[item.id]?.count ?? 0) + 1 })}
          >
            {item.name}
            {item.cents !== null && (
              <span className="text-muted tabular-nums"> {formatExactDollars(item.cents)}</span>
            )}
          </Button>
        ))}
      </div>
      {chosen.length > 0 &&
        (to ? (
          <CallForm
            {...form}
            call={moneyCalls.sellToBox}
            values={{ ...sold, rentalId: to.id }}
            seen={to.version}
          >
            {fields}
          </CallForm>
        ) : (
          <CallForm {...form} call={moneyCalls.sell} values={sold}>
            {fields}
          </CallForm>
        ))}
    </>
  )
}

type Sold = { receipt: number | null; cents: number; change: number }

function unitOf({ cents }: PriceItem, { typed }: CartLine) {
  return cents ?? parseDollars(typed)
}

type CartLine = { count: number; typed: string }

type SaleLinesProps = {
  lines: (CartLine & { item: PriceItem; unitCents: number })[]
  taxCents: number
  totalCents: number
  onChange: (id: string, line: Partial<CartLine>) => void
}

function SaleLines({ lines, taxCents, totalCents, onChange }: SaleLinesProps) {
  return (
    <div className="grid grid-cols-1 gap-3 col-span-full">
      {lines.map(({ item: { id, name, cents }, count, typed, unitCents }, index) => (
        <div key={id} className="flex flex-wrap gap-3 items-center border-b border-line pb-2">
          <div className="flex wrap-anywhere items-center gap-2">
            <Button
              variant="quiet"
              small
              aria-label={interpolate(words.fewer, { name })}
              onClick={() => onChange(id, { count: count - 1 })}
            >
              −
            </Button>
            <strong className="min-w-[2ch] text-center tabular-nums">{count}</strong>
            <Button
              variant="quiet"
              small
              aria-label={interpolate(words.more, { name })}
              onClick={() => onChange(id, { count: count + 1 })}
            >
              +
            </Button>
          </div>
          <span className="wrap-anywhere">{name}</span>{' '}
          {cents === null && (
            <NumberField
              name={`lines.${index}.cents`}
              label={interpolate(words.price, { name })}
              isDecimal
              value={typed}
              onChange={({ target }) => onChange(id, { typed: target.value })}
            />
          )}
          <span className="ms-auto tabular-nums">
            {formatExactDollars((unitCents || 0) * count)}
          </span>
        </div>
      ))}
      <div aria-live="polite">
        <Sums
          rows={taxCents > 0 ? [[money.accounts['sales-tax'], taxCents]] : []}
          total={[words.total, totalCents]}
        />
      </div>
    </div>
  )
}
