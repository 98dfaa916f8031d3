import { useState } from 'react'

import { prices as words } from '#app/content/staff/prices.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'
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
  // Each price that is added or changed begins another form.
  const [turn, setTurn] = useState(0)
  const { status, say } = useStatus()

  function begin(item: PriceItem | null) {
    setChanged(item)
    setTurn(turn + 1)
  }

  return (
    <>
      <StaffPageHead about={words.lead} />
      <StatusLine status={status} />
      <Part title={words.list} count={items.length}>
        <PriceTable
          items={items}
          onMoved={({ name }, position) => say(interpolate(words.moved, { name, position }))}
          onChange={begin}
          onRemoved={({ id, name }) => {
            if (changed?.id === id) begin(null)
            say(interpolate(words.removed, { name }))
          }}
        />
      </Part>
      <PriceForm
        key={turn}
        item={changed}
        isNext={turn > 0}
        limit={notaryFeeLimit}
        onDone={(text) => {
          begin(null)
          say(text)
        }}
        onCancel={() => begin(null)}
      />
    </>
  )
}

type PriceTableProps = {
  items: PriceItem[]
  /** To another place, counted from 1. */
  onMoved: (item: PriceItem, position: number) => void
  onChange: (item: PriceItem) => void
  onRemoved: (item: PriceItem) => void
}

function PriceTable(props: PriceTableProps) {
  return (
    <ListTable
      caption={words.list}
      empty={words.none}
      rows={props.items}
      keyOf={({ id }) => id}
      columns={words.columns}
      cells={{
        name: ({ name }) => name,
        price: ({ cents }) => (cents === null ? words.typed : formatExactDollars(cents)),
        account: ({ account }) => money.accounts[account],
        tax: ({ taxRate }) =>
          taxRate === 0 ? words.noTax : interpolate(words.rate, { rate: writeRate(taxRate) }),
        action: actionsOf(props),
      }}
      numbers={['price', 'tax']}
    />
  )
}

function actionsOf(props: PriceTableProps) {
  return (item: PriceItem) => <PriceActions item={item} {...props} />
}

type ActionsProps = PriceTableProps & { item: PriceItem }

function PriceActions({ item, items, onMoved, onChange, onRemoved }: ActionsProps) {
  const { id, name } = item
  const index = items.indexOf(item)
  const common = { variant: 'quiet', small: true } as const
  const move = (isLast: boolean, way: 'up' | 'down', position: number) => (
    <CallButton
      {...common}
      aria-label={interpolate(words[way], { name })}
      waiting={isLast}
      call={moneyCalls.movePrice}
      input={{ item: id, position }}
      onDone={() => onMoved(item, position)}
    >
      <Icon name={way} />
    </CallButton>
  )
  return (
    <div className="cluster gap-2">
      {move(index === 0, 'up', index)}
      {move(index === items.length - 1, 'down', index + 2)}
      <Button
        {...common}
        aria-label={interpolate(words.changeOf, { name })}
        onClick={() => onChange(item)}
      >
        {words.change}
      </Button>
      <CallButton
        {...common}
        aria-label={interpolate(words.removeOf, { name })}
        call={moneyCalls.removePrice}
        input={{ item: id }}
        onDone={() => onRemoved(item)}
      >
        {words.remove}
      </CallButton>
    </div>
  )
}
