import { useState } from 'react'

import { prices } from '#app/content/staff/prices.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { CARD } from '#app/ui/looks.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PriceItem } from '#shared/shop/money/sale-calls.ts'
import { parseRate, saleAccounts, writeRate, type SaleAccount } from '#shared/shop/money/sale.ts'

const { form: words } = prices

type PriceFormProps = {
  /** The one that is changed; without it another is added. */
  item: PriceItem | null
  isNext: boolean
  /** The most a notary may charge for a signature, in cents. */
  limit: number
  onClose: () => void
}

export function PriceForm({ item, isNext, limit, onClose }: PriceFormProps) {
  const [account, setAccount] = useState<SaleAccount>(item?.account ?? 'sales')
  const [rate, setRate] = useState(item && item.taxRate > 0 ? writeRate(item.taxRate) : '')
  const title = item ? interpolate(prices.changeOf, { name: item.name }) : prices.add
  const notary = interpolate(words.notaryHint, { limit: formatExactDollars(limit) })
  return (
    <Part title={title}>
      <div className={CARD}>
        <CallForm
          call={moneyCalls.savePrice}
          label={title}
          submit={item ? words.save : words.submit}
          values={{ taxRate: parseRate(rate), ...(item && { item: item.id }) }}
          done={(_list, { name }) => {
            onClose()
            return interpolate(words.done, { name })
          }}
          fields={{
            name: { label: words.name, value: item?.name, isFirst: isNext },
            account: {
              label: words.account,
              value: account,
              options: Object.fromEntries(saleAccounts.map((id) => [id, money.accounts[id]])),
              onChoose: (id) => setAccount(id as SaleAccount),
            },
            cents: {
              label: words.cents,
              hint: account === 'notary' ? notary : words.centsHint,
              value: item?.cents,
            },
          }}
        >
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
            <Button variant="plain" onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}
