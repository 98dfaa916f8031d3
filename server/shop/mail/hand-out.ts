import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Writer } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import type { RecipientRow } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { noteLeft } from '#server/shop/core/customers/leaving.ts'
import { findLackingPapers } from '#server/shop/core/customers/paper-holders.ts'
import { sendMailEmail } from '#server/shop/core/emails/customer-emails.ts'
import { inTransaction, type InputOf } from '#server/shop/core/serve-calls.ts'
import { pickUpAs } from '#shared/shop/applications/household.ts'
import type { LackingPapers } from '#shared/shop/applications/lacking-papers.ts'
import type { mailCalls } from '#shared/shop/mail/calls.ts'
import { isSigned, roundSignature } from '#shared/shop/mail/signature.ts'
import { slipCode } from '#shared/shop/mail/slip.ts'

import { endTasks, lockWaitingItems } from './end-items.ts'
import { recordItemStep } from './mail-items.ts'
import { countFetched } from './package-hours.ts'

export const handOut = inTransaction<(typeof mailCalls)['handOut']>(
  async (tx, body, by, services) => {
    const { others = [], ...first } = body
    const { box, allowedReason } = first
    const id = await releaseItems(tx, first, by, services)
    const ids: string[] = []
    for (const other of others) {
      ids.push(await releaseItems(tx, { box, allowedReason, ...other }, by, services))
    }
    return { id, others: ids, box, ...(await countItems(tx, [id, ...ids], box)) }
  },
)

type Release = Omit<InputOf<(typeof mailCalls)['handOut']>, 'key' | 'seen' | 'others'>

async function releaseItems(tx: Writer, body: Release, by: Actor, services: Services) {
  const { items, signature } = body
  if (!isSigned(signature)) throw new CounterError('not_signed', { field: 'signature' })
  const { now } = services
  const ids = [...new Set(items)]
  const { items: waiting, rental } = await lockWaitingItems(tx, ids)
  const gone = waiting.filter(({ state, box }) => state !== 'waiting' || box !== body.box)
  if (!rental || gone.length > 0) {
    throw new CounterError('not_waiting', { items: gone.map(({ id }) => id) })
  }
  const recipient = await findRecipient(tx, body.recipientId, rental.applicationId)
  const pickedUpAs = pickUpAs(recipient.kind)
  if (!pickedUpAs) throw new CounterError('may_not_collect')
  const addressees = waiting.flatMap(({ recipientId }) => recipientId ?? [])
  const lacking = await findLackingPapers(tx, rental, [recipient.id, ...addressees])
  if (lacking.length > 0) refuseLacking(lacking, body.allowedReason, by)
  const allowed = lacking.length > 0 ? { reason: body.allowedReason ?? '', without: lacking } : null
  const id = randomUUID()
  await tx
    .insertInto('handOuts')
    .values({
      id,
      rentalId: rental.id,
      recipientId: recipient.id,
      takenBy: recipient.name,
      pickedUpAs,
      idType: body.idType,
      signature: JSON.stringify(roundSignature(signature)),
      handedOutBy: by.id,
      handedOutAt: now(),
      allowedReason: allowed?.reason ?? null,
      allowedWithout: allowed && JSON.stringify(allowed.without),
    })
    .execute()
  await tx
    .updateTable('mailItems')
    .set({ state: 'handed-out', notice: 'none', endedAt: now(), handOutId: id })
    .where(isOneOf(tx, 'id', ids))
    .execute()
  await endTasks(tx, ids, by, services)
  countFetched(tx, waiting, now())
  for (const { id: item, slip } of waiting) {
    const after = { box: body.box, ...(slip && { slip: slipCode(slip) }), way: pickedUpAs }
    recordItemStep(tx, item, { action: 'hand-out', after }, by, now())
  }
  if (allowed) {
    const about = { entity: 'rental', entityId: rental.id, after: { box: body.box } } as const
    recordAction(tx, by, { action: 'allow-hand-out', ...about, reason: allowed.reason }, now())
  }
  await noteLeft(tx, rental.id, services)
  if (pickedUpAs === 'collector') {
    const facts = { box: body.box, items: ids.length, collector: recipient.name, at: now() }
    await sendMailEmail(tx, 'mail-collected', rental, facts, services)
  }
  return id
}

/** @throws CounterError with the missing papers, unless an administrator gives a reason */
function refuseLacking(lacking: LackingPapers[], allowedReason: string | undefined, by: Actor) {
  if (allowedReason !== undefined) {
    if (by.role === 'administrator') return
    throw new CounterError('administrator_allows', { lacking, field: 'allowedReason' })
  }
  const withoutIds = lacking.filter(({ papers }) => papers.includes('ids'))
  const [code, people] =
    withoutIds.length > 0
      ? (['ids_not_seen', withoutIds] as const)
      : (['form_not_signed', lacking] as const)
  throw new CounterError(code, { lacking, names: people.map(({ name }) => name).join(', ') })
}

async function findRecipient(
  tx: Writer,
  id: string,
  applicationId: string | null,
): Promise<RecipientRow> {
  const recipient = await tx
    .selectFrom('recipients')
    .selectAll()
    .where('id', '=', id)
    .where('applicationId', '=', applicationId ?? '')
    .where('removedOn', 'is', null)
    .executeTakeFirst()
  if (!recipient) throw new CounterError('not_a_recipient')
  return recipient
}

async function countItems(tx: Writer, ids: string[], box: number) {
  const handedOut = tx.selectFrom('mailItems').where(isOneOf(tx, 'handOutId', ids))
  const left = tx
    .selectFrom('mailItems')
    .where('box', '=', box)
    .where('endedAt', 'is', null)
    .where('state', '=', sql.lit('waiting'))
  return { handedOut: await countFound(handedOut), left: await countFound(left) }
}
