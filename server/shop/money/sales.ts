import { randomUUID } from 'node:crypto'

import type { Writer } from '#server/database/database.ts'
import { insertMany } from '#server/database/many-rows.ts'
import type { Rental } from '#server/database/rows.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { lockRental } from '#server/shop/core/idempotency/locks.ts'
import { post, sumLines, transfer } from '#server/shop/core/ledger/ledger.ts'
import { sendReceipt } from '#server/shop/core/ledger/receipts.ts'
import { balanceDue } from '#server/shop/core/ledger/standing.ts'
import { inTransaction, type InputOf } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'
import { priceLine, priceSale } from '#shared/shop/money/sale.ts'

import { refuseAboveLimit } from './prices.ts'

type Calls = typeof moneyCalls

export const sell = inTransaction<Calls['sell']>(async (tx, body, by, services) => {
  const { receipt, ...sold } = await postSale(tx, { ...body, rental: null }, by, services)
  if (receipt === null) throw new Error('A sale that is paid has a receipt')
  return { receipt, ...sold }
})

export const sellToBox = inTransaction<Calls['sellToBox']>(async (tx, body, by, services) => {
  const rental = await lockRental(tx, body.rentalId)
  const sold = await postSale(tx, { ...body, rental }, by, services)
  if (body.isEmailed && sold.receipt !== null) {
    await sendReceipt(tx, sold.receipt, services, `receipt ${sold.receipt}`)
  }
  await noteLeft(tx, rental.id, services)
  return { ...sold, balance: await balanceDue(tx, rental.id, services) }
})

type SaleInput = InputOf<Calls['sellToBox']>
type Sale = Omit<SaleInput, 'rentalId' | 'isEmailed' | 'seen'> & { rental: Rental | null }

/**
 * Charges a sale, each account and the tax as its own line, and takes the payment, unless it goes on the box's balance.
 * @throws CounterError when the total differs from the screen's, or a notary's fee is too high
 */
async function postSale(
  tx: Writer,
  { id, lines: wanted, shownCents: cents, way, tendered = cents, rental }: Sale,
  by: Actor,
  services: CounterServices,
) {
  const change = way === 'cash' ? tendered - cents : 0
  const lines = await priceLines(tx, wanted, services)
  const { totalCents } = priceSale(lines)
  if (totalCents !== cents) throw new CounterError('price_changed', { cents: totalCents })
  if (change < 0) throw new CounterError('tendered_too_little', { field: 'tendered' })

  const now = services.now()
  const batch = { batchId: id, rental, on: today(services), by }
  const charge = { ...batch, id: `${id} charge`, kind: 'charge' as const }
  await post(tx, { ...charge, lines: chargeOf(lines) }, now)
  const rows = lines.map(({ count: sold, ...line }, position) => ({
    ...line,
    id: randomUUID(),
    postingId: charge.id,
    rentalId: rental?.id ?? null,
    position,
    sold,
    createdAt: now,
  }))
  await insertMany(tx, 'saleLines', rows)
  const taken = { id: `${id} payment`, kind: 'payment', hasReceipt: true } as const
  const given = way === 'cash' ? { tendered } : {}
  const receipt =
    way === 'balance'
      ? null
      : await post(
          tx,
          { ...batch, ...taken, ...given, lines: transfer(way, 'receivable', cents) },
          now,
        )
  const about = rental
    ? ({ entity: 'rental', entityId: rental.id } as const)
    : ({ entity: 'till', entityId: batch.on } as const)
  const after = { cents, way, receipt: receipt ?? undefined }
  recordAction(tx, by, { action: 'sell', ...about, after }, now)
  return { receipt, cents, change }
}

async function priceLines(tx: Writer, wanted: Sale['lines'], services: CounterServices) {
  const ids = wanted.map(({ item }) => item)
  const items = await tx
    .selectFrom('priceItems')
    .selectAll()
    .where('removedAt', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return wanted.map(({ item: id, count, cents: typed }, index) => {
    const item = items.find((each) => each.id === id)
    if (!item) throw new CounterError('item_gone', { item: id })
    const unitCents = item.cents ?? typed
    const field = `lines.${index}.cents`
    if (unitCents === undefined) throw new CounterError('price_needed', { field })
    refuseAboveLimit(item, unitCents, services)
    const { name, account, taxRate } = item
    const line = { name, account, unitCents, count, taxRate }
    return { ...line, ...priceLine(line) }
  })
}

type PricedLine = Awaited<ReturnType<typeof priceLines>>[number]

function chargeOf(lines: PricedLine[]) {
  return sumLines(
    lines.flatMap(({ account, cents, taxCents }) => [
      ...transfer('receivable', account, cents),
      ...transfer('receivable', 'sales-tax', taxCents),
    ]),
  )
}
