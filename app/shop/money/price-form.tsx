import { useEffect, useRef, useState } from 'react'

import { prices } from '#app/content/staff/prices.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PriceItem } from '#shared/shop/money/sale-calls.ts'
import { parseRate, saleAccounts, writeRate, type SaleAccount } from '#shared/shop/money/sale.ts'

import card from '#app/ui/card.module.css'

const { form: words } = prices

type PriceFormProps = {
  /** The one that is changed; without it another is added. */
  item: PriceItem | null
  /** It was asked for, or follows another one: it begins with the focus. */
  isNext: boolean
  /** The most a notary may charge for a signature, in cents. */
  limit: number
  onDone: (text: string) => void
  onCancel: () => void
}

export function PriceForm({ item, isNext, limit, onDone, onCancel }: PriceFormProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNext) first.current?.focus()
  }, [isNext])
  const [account, setAccount] = useState<SaleAccount>(item?.account ?? 'sales')
  const [rate, setRate] = useState(item && item.taxRate > 0 ? writeRate(item.taxRate) : '')
  const title = item ? interpolate(prices.changeOf, { name: item.name }) : prices.add
  const notary = interpolate(words.notaryHint, { limit: formatExactDollars(limit) })
  return (
    <Part title={title}>
      <div className={card.card}>
        <CallForm
          call={moneyCalls.savePrice}
          label={title}
          submit={item ? words.save : words.submit}
          values={{ taxRate: parseRate(rate), ...(item && { item: item.id }) }}
          onDone={(_list, { name }) => onDone(interpolate(words.done, { name }))}
        >
          <TextField
            ref={first}
            name="name"
            label={words.name}
            autoComplete="off"
            defaultValue={item?.name}
          />
          <SelectField
            name="account"
            label={words.account}
            value={account}
            onChange={({ target }) => setAccount(target.value as SaleAccount)}
            options={saleAccounts.map((id) => ({ id, label: money.accounts[id] }))}
          />
          <NumberField
            name="cents"
            label={words.cents}
            hint={account === 'notary' ? notary : words.centsHint}
            isDecimal
            required={false}
            defaultValue={item?.cents ? (item.cents / 100).toFixed(2) : undefined}
          />
          <NumberField
            name="taxRate"
            label={words.taxRate}
            hint={words.taxHint}
            isDecimal
            required={false}
            value={rate}
            onChange={({ target }) => setRate(target.value)}
          />
        </CallForm>
        {item && (
          <div>
            <Button variant="plain" onClick={onCancel}>
              {words.cancel}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}
