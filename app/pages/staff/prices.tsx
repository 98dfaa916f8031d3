import { useState } from 'react'

import { prices as words } from '#app/content/staff/prices.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { PriceForm } from '#app/shop/money/price-form.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PriceItem } from '#shared/shop/money/sale-calls.ts'
import { writeRate } from '#shared/shop/money/sale.ts'

export default function Prices() {
  const { items, notaryFeeLimit } = useShop(moneyCalls.getPriceList, {})
  const [changed, setChanged] = useState<PriceItem | null>(null)
  // A new key empties the form after each saved price.
  const [turn, setTurn] = useState(0)

  function begin(item: PriceItem | null) {
    setChanged(item)
    setTurn(turn + 1)
  }

  function actions(item: PriceItem) {
    const { id, name } = item
    const index = items.indexOf(item)
    const move = (isLast: boolean, way: 'up' | 'down', position: number) => (
      <CallButton
        {...SMALL}
        aria-label={interpolate(words[way], { name })}
        waiting={isLast}
        call={moneyCalls.movePrice}
        input={{ item: id, position }}
        done={interpolate(words.moved, { name, position })}
      >
        <Icon name={way} />
      </CallButton>
    )
    return (
      <div className="flex flex-wrap gap-2">
        {move(index === 0, 'up', index)}
        {move(index === items.length - 1, 'down', index + 2)}
        <Button
          {...SMALL}
          aria-label={interpolate(words.changeOf, { name })}
          onClick={() => begin(item)}
        >
          {words.change}
        </Button>
        <CallButton
          {...SMALL}
          aria-label={interpolate(words.removeOf, { name })}
          call={moneyCalls.removePrice}
          input={{ item: id }}
          done={() => {
            if (changed?.id === id) begin(null)
            return interpolate(words.removed, { name })
          }}
        >
          {words.remove}
        </CallButton>
      </div>
    )
  }

  return (
    <>
      <StaffPageHead about={words.lead} />
      <SaidAbove>
        <Part title={words.list} count={items.length}>
          <ListTable
            empty={words.none}
            rows={items}
            columns={words.columns}
            cells={{
              name: ({ name }) => name,
              price: ({ cents }) => (cents === null ? words.typed : formatExactDollars(cents)),
              account: ({ account }) => money.accounts[account],
              tax: ({ taxRate }) =>
                taxRate === 0 ? words.noTax : interpolate(words.rate, { rate: writeRate(taxRate) }),
              action: actions,
            }}
            numbers={['price', 'tax']}
          />
        </Part>
        <PriceForm
          key={turn}
          item={changed}
          isNext={turn > 0}
          limit={notaryFeeLimit}
          onClose={() => begin(null)}
        />
      </SaidAbove>
    </>
  )
}

const SMALL = { variant: 'quiet', small: true } as const
