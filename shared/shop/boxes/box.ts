import * as v from 'valibot'

import { dayOrNone, textOrNone } from '#shared/shop/core/fields.ts'

import { customer } from './customer.ts'

/** How a box stands: as on the wall, or free. */
export const boxStates = ['free', 'reserved', 'rented', 'closing', 'blocked'] as const

/** A box with whoever rents it. */
export const boxPage = v.object({
  box: v.number(),
  state: v.picklist(boxStates),
  /** The day it closes on, or the last it is out of use. */
  until: dayOrNone,
  /** Whoever was asked for; else who rents it, or, while the number is out of use, who did. */
  customer: v.nullable(customer),
  /** Everybody who ever rented it, the newest first, with the one that is shown. */
  rentals: v.array(
    v.object({
      id: v.string(),
      /** Null once it was erased. */
      application: textOrNone,
      name: textOrNone,
      allocatedOn: v.string(),
      closedOn: dayOrNone,
    }),
  ),
})
export type BoxPage = v.InferOutput<typeof boxPage>
