import { useState } from 'react'

import { prices as words } from '#app/content/staff/prices.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { PriceForm } from '#app/shop/money/price-form.tsx'
import { storeAnswer, useShopQuery } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PriceItem } from '#shared/shop/money/sale-calls.ts'
import { writeRate } from '#shared/shop/money/sale.ts'

export default function Prices() {
  const { data, problem, refresh } = useShopQuery(moneyCalls.getPriceList, {})
  const [changed, setChanged] = useState<PriceItem | null>(null)
  // Each price that is added or changed begins another form.
  const [turn, setTurn] = useState(0)
  const [status, setStatus] = useState<Status | null>(null)

  function say(text: string, tone: Status['tone'] = 'success') {
    setStatus({ text, id: crypto.randomUUID(), tone })
  }

  function begin(item: PriceItem | null) {
    setChanged(item)
    setTurn(turn + 1)
  }

  function finish(text: string, tone?: Status['tone']) {
    say(text, tone)
    void refresh()
  }

  async function move({ id, name }: PriceItem, position: number) {
    const call = moneyCalls.movePrice
    const { data: moved, error } = await callShop(call, { item: id, position })
    if (error) return finish(error.message, 'error')
    storeAnswer(moneyCalls.getPriceList, {}, () => moved)
    say(interpolate(words.moved, { name, position }))
  }

  async function remove({ id, name }: PriceItem) {
    const { error } = await callShop(moneyCalls.removePrice, { item: id })
    if (changed?.id === id) begin(null)
    if (error) finish(error.message, 'error')
    else finish(interpolate(words.removed, { name }))
  }

  return (
    <>
      <StaffPageHead about={words.lead} />
      <StatusLine status={status} />
      {data ? (
        <>
          <Part title={words.list} count={data.items.length}>
            <PriceTable items={data.items} onMove={move} onChange={begin} onRemove={remove} />
          </Part>
          <PriceForm
            key={turn}
            item={changed}
            isNext={turn > 0}
            limit={data.notaryFeeLimit}
            onDone={(text) => {
              begin(null)
              finish(text)
            }}
            onCancel={() => begin(null)}
          />
        </>
      ) : (
        <Waiting problem={problem} onRetry={refresh} />
      )}
    </>
  )
}

type PriceTableProps = {
  items: PriceItem[]
  /** To another place, counted from 1. */
  onMove: (item: PriceItem, position: number) => Promise<void>
  onChange: (item: PriceItem) => void
  onRemove: (item: PriceItem) => Promise<void>
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

function PriceActions({ item, items, onMove, onChange, onRemove }: ActionsProps) {
  const { name } = item
  const index = items.indexOf(item)
  const move = (isLast: boolean, way: 'up' | 'down', position: number) => (
    <Button
      variant="quiet"
      small
      aria-label={interpolate(words[way], { name })}
      waiting={isLast}
      onClick={() => void onMove(item, position)}
    >
      <Icon name={way} />
    </Button>
  )
  return (
    <div className="cluster gap-2">
      {move(index === 0, 'up', index)}
      {move(index === items.length - 1, 'down', index + 2)}
      <Button
        variant="quiet"
        small
        aria-label={interpolate(words.changeOf, { name })}
        onClick={() => onChange(item)}
      >
        {words.change}
      </Button>
      <Button
        variant="quiet"
        small
        aria-label={interpolate(words.removeOf, { name })}
        onClick={() => void onRemove(item)}
      >
        {words.remove}
      </Button>
    </div>
  )
}

type ActionsProps = PriceTableProps & { item: PriceItem }
