import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { MailItem } from '#server/database/rows.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, today, type CounterServices } from '#server/shop/core/counter.ts'
import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { findHold } from '#server/shop/core/customers/holds.ts'
import { findLackingPapers } from '#server/shop/core/customers/paper-holders.ts'
import { tryLockRental } from '#server/shop/core/idempotency/locks.ts'
import { runChange } from '#server/shop/core/idempotency/preconditions.ts'
import { nextNumber } from '#server/shop/core/numbers/next-number.ts'
import { inTransaction, type Handler, type InputOf } from '#server/shop/core/serve-calls.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { bearsName } from '#shared/shop/applications/match-names.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { isLetter } from '#shared/shop/mail/item-kinds.ts'
import type { MailRoute, Received } from '#shared/shop/mail/items.ts'
import { beyondPlan } from '#shared/shop/mail/plan-limits.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

import { findBoxState, lockBoxStates } from './box-state.ts'
import { asCounterItem, findItem, recordItemStep, selectItems } from './mail-items.ts'
import { countCame } from './package-hours.ts'
import { keptUntil, loadPlanUse } from './plan-limits.ts'
import { addTaskOf } from './tasks.ts'

const UNDO_MS = MINUTE_MS

type Calls = typeof mailCalls
type Taken = InputOf<Calls['receive']>

export const receive: Handler<Calls['receive']> = async (body, { by, call }, services) => {
  const item = { ...body, ...checkTracking(body), id: randomUUID() }
  const id = await services.database.write((tx) =>
    runChange(tx, call, body, services, () => receiveItem(tx, item, by, services)),
  )
  const received = await loadReceived(services.database.read, id, services, body.pounds)
  return id === item.id ? received : Response.json(received)
}

/** The normalized tracking number and its carrier. @throws CounterError when a clerk has to confirm one of them */
function checkTracking({ tracking, carrier, checkReason }: Taken) {
  if (tracking === undefined) return { tracking: null, carrier: carrier ?? null, checkReason: null }
  const read = readTracking(tracking)
  const chosen = carrier ?? read.carrier
  if (read.isSuggestion && !carrier)
    throw new CounterError('carrier_unconfirmed', { field: 'carrier' })
  const isWrong = read.check === 'wrong'
  if (isWrong && !checkReason) {
    throw new CounterError('wrong_check_digit', { field: 'checkReason' })
  }
  return {
    tracking: read.number || null,
    carrier: chosen,
    checkReason: isWrong ? (checkReason ?? null) : null,
  }
}

type NewItem = Pick<Taken, 'box' | 'kind' | 'recipientId' | 'addressee' | 'shelf'> & {
  id: string
  tracking: string | null
  carrier: string | null
  checkReason: string | null
}

/**
 * Adds an item, with a task if it has to be returned or sent on.
 * @returns its id
 * @throws CounterError `duplicate_tracking` with the first record, `not_a_recipient`
 */
export async function receiveItem(tx: Writer, item: NewItem, by: Actor, services: CounterServices) {
  const { id, kind, shelf = null, tracking, carrier, checkReason } = item
  const boxStates = await lockBoxStates(tx, [item.box], today(services))
  const found = boxStates(item.box)
  const box = found.movedTo ?? item.box
  const applicationId = found.rental?.applicationId
  const recipients = applicationId ? await listRecipients(tx, applicationId) : []
  const recipient = item.recipientId
    ? recipients.find((row) => row.id === item.recipientId)
    : recipients.find((row) => bearsName(row, item.addressee ?? ''))
  if (item.recipientId && !recipient) throw new CounterError('not_a_recipient')
  const addressee = recipient ? null : (item.addressee ?? null)
  const state = stateOf(found.state, addressee)
  const row = {
    id,
    rentalId: found.rental?.id ?? null,
    box,
    recipientId: recipient?.id ?? null,
    addressee,
    kind,
    carrier,
    tracking,
    checkReason,
    shelf,
    slip: await nextNumber(tx, 'slip'),
    state,
    notice: state === 'waiting' ? ('due' as const) : ('none' as const),
    receivedAt: services.now(),
    receivedBy: by.id,
  }
  // Two clerks with one parcel race here: the unique index admits one.
  const added = await tx
    .insertInto('mailItems')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) {
    const first = await selectItems(tx)
      .where('mailItems.endedAt', 'is', null)
      .where('mailItems.tracking', '=', tracking)
      .executeTakeFirstOrThrow()
    throw new CounterError('duplicate_tracking', {
      first: asCounterItem(first),
    })
  }
  countCame(tx, row, 1)
  await addTaskOf(tx, row, services)
  const after = { box, kind, state }
  const reason = checkReason ?? undefined
  recordItemStep(tx, row.id, { action: 'receive', after, reason }, by, services.now())
  return id
}

/** Mail for a recently closed box is sent on, whatever name it bears; mail for a name that is not listed at the box goes back. */
export function stateOf(box: MailRoute, addressee: string | null): MailItem['state'] {
  if (box === 'remail') return 'to-remail'
  return box === 'return' || addressee !== null ? 'to-return' : 'waiting'
}

export async function loadReceived(
  read: Reader,
  id: string,
  services: CounterServices,
  pounds?: number,
): Promise<Received> {
  const item = await findItem(read, id)
  if (!item) throw new CounterError('not_found')
  const day = today(services)
  const { state, rental } = await findBoxState(read, item.box, day)
  const isKept = rental !== undefined && item.state === 'waiting'
  const { kind, carrier, receivedAt, recipientId } = item
  const heldUntil = rental ? await findHold(read, rental.id, day) : null
  const plan = await (isKept && !isLetter(kind)
    ? loadPlanUse(read, rental, receivedAt, services)
    : null)
  const lacking = await (isKept
    ? findLackingPapers(read, rental, recipientId ? [recipientId] : undefined)
    : [])
  return {
    item,
    boxState: state,
    heldUntil,
    beyondPlan: plan ? beyondPlan({ carrier, pounds, thisMonth: plan.thisMonth }, plan) : [],
    lacking,
    keptUntil: isKept ? keptUntil({ kind, receivedAt }, rental.plan, services) : null,
  }
}

export const undoReceive = inTransaction<Calls['undoReceive']>(async (tx, { id }, by, { now }) => {
  const item = await tx.selectFrom('mailItems').selectAll().where('id', '=', id).executeTakeFirst()
  if (item?.rentalId) await tryLockRental(tx, item.rentalId)
  const undone = await tx
    .updateTable('mailItems')
    .set({ state: 'undone', notice: 'none', endedAt: now() })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('notice', '!=', 'sent')
    .where('receivedAt', '>=', now() - UNDO_MS)
    .returning(['kind', 'receivedAt'])
    .executeTakeFirst()
  if (!undone) throw new CounterError('undo_over')
  countCame(tx, undone, -1)
  await tx.deleteFrom('tasks').where('mailItemId', '=', id).execute()
  recordItemStep(tx, id, { action: 'undo-receive' }, by, now())
})
