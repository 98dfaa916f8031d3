import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { money } from '#shared-content/money.ts'
import { counter } from '#shared/content/counter.ts'
import { languages } from '#shared/language.ts'
import { clerkCall, refusing, type StatePart } from '#shared/shop/core/contract.ts'
import {
  calendarDay,
  cents,
  idempotencyKey,
  MAX_CENTS,
  MAX_KEYS,
  shownVersion,
  wholeNumber,
} from '#shared/shop/core/fields.ts'
import { ways } from '#shared/shop/money/till.ts'

import { boxPage } from './box.ts'
import { customer, listedCustomer, stepCall } from './customer.ts'
import { found } from './found.ts'
import { historyPage } from './history.ts'
import { closingDay, closingRefusals, holdDays, holdOver, holdRefusals } from './mailbox-calls.ts'

const { fields } = words

const application = v.string()
const day = calendarDay(fields.day)
const count = wholeNumber(fields.keys, 1, MAX_KEYS)

const takenBox = v.object({
  box: v.number(),
  state: v.picklist(['reserved', 'rented', 'closing', 'blocked']),
  id: v.nullable(v.string()),
  name: v.nullable(v.string()),
  until: v.nullable(v.string()),
  movedTo: v.nullable(v.number()),
})
export type TakenBox = v.InferOutput<typeof takenBox>

const onOpenBox = (...preconditions: StatePart[]) =>
  stepCall(...preconditions).errors(refusing(counter, 'no_box', 'box_not_open'))

