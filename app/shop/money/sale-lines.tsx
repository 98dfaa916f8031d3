import { moneyPage } from '#app/content/staff/money.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { PriceItem } from '#shared/shop/money/sale-calls.ts'

const { sale: words } = moneyPage

/** How many of one thing, and the price where it is typed. */
export type CartLine = { count: number; typed: string }

type SaleLinesProps = {
  lines: (CartLine & { item: PriceItem; unitCents: number })[]
  taxCents: number
  totalCents: number
  onChange: (id: string, line: Partial<CartLine>) => void
}

/** What is sold, line by line, each with fewer and more of it; the tax apart. */
export function SaleLines({ lines, taxCents, totalCents, onChange }: SaleLinesProps) {
  return (
    <div className="stack gap-3 col-span-all">
      {lines.map(({ item: { id, name, cents }, count, typed, unitCents }, index) => (
        <div key={id} className="cluster items-center border-b border-line pb-2">
          <div className="row items-center gap-2">
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
          <span className="break-anywhere">{name}</span>{' '}
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
