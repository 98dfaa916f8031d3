import type { Insertable } from 'kysely'

import type { Tables } from '#server/database/tables.ts'
import { walkInId } from '#server/shop/core/customers/customers.ts'
import { toNameColumns } from '#server/shop/core/customers/recipient-names.ts'
import { instantOf, type Day } from '#shared/calendar.ts'
import { signsForm } from '#shared/shop/applications/household.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import { searchTerms } from '#shared/shop/core/search-terms.ts'

import type { ImportedCustomer } from './read-customers.ts'
import type { ImportedPerson } from './read-people.ts'

/** In order of foreign keys. */
export const preparedTables = [
  'customers',
  'applications',
  'recipients',
  'search_terms',
  'document_checks',
  'rentals',
  'holds',
  'closing_notices',
  'rental_notes',
  'imported_rentals',
] as const
export type PreparedTable = (typeof preparedTables)[number]
type NewRows = { rentalId: string } & { [Name in PreparedTable]: Insertable<Tables[Name]>[] }

export type ImportSetting = {
  importId: string
  by: { id: string }
  now: number
  today: Day
  timeZone: string
  /** Rising, because rows inserted next to each other in an index are written faster. */
  nextId: () => string
}

export function countIds({ people }: ImportedCustomer) {
  return 6 + 2 * people.length
}

/** The rows of an imported customer except the ledger. Imported customers have no account. */
export function buildRows(
  line: number,
  customer: ImportedCustomer,
  setting: ImportSetting,
): NewRows {
  const { by, now, today, timeZone, nextId } = setting
  const { people, closesOn, isClosed, hold, note, since } = customer
  const began = instantOf(since, '12:00', timeZone) ?? now
  const [customer_id, application_id, rental_id] = [walkInId(nextId()), nextId(), nextId()]
  const agreed = {
    plan: customer.plan,
    months: customer.months,
    payment: customer.payment,
    prices: JSON.stringify(customer.prices),
  }
  const [applicant] = people
  const recipients = people.map((person, position) => ({
    ...asRecipient(person, application_id, position),
    id: nextId(),
  }))
  const closed = isClosed && closesOn ? closesOn : null
  return {
    rentalId: rental_id,
    customers: [
      {
        id: customer_id,
        email: customer.email,
        first_name: applicant?.givenName ?? applicant?.name.split(' ')[0] ?? '',
        language: customer.language,
        updated_at: now,
      },
    ],
    applications: [
      {
        ...agreed,
        id: application_id,
        customer_id,
        state: closed ? 'closed' : 'active',
        use: customer.use,
        signing: 'counter',
        phone: customer.phone,
        filed_at: Math.min(began, now),
        updated_at: now,
      },
    ],
    recipients,
    search_terms: searchTerms(
      people.map(({ name }) => name),
      customer.phone ?? '',
    ).map((term) => ({ ...term, application_id })),
    document_checks: people.flatMap((person, at) =>
      asCheck(person, recipients[at]?.id ?? '', setting),
    ),
    rentals: [
      {
        ...agreed,
        ...asRental(customer, closed, today),
        id: rental_id,
        customer_id,
        application_id,
      },
    ],
    holds: hold
      ? [
          {
            id: nextId(),
            rental_id,
            from_on: hold.from,
            until_on: hold.until,
            ended_on: null,
            created_at: now,
          },
        ]
      : [],
    closing_notices:
      closesOn && !closed
        ? [{ id: nextId(), rental_id, given_on: today, closes_on: closesOn }]
        : [],
    rental_notes: note
      ? [
          {
            id: nextId(),
            rental_id,
            kind: 'note',
            text: note,
            noted_at: now,
            noted_by: by.id,
            ended_on: closed,
            ended_by: null,
          },
        ]
      : [],
    imported_rentals: [{ rental_id, import_id: setting.importId, line, digest: customer.digest }],
  }
}

function asRecipient(person: ImportedPerson, application_id: string, position: number) {
  const { kind, signedOn, crdOn, photoId, addressId } = person
  const signs = signsForm({ kind, hasPersonalMail: false })
  const status = crdOn ? 'in-crd' : signedOn ? 'signed' : 'to-sign'
  return {
    application_id,
    position,
    kind,
    ...toNameColumns(person),
    has_personal_mail: 0,
    photo_id: photoId,
    address_id: addressId,
    form_status: signs ? (status as 'in-crd' | 'signed' | 'to-sign') : ('not-needed' as const),
    signed_on: signedOn,
    witness: signedOn ? ('shop' as const) : null,
    crd_on: crdOn,
    removed_on: null,
    form_reason: null,
    ids_due_since: null,
  }
}

/** Checked on the day of the form, as the rules require. */
function asCheck(
  person: ImportedPerson,
  recipient_id: string,
  { importId, now, timeZone, nextId }: ImportSetting,
) {
  const { photoId, addressId, photoExpiresOn, addressExpiresOn, signedOn } = person
  if (!photoId || !addressId) return []
  const checked_at = signedOn ? (instantOf(signedOn, '12:00', timeZone) ?? now) : now
  return [
    {
      id: nextId(),
      recipient_id,
      photo_id: photoId,
      photo_expires_on: photoExpiresOn,
      address_id: addressId,
      address_expires_on: addressExpiresOn,
      // The spreadsheet does not say which staff member checked.
      checked_by: importId,
      checked_at,
    },
  ]
}

function asRental(customer: ImportedCustomer, closed: Day | null, today: Day) {
  const { box, since, anchorDay, paidThrough, keys, balanceCents, depositCents } = customer
  // A customer who left long ago with a balance of zero has nothing left to do.
  const isDone =
    closed !== null &&
    planClosing(closed).remailUntil < today &&
    balanceCents === 0 &&
    depositCents === 0
  return {
    box,
    allocated_on: since,
    keys_issued_on: since,
    started_on: since,
    anchor_day: anchorDay,
    paid_through: paidThrough,
    closed_on: closed,
    key_count: keys,
    keys_returned: closed ? keys : 0,
    keys_lost: 0,
    crd_closed_on: null,
    remail_declined_on: null,
    dates_given_on: isDone ? closed : null,
    left_on: isDone ? closed : null,
    moved_in_on: today,
  }
}
