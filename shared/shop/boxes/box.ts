import * as v from 'valibot'

import { dayOrNone, textOrNone } from '#shared/shop/core/fields.ts'

import { customer } from './customer.ts'

export const boxStates = ['free', 'reserved', 'rented', 'closing', 'blocked'] as const

export const boxPage = v.object({
  box: v.number(),
  state: v.picklist(boxStates),
  /** The day it closes on, or the last it is out of use. */
  until: dayOrNone,
  /** The number that its last customer moved to, while it is out of use. */
  movedTo: v.nullable(v.number()),
  /** The requested customer; otherwise the renter or, while the number is out of use, the previous one. */
  customer: v.nullable(customer),
  rentals: v.array(
    v.object({
      id: v.string(),
      /** Null once it was erased. */
      application: textOrNone,
      name: textOrNone,
      allocatedOn: v.string(),
      /** Closed, or moved to another number. */
      closedOn: dayOrNone,
    }),
  ),
})
export type BoxPage = v.InferOutput<typeof boxPage>
