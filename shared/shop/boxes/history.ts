import * as v from 'valibot'

import { auditActions, type AuditAction } from '#shared/content/audit.ts'
import { dayOrNone, instant, textOrNone } from '#shared/shop/core/fields.ts'
import { counterItem } from '#shared/shop/mail/items.ts'
import { accounts, postingKinds } from '#shared/shop/money/till.ts'

const fields = v.nullable(v.record(v.string(), v.unknown()))

const common = {
  id: v.string(),
  at: instant,
  /** The member of staff; null for the customer, and for deleted members. */
  by: textOrNone,
  rentalId: textOrNone,
}

const historyEvent = v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('step'),
    action: v.picklist(Object.keys(auditActions) as AuditAction[]),
    person: textOrNone,
    isCustomers: v.boolean(),
    before: fields,
    after: fields,
  }),
  v.object({
    ...common,
    kind: v.literal('ids'),
    person: textOrNone,
    photoId: v.string(),
    photoExpiresOn: dayOrNone,
    addressId: v.string(),
    addressExpiresOn: dayOrNone,
  }),
  v.object({
    ...common,
    kind: v.literal('posting'),
    posting: v.picklist(postingKinds),
    accounts: v.array(v.picklist(accounts)),
    cents: v.number(),
    receipt: v.nullable(v.number()),
    reason: textOrNone,
    isReversed: v.boolean(),
  }),
  v.object({ ...common, kind: v.literal('received'), item: counterItem }),
  v.object({ ...common, kind: v.literal('left'), item: counterItem }),
  v.object({
    ...common,
    kind: v.literal('handed-out'),
    person: textOrNone,
    idType: v.string(),
    items: v.number(),
  }),
  v.object({
    ...common,
    kind: v.literal('paper'),
    step: v.picklist(['received', 'noticed', 'mailed']),
    forName: v.string(),
    servedBy: v.string(),
  }),
])
export type HistoryEvent = v.InferOutput<typeof historyEvent>

export const historyPage = v.object({ events: v.array(historyEvent), next: textOrNone })
