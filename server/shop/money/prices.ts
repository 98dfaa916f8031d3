import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { PriceItem } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { recordAction } from '#server/shop/core/audit/audit.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import type { SignedInContext } from '#server/shop/core/permissions/access.ts'
import { inTransaction } from '#server/shop/core/serve-calls.ts'
import type { moneyCalls } from '#shared/shop/money/calls.ts'

type Calls = typeof moneyCalls
type Limits = Pick<Services, 'facts'>

export function getPriceList(_input: object, _context: SignedInContext, services: Services) {
  return readPriceList(services.database.read, services)
}

async function readPriceList(database: Reader, { facts }: Limits) {
  const items = await orderedPrices(database).execute()
  return { items, notaryFeeLimit: facts.notaryFeeLimit }
}

export const savePrice = inTransaction<Calls['savePrice']>(async (tx, body, by, services) => {
  const { item, name, cents = null, account, taxRate } = body
  refuseAboveLimit({ account }, cents ?? 0, services)
  const id = item ?? randomUUID()
  const price = { name, cents, account, taxRate }
  const before = item === undefined ? undefined : await lockPrice(tx, item)
  if (before) await tx.updateTable('priceItems').set(price).where('id', '=', id).execute()
  else {
    const added = { id, ...price, position: await nextPosition(tx), createdAt: services.now() }
    await tx.insertInto('priceItems').values(added).execute()
  }
  const change = { ...(before && { before: logged(before) }), after: logged(price) }
  const about = { entity: 'price', entityId: id, ...change } as const
  recordAction(tx, by, { action: 'set-price', ...about }, services.now())
  return readPriceList(tx, services)
})

/** The list's order is the order of the buttons at the till. */
export const movePrice = inTransaction<Calls['movePrice']>(
  async (tx, { item: id, position }, by, services) => {
    const locked = await orderedPrices(tx).forUpdate().execute()
    // PostgreSQL sorts before it waits for locks, so concurrent changes may break the order.
    const list = locked.toSorted((one, other) => one.position - other.position)
    const moved = list.find((each) => each.id === id)
    if (!moved) throw new CounterError('not_found')
    const others = list.filter((each) => each !== moved)
    const now = others.toSpliced(position - 1, 0, moved)
    for (const [index, price] of now.entries()) {
      if (price.position === index + 1) continue
      await tx
        .updateTable('priceItems')
        .set({ position: index + 1 })
        .where('id', '=', price.id)
        .execute()
    }
    const before = { item: moved.name, position: list.indexOf(moved) + 1 }
    const after = { item: moved.name, position: now.indexOf(moved) + 1 }
    const about = { entity: 'price', entityId: id, before, after } as const
    recordAction(tx, by, { action: 'move-price', ...about }, services.now())
    return readPriceList(tx, services)
  },
)

export const removePrice = inTransaction<Calls['removePrice']>(
  async (tx, { item: id }, by, services) => {
    const removed = await lockPrice(tx, id)
    const gone = { removedAt: services.now() }
    await tx.updateTable('priceItems').set(gone).where('id', '=', id).execute()
    const about = { entity: 'price', entityId: id, before: logged(removed) } as const
    recordAction(tx, by, { action: 'remove-price', ...about }, services.now())
    return readPriceList(tx, services)
  },
)

function orderedPrices(database: Reader) {
  return database
    .selectFrom('priceItems')
    .selectAll()
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
}

async function nextPosition(tx: Writer) {
  const { last } = await tx
    .selectFrom('priceItems')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

async function lockPrice(tx: Writer, id: string) {
  const price = await tx
    .selectFrom('priceItems')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!price) throw new CounterError('not_found')
  return price
}

type Priced = Pick<PriceItem, 'name' | 'cents' | 'account' | 'taxRate'>

function logged({ name: item, cents, account, taxRate }: Priced) {
  return { item, cents, account, taxRate }
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function refuseAboveLimit(
  { account }: Pick<PriceItem, 'account'>,
  unitCents: number,
  { facts }: Limits,
) {
  if (account !== 'notary' || unitCents <= facts.notaryFeeLimit) return
  const limit = dollars.format(facts.notaryFeeLimit / 100)
  throw new CounterError('notary_limit', { field: 'cents', limit })
}
