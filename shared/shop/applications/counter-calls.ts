import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { emailAddress } from '#shared/account.ts'
import { counter } from '#shared/content/counter.ts'
import { languages } from '#shared/language.ts'
import { customer, stepCall } from '#shared/shop/boxes/customer.ts'
import { refusal, refusing } from '#shared/shop/core/contract.ts'
import { calendarDay, MAX_CENTS, shownVersion, wholeNumber } from '#shared/shop/core/fields.ts'
import { changeCall } from '#shared/shop/core/preconditions.ts'
import { filled } from '#shared/typed-fields.ts'

import { applicationFields } from './application.ts'
import { recipientKinds } from './household.ts'
import { checkName, nameFields } from './person-name.ts'
import { witnesses } from './tracker.ts'

const { fields, refusals } = words

const application = v.string()
const onRecipient = { application, recipient: v.string() }
const day = calendarDay(fields.day)
const on = v.optional(day)
const document = v.pipe(v.string(fields.document), v.maxLength(40, fields.document))
const language = v.picklist(languages, fields.language)

const household = refusal(422, counter.household)

export const householdCalls = {
  fileAtCounter: changeCall()
    .meta({ access: 'clerk', maxBodyBytes: 32 * 1_024 })
    .route({ method: 'POST', path: '/customers', successStatus: 201 })
    .input(
      v.strictObject({
        customerId: v.optional(v.pipe(v.string(), v.uuid())),
        /** Spelled as accounts store it, or it would match none. */
        email: v.optional(filled(fields.email, emailAddress)),
        language: v.optional(language),
        application: applicationFields,
      }),
    )
    .output(customer)
    .errors({
      ...refusing(counter, 'not_found'),
      application_open: refusal(409, refusals.applicationOpen),
    }),

  /** The two documents shown, by type, never by number; again whenever newer ones are shown. */
  noteIds: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/ids' })
    .input(
      v.strictObject({
        ...onRecipient,
        seen: shownVersion,
        photoId: document,
        addressId: document,
        photoExpiresOn: v.optional(day),
        addressExpiresOn: v.optional(day),
      }),
    )
    .errors({
      ...refusing(counter, 'no_ids_needed'),
      ids_refused: refusal(422, counter.ids_refused),
      expiry_missing: refusal(422, counter.expiry_missing),
    }),

  noteSignature: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/sign' })
    .input(
      v.strictObject({
        ...onRecipient,
        seen: shownVersion,
        witness: v.picklist(witnesses, fields.witness),
        on,
      }),
    )
    .errors(refusing(counter, 'day_ahead', 'ids_not_checked', 'wrong_step')),

  noteAcknowledgment: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/acknowledge' })
    .input(v.strictObject({ ...onRecipient, seen: shownVersion, language, on }))
    .errors(refusing(counter, 'day_ahead', 'ids_not_checked', 'wrong_step')),

  /** The same day and witness for everyone who still has to sign, and whose IDs were checked. */
  noteSignatures: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/sign' })
    .input(
      v.strictObject({
        application,
        seen: shownVersion,
        witness: v.picklist(witnesses, fields.witness),
        on,
      }),
    )
    .errors(refusing(counter, 'day_ahead', 'ids_not_checked', 'wrong_step')),

  noteAcknowledgments: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/acknowledge' })
    .input(v.strictObject({ application, seen: shownVersion, language, on }))
    .errors(refusing(counter, 'day_ahead', 'ids_not_checked', 'wrong_step')),

  noteCrd: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/crd' })
    .input(v.strictObject({ ...onRecipient, seen: shownVersion, on }))
    .errors(refusing(counter, 'day_ahead', 'wrong_step')),

  addRecipient: stepCall('people', 'terms')
    .route({ method: 'POST', path: '/customers/{application}/recipients' })
    .input(
      v.pipe(
        v.strictObject({
          application,
          seen: shownVersion,
          kind: v.picklist(recipientKinds, fields.kind),
          ...nameFields,
          hasPersonalMail: v.optional(v.boolean(), false),
          /** The price shown on the screen: exactly that is charged, or nothing. */
          shownCents: wholeNumber(fields.shownCents, 0, MAX_CENTS),
        }),
        checkName(),
      ),
    )
    .errors({
      ...refusing(counter, 'not_open', 'price_changed', 'till_not_open', 'day_closed'),
      household,
    }),

  renameRecipient: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/rename' })
    .input(
      v.pipe(v.strictObject({ ...onRecipient, seen: shownVersion, ...nameFields }), checkName()),
    )
    .errors({ ...refusing(counter, 'not_open'), household }),

  removeRecipient: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/remove' })
    .input(v.strictObject({ ...onRecipient, seen: shownVersion }))
    .errors({ ...refusing(counter, 'not_open'), household }),

  demandNewForm: stepCall('people')
    .route({ method: 'POST', path: '/customers/{application}/recipients/{recipient}/form' })
    .input(
      v.strictObject({
        ...onRecipient,
        seen: shownVersion,
        reason: v.picklist(['home-address', 'forwarding'], fields.reason),
      }),
    )
    .errors(refusing(counter, 'not_open', 'wrong_step')),

  withdraw: stepCall('terms', 'box')
    .route({ method: 'POST', path: '/customers/{application}/withdraw' })
    .input(v.strictObject({ application, seen: shownVersion }))
    .errors(refusing(counter, 'not_open', 'keys_issued')),
}