export const boxCalls = {
  /** The wall that contains a number: those of `from` through `to` that are not listed are free. */
  getWall: clerkCall
    .route({ method: 'GET', path: '/boxes' })
    .input(v.object({ from: v.optional(v.string()) }))
    .output(
      v.object({
        ranges: v.array(v.object({ first: v.number(), last: v.number() })),
        from: v.number(),
        to: v.number(),
        boxes: v.array(takenBox),
      }),
    ),

  getBox: clerkCall
    .route({ method: 'GET', path: '/boxes/{box}' })
    .input(v.object({ box: v.string(), application: v.optional(v.string()) }))
    .output(boxPage)
    .errors(refusing(counter, 'box_unknown', 'not_found')),

  getHistory: clerkCall
    .route({ method: 'GET', path: '/boxes/{box}/history' })
    .input(v.object({ box: v.string(), before: v.optional(v.string()) }))
    .output(historyPage)
    .errors(refusing(counter, 'not_found')),

  /** By number, name, slip, tracking number, telephone or email; best match first. */
  find: clerkCall
    .route({ method: 'GET', path: '/find' })
    .input(v.object({ q: v.optional(v.string()) }))
    .output(v.object({ found: v.array(found) })),

  listCustomers: clerkCall
    .route({ method: 'GET', path: '/customers' })
    .input(v.object({}))
    .output(v.object({ customers: v.array(listedCustomer) })),

  getCustomer: clerkCall
    .route({ method: 'GET', path: '/customers/{application}' })
    .input(v.object({ application }))
    .output(customer)
    .errors(refusing(counter, 'not_found')),

  /** Of a customer's emails. Supabase's accounts choose their own. */
  chooseLanguage: stepCall()
    .route({ method: 'POST', path: '/customers/{application}/language' })
    .input(v.strictObject({ application, language: v.picklist(languages, fields.language) }))
    .errors(refusing(counter, 'language_of_account')),

  /** Assigns the application a number, the lowest free one by default, or another one until the keys are issued. */
  giveBox: stepCall('terms', 'box')
    .route({ method: 'POST', path: '/customers/{application}/box' })
    .input(
      v.strictObject({
        application,
        seen: shownVersion,
        box: v.optional(wholeNumber(fields.box, 0, Number.MAX_SAFE_INTEGER)),
      }),
    )
    .errors(
      refusing(
        counter,
        'not_open',
        'box_allocated',
        'no_box_free',
        'box_unknown',
        'box_rented',
        'box_quarantined',
      ),
    ),

  issueKeys: stepCall('people', 'terms', 'box')
    .route({ method: 'POST', path: '/customers/{application}/keys' })
    .input(v.strictObject({ application, seen: shownVersion, count }))
    .errors(
      refusing(
        counter,
        'no_box',
        'keys_issued',
        'forms_missing',
        'acknowledgment_missing',
        'too_many_keys',
      ),
    ),

  /** Takes the first payment, at the prices the application was filed at, and opens the box. */
  activate: stepCall('terms', 'box', 'money')
    .route({ method: 'POST', path: '/customers/{application}/activate' })
    .input(
      v.strictObject({
        application,
        seen: shownVersion,
        id: idempotencyKey(fields.key),
        way: v.picklist(ways, money.fields.way),
        /** The price shown on the screen: exactly that is taken, or nothing. */
        shownCents: wholeNumber(fields.shownCents, 0, MAX_CENTS),
        tendered: v.optional(cents(money.fields.cents, 1, MAX_CENTS)),
        isEmailed: v.optional(v.boolean(), false),
      }),
    )
    .errors(
      refusing(
        counter,
        'no_box',
        'no_keys',
        'already_active',
        'price_changed',
        'tendered_too_little',
        'id_reused',
        'till_not_open',
        'day_closed',
      ),
    ),

  addHold: onOpenBox('box')
    .route({ method: 'POST', path: '/customers/{application}/holds' })
    .input(v.strictObject({ application, seen: shownVersion, ...holdDays }))
    .errors(holdRefusals),

  endHold: onOpenBox('box')
    .route({ method: 'POST', path: '/customers/{application}/holds/{hold}/end' })
    .input(v.strictObject({ application, seen: shownVersion, hold: v.string() }))
    .errors(holdOver),

  takeNotice: onOpenBox('box', 'money')
    .route({ method: 'POST', path: '/customers/{application}/notice' })
    .input(v.strictObject({ application, seen: shownVersion, ...closingDay }))
    .errors(closingRefusals),

  withdrawNotice: onOpenBox('box')
    .route({ method: 'POST', path: '/customers/{application}/notice/withdraw' })
    .input(v.strictObject({ application, seen: shownVersion }))
    .errors(refusing(counter, 'no_notice')),

  /** Closes the box today, with or without notice: rent until today is charged, and the duties after a closing begin. */
  close: onOpenBox('terms', 'box', 'money')
    .route({ method: 'POST', path: '/customers/{application}/close' })
    .input(v.strictObject({ application, seen: shownVersion }))
    .errors(refusing(counter, 'day_closed')),

  /** The closing was entered in the Customer Registration Database (item 1b of the form). */
  noteClosingInCrd: stepCall('box')
    .route({ method: 'POST', path: '/customers/{application}/close/crd' })
    .input(v.strictObject({ application, seen: shownVersion, on: v.optional(day) }))
    .errors(refusing(counter, 'no_box', 'box_not_closed', 'day_ahead')),

  noteDatesGiven: stepCall('box')
    .route({ method: 'POST', path: '/customers/{application}/close/dates' })
    .input(v.strictObject({ application, seen: shownVersion }))
    .errors(refusing(counter, 'no_box', 'box_open')),

  noteRemailWish: stepCall('box')
    .route({ method: 'POST', path: '/customers/{application}/remail-wish' })
    .input(
      v.strictObject({
        application,
        seen: shownVersion,
        isDeclined: v.boolean(),
        on: v.optional(day),
      }),
    )
    .errors(refusing(counter, 'no_box', 'box_not_open', 'day_ahead')),

  takeKeysBack: stepCall('box')
    .route({ method: 'POST', path: '/customers/{application}/keys/return' })
    .input(v.strictObject({ application, seen: shownVersion, count }))
    .errors(refusing(counter, 'no_box', 'keys_not_out')),
}
