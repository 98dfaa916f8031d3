import * as v from 'valibot'

import { counter } from '#shared/content/counter.ts'
import { mailWords as words } from '#shared/content/mail.ts'
import { clerkCall, refusal, refusing } from '#shared/shop/core/contract.ts'
import { dayOrNone, textOrNone } from '#shared/shop/core/fields.ts'
import { changeCall } from '#shared/shop/core/preconditions.ts'

import { foundItem, handOutLine, handOutProof } from './hand-outs.ts'
import {
  box,
  boxMail,
  counterItem,
  handedOut,
  handOutBody,
  itemsBody,
  lettersBody,
  marked,
  receiveBody,
  received,
  task,
} from './items.ts'

const MAX_COUNT = 5_000

const nothing = v.object({})
const notFound = refusing(counter, 'not_found')

export const mailCalls = {
  getBox: clerkCall
    .route({ method: 'GET', path: '/mail/boxes/{box}' })
    .input(v.object({ box: v.string() }))
    .output(boxMail)
    .errors(notFound),

  /** Takes in a parcel, or a letter that was signed for; 200 if the same key was received before. */
  receive: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 4_096 })
    .route({ method: 'POST', path: '/mail/items', successStatus: 201 })
    .input(receiveBody)
    .output(received)
    .errors({
      ...notFound,
      carrier_unconfirmed: refusal(422, counter.carrier_unconfirmed),
      wrong_check_digit: refusal(422, counter.wrong_check_digit),
      ...refusing(counter, 'id_reused', 'duplicate_tracking', 'not_a_recipient'),
    }),

  /** Undoes an intake within a minute. */
  undoReceive: changeCall()
    .route({ method: 'POST', path: '/mail/items/{id}/undo' })
    .input(v.strictObject({ id: v.string() }))
    .output(nothing)
    .errors(refusing(counter, 'undo_over')),

  /** Both boxes' customers are notified. */
  moveItem: changeCall()
    .route({ method: 'POST', path: '/mail/items/{id}/move' })
    .input(v.strictObject({ id: v.string(), box }))
    .output(received)
    .errors(refusing(counter, 'not_found', 'not_waiting', 'same_box')),

  markLetters: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 8_192 })
    .route({ method: 'POST', path: '/mail/letters' })
    .input(lettersBody)
    .output(marked)
    .errors(refusing(counter, 'id_reused')),

  handOut: changeCall('people', 'box')
    .meta({ access: 'clerk', maxBodyBytes: 262_144 })
    .route({ method: 'POST', path: '/mail/hand-outs', successStatus: 201 })
    .input(handOutBody)
    .output(handedOut)
    .errors({
      not_signed: refusal(422, counter.not_signed),
      ...refusing(counter, 'id_reused', 'not_waiting', 'not_a_recipient', 'may_not_collect'),
      ...refusing(counter, 'ids_not_seen', 'form_not_signed'),
      administrator_allows: refusal(403, counter.administrator_allows),
    }),

  /** Hand-outs of a box, latest first; `before` asks for the next page. */
  listHandOuts: clerkCall
    .route({ method: 'GET', path: '/mail/boxes/{box}/hand-outs' })
    .input(v.object({ box: v.string(), before: v.optional(v.string()) }))
    .output(v.object({ handOuts: v.array(handOutLine), next: textOrNone }))
    .errors(notFound),

  getItem: clerkCall
    .route({ method: 'GET', path: '/mail/items/{id}' })
    .input(v.object({ id: v.string() }))
    .output(foundItem)
    .errors(notFound),

  getHandOut: clerkCall
    .route({ method: 'GET', path: '/mail/hand-outs/{id}' })
    .input(v.object({ id: v.string() }))
    .output(handOutProof)
    .errors(notFound),

  /** Forwards items of one customer in one package and notifies them. The address is not stored. */
  sendOn: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 8_192 })
    .route({ method: 'POST', path: '/mail/send-ons' })
    .input(itemsBody)
    .output(nothing)
    .errors(refusing(counter, 'not_waiting')),

  /** Returns items of one customer to their senders: for a box that is rented, or closed recently, only on written request. */
  returnItems: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 8_192 })
    .route({ method: 'POST', path: '/mail/returns' })
    .input(itemsBody)
    .output(nothing)
    .errors(refusing(counter, 'not_waiting', 'remail_duty')),

  listShelf: clerkCall
    .route({ method: 'GET', path: '/mail/shelf' })
    .input(v.object({ after: v.optional(v.string()) }))
    .output(
      v.object({
        items: v.array(counterItem),
        next: v.nullable(v.number()),
        lastCountedOn: dayOrNone,
      }),
    )
    .errors(notFound),

  /** Each missing item becomes a task. Codes that can't be slips are reported as unexpected. */
  countShelf: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 65_536 })
    .route({ method: 'POST', path: '/mail/shelf-counts' })
    .input(
      v.strictObject({
        slips: v.pipe(
          v.array(v.pipe(v.number(), v.finite())),
          v.minLength(1, words.fields.nothingScanned),
          v.maxLength(MAX_COUNT, words.fields.tooMany),
        ),
      }),
    )
    .output(
      v.object({
        expected: v.number(),
        missing: v.array(counterItem),
        unexpected: v.array(v.string()),
      }),
    ),

  listTasks: clerkCall
    .route({ method: 'GET', path: '/mail/tasks' })
    .input(v.object({ box: v.optional(v.string()) }))
    .output(v.object({ tasks: v.array(task) })),

  finishTask: changeCall()
    .route({ method: 'POST', path: '/mail/tasks/{id}/done' })
    .input(v.strictObject({ id: v.string() }))
    .output(nothing)
    .errors(refusing(counter, 'task_done', 'not_waiting')),
}
