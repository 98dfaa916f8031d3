import * as v from 'valibot'

import { money as words } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { clerkCall, refusing } from '#shared/shop/core/contract.ts'
import { cents as amount, MAX_CENTS, shownVersion, wholeNumber } from '#shared/shop/core/fields.ts'
import { changeCall, ownersChangeCall } from '#shared/shop/core/preconditions.ts'
import { typedLine } from '#shared/typed-fields.ts'

import { cents, id, notFound, ofPosting, sum } from './posting-fields.ts'
import { MAX_TAX_RATE, saleAccounts } from './sale.ts'
import { ways } from './till.ts'

const { fields } = words
const MAX_NAME = 60
const MAX_LINES = 30
const MAX_COUNT = 1_000
const MAX_POSITION = 10_000

const itemId = v.pipe(v.string(fields.item), v.uuid(fields.item))
const taxRate = wholeNumber(fields.taxRate, 0, MAX_TAX_RATE)

const priceItem = v.object({
  id: v.string(),
  name: v.string(),
  cents: v.nullable(sum),
  account: v.picklist(saleAccounts),
  /** In thousandths of a percent. */
  taxRate: v.number(),
})
export type PriceItem = v.InferOutput<typeof priceItem>

const priceList = v.object({
  items: v.array(priceItem),
  /** The legal limit for one signature. */
  notaryFeeLimit: sum,
})

const sale = {
  id,
  lines: v.pipe(
    v.array(
      v.strictObject({
        item: itemId,
        count: wholeNumber(fields.count, 1, MAX_COUNT),
        cents: v.optional(amount(fields.cents, 1, MAX_CENTS)),
      }),
      fields.item,
    ),
    v.minLength(1, fields.item),
    v.maxLength(MAX_LINES, fields.item),
  ),
  /** The total shown on the screen, with tax: exactly that is taken, or nothing. */
  shownCents: amount(fields.cents, 1, MAX_CENTS),
  tendered: v.optional(cents),
}

const MAX_SALE_BYTES = 8_192
const ofSale = {
  ...notFound,
  ...ofPosting,
  ...refusing(
    counter,
    'price_changed',
    'item_gone',
    'price_needed',
    'notary_limit',
    'tendered_too_little',
  ),
}

export const saleCalls = {
  getPriceList: clerkCall
    .route({ method: 'GET', path: '/staff/money/prices' })
    .input(v.object({}))
    .output(priceList),

  savePrice: ownersChangeCall
    .route({ method: 'POST', path: '/staff/money/prices' })
    .input(
      v.strictObject({
        item: v.optional(itemId),
        name: v.pipe(
          typedLine(fields.itemName),
          v.minLength(1, fields.itemName),
          v.maxLength(MAX_NAME, fields.itemName),
          withoutPersonalIdentifiers,
        ),
        cents: v.optional(cents),
        account: v.picklist(saleAccounts, fields.account),
        taxRate,
      }),
    )
    .output(priceList)
    .errors({ ...notFound, ...refusing(counter, 'notary_limit') }),

  movePrice: ownersChangeCall
    .route({ method: 'POST', path: '/staff/money/prices/{item}/move' })
    .input(
      v.strictObject({
        item: v.string(),
        position: wholeNumber(fields.position, 1, MAX_POSITION),
      }),
    )
    .output(priceList)
    .errors(notFound),

  removePrice: ownersChangeCall
    .route({ method: 'POST', path: '/staff/money/prices/{item}/remove' })
    .input(v.strictObject({ item: v.string() }))
    .output(priceList)
    .errors(notFound),

  sell: changeCall()
    .meta({ access: 'clerk', preconditions: [], maxBodyBytes: MAX_SALE_BYTES })
    .route({ method: 'POST', path: '/staff/money/sales' })
    .input(v.strictObject({ ...sale, way: v.picklist(ways, fields.way) }))
    .output(v.object({ receipt: v.number(), cents: sum, change: sum }))
    .errors(ofSale),

  sellToBox: changeCall('box')
    .meta({ access: 'clerk', preconditions: ['box'], maxBodyBytes: MAX_SALE_BYTES })
    .route({ method: 'POST', path: '/staff/money/sales/box' })
    .input(
      v.strictObject({
        ...sale,
        rentalId: v.pipe(v.string(fields.rental), v.uuid(fields.rental)),
        seen: shownVersion,
        way: v.picklist([...ways, 'balance'], fields.way),
        isEmailed: v.optional(v.boolean(), false),
      }),
    )
    .output(v.object({ receipt: v.nullable(v.number()), cents: sum, change: sum, balance: sum }))
    .errors(ofSale),
}
