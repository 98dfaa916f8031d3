import type { Insertable } from 'kysely'

import type { Tables } from '#server/database/tables.ts'
import { walkInId } from '#server/shop/core/customers/customers.ts'
import { instantOf, type Day } from '#shared/calendar.ts'
import { signsForm } from '#shared/shop/applications/household.ts'
import { pickName } from '#shared/shop/applications/person-name.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import { searchTerms } from '#shared/shop/core/search-terms.ts'
import type {
  CompleteCustomer,
  ImportedCustomer,
  ImportedPerson,
} from '#shared/shop/imports/imported-customer.ts'

/** In order of foreign keys. */
export const preparedTables = [
  'customers',
  'applications',
  'recipients',
  'searchTerms',
  'documentChecks',
  'rentals',
  'holds',
  'closingNotices',
  'rentalNotes',
  'importedRentals',
] as const
export type PreparedTable = (typeof preparedTables)[number]
type NewRows = {
  rentalId: string
  rows: { [Name in PreparedTable]: Insertable<Tables[Name]>[] }
}

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

export function buildRows(
  customer: CompleteCustomer,
  digest: string,
  setting: ImportSetting,
): NewRows {
  const { by, now, today, timeZone, nextId } = setting
  const { people, closesOn, isClosed, hold, note, since } = customer
  const began = instantOf(since, '12:00', timeZone) ?? now
  const [customerId, applicationId, rentalId] = [walkInId(nextId()), nextId(), nextId()]
  const agreed = {
    plan: customer.plan,
    months: customer.months,
    payment: customer.payment,
    prices: JSON.stringify(customer.prices),
  }
  const [applicant] = people
  const recipients = people.map((person, position) => ({
    ...asRecipient(person, applicationId, position),
    id: nextId(),
  }))
  const closed = isClosed && closesOn ? closesOn : null
  const rows: NewRows['rows'] = {
    customers: [
      {
        id: customerId,
        email: customer.email,
        firstName: applicant?.givenName ?? applicant?.name.split(' ')[0] ?? '',
        language: customer.language,
        updatedAt: now,
      },
    ],
    applications: [
      {
        ...agreed,
        id: applicationId,
        customerId,
        state: closed ? 'closed' : 'active',
        use: customer.use,
        signing: 'counter',
        phone: customer.phone,
        filedAt: Math.min(began, now),
        updatedAt: now,
      },
    ],
    recipients,
    searchTerms: searchTerms(
      people.map(({ name }) => name),
      customer.phone ?? '',
    ).map((term) => ({ ...term, applicationId })),
    documentChecks: people.flatMap((person, at) =>
      asCheck(person, recipients[at]?.id ?? '', setting),
    ),
    rentals: [
      {
        ...agreed,
        ...asRental(customer, closed, today),
        id: rentalId,
        customerId,
        applicationId,
      },
    ],
    holds: hold
      ? [
          {
            id: nextId(),
            rentalId,
            fromOn: hold.from,
            untilOn: hold.until,
            endedOn: null,
            createdAt: now,
          },
        ]
      : [],
    closingNotices:
      closesOn && !closed ? [{ id: nextId(), rentalId, givenOn: today, closesOn }] : [],
    rentalNotes: note
      ? [
          {
            id: nextId(),
            rentalId,
            kind: 'note',
            text: note,
            notedAt: now,
            notedBy: by.id,
            endedOn: closed,
            endedBy: null,
          },
        ]
      : [],
    importedRentals: [{ rentalId, importId: setting.importId, line: customer.line, digest }],
  }
  return { rentalId, rows }
}

function asRecipient(person: ImportedPerson, applicationId: string, position: number) {
  const { kind, hasPersonalMail, photoId, addressId } = person
  const signs = signsForm(person)
  const [signedOn, crdOn] = signs ? [person.signedOn, person.crdOn] : [null, null]
  const status = crdOn ? 'in-crd' : person.isFormOnFile ? 'signed' : 'to-sign'
  return {
    applicationId,
    position,
    kind,
    ...pickName(person),
    hasPersonalMail: Number(hasPersonalMail),
    photoId,
    addressId,
    formStatus: signs ? (status as 'in-crd' | 'signed' | 'to-sign') : ('not-needed' as const),
    signedOn,
    witness: signedOn ? ('shop' as const) : null,
    crdOn,
    removedOn: null,
    formReason: null,
    idsDueSince: null,
  }
}

function asCheck(
  person: ImportedPerson,
  recipientId: string,
  { importId, now, timeZone, nextId }: ImportSetting,
) {
  const { photoId, addressId, photoExpiresOn, addressExpiresOn, signedOn } = person
  if (!photoId || !addressId) return []
  const checkedAt = signedOn ? (instantOf(signedOn, '12:00', timeZone) ?? now) : now
  return [
    {
      id: nextId(),
      recipientId,
      photoId,
      photoExpiresOn,
      addressId,
      addressExpiresOn,
      // The spreadsheet does not say which staff member checked.
      checkedBy: importId,
      checkedAt,
    },
  ]
}

function asRental(customer: CompleteCustomer, closed: Day | null, today: Day) {
  const { box, since, anchorDay, paidThrough, keys, balanceCents, depositCents } = customer
  // A customer who left long ago with a balance of zero has nothing left to do.
  const isDone =
    closed !== null &&
    planClosing(closed).remailUntil < today &&
    balanceCents === 0 &&
    depositCents === 0
  return {
    box,
    allocatedOn: since,
    keysIssuedOn: since,
    startedOn: since,
    anchorDay,
    paidThrough,
    closedOn: closed,
    keyCount: keys,
    keysReturned: closed ? keys : 0,
    keysLost: 0,
    crdClosedOn: null,
    remailDeclinedOn: null,
    datesGivenOn: isDone ? closed : null,
    leftOn: isDone ? closed : null,
    movedInOn: today,
  }
}
