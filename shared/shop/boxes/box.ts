import * as v from 'valibot'

import { dayOrNone, textOrNone } from '#shared/shop/core/fields.ts'

import { customer } from './customer.ts'

export const boxStates = ['free', 'reserved', 'rented', 'closing', 'blocked'] as const

export const boxPage = v.object({
  box: v.number(),
  state: v.picklist(boxStates),
  until: dayOrNone,
  movedTo: v.nullable(v.number()),
  /** The requested customer; otherwise the renter or, while the number is out of use, the previous one. */
  customer: v.nullable(customer),
  rentals: v.array(
    v.object({
      id: v.string(),
      application: textOrNone,
      name: textOrNone,
      allocatedOn: v.string(),
      closedOn: dayOrNone,
    }),
  ),
})
export type BoxPage = v.InferOutput<typeof boxPage>
