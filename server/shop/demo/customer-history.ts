import type { Insertable } from 'kysely'

import type { RecipientRow, Rental } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import { newRecipient } from '#server/shop/core/customers/applications.ts'
import { walkInId } from '#server/shop/core/customers/customers.ts'
import { addDays, addMonths, type Day } from '#shared/calendar.ts'
import { sample } from '#shared/content/en/sample-shop.ts'
import type { Application } from '#shared/shop/applications/application.ts'
import { signsForm } from '#shared/shop/applications/household.ts'
import { boxAt } from '#shared/shop/boxes/box-ranges.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { searchTerms } from '#shared/shop/core/search-terms.ts'
import { pricesOf } from '#shared/shop/money/price.ts'

import { drawFrom, type Draw } from './draw.ts'
import { drawMail, drawStray } from './mail-history.ts'
import { drawAcknowledgments, drawChecks } from './papers-history.ts'
import {
  asRecord,
  drawRent,
  moment,
  workingDay,
  type HistoricAction,
  type Paid,
} from './rent-history.ts'

const MAX_MONTHS = 22
/** Frequency (one in n) of: applied only, closed, unpaid, a parcel for a stranger. */
const ONE_IN = { open: 20, closed: 20, late: 15, stray: 25 }

export const historyTables = [
  ...(['customers', 'applications', 'recipients', 'searchTerms', 'documentChecks'] as const),
  ...(['acknowledgments', 'appointments', 'rentals', 'handOuts', 'mailItems', 'tasks'] as const),
]
export type CustomerHistory = {
  [Name in (typeof historyTables)[number]]: Insertable<Tables[Name]>[]
}

type Setting = {
  seed: number
  facts: RentalFacts
  today: Day
  mailEach: number
  slots: number[]
  nextSlip: () => number
}

/** Generates one customer of a sample shop, without an account. The same seed gives the same customer. */
export function drawCustomer(index: number, setting: Setting) {
  const { facts, today, slots, mailEach, nextSlip } = setting
  const draw = drawFrom(setting.seed * 1_000_003 + index)
  const isOpen = index % ONE_IN.open === ONE_IN.open - 1
  const isClosed = !isOpen && index % ONE_IN.closed === ONE_IN.closed / 2
  const application = drawApplication(draw, facts)
  const prices = pricesOf(application.plan, facts)
  if (!prices) throw new Error('It was drawn from the plans of the shop')

  const startedOn = workingDay(
    addDays(addMonths(today, -draw.between(1, MAX_MONTHS)), draw.between(-14, 14)),
    addDays(today, -7),
  )
  const closedOn = isClosed ? workingDay(addDays(startedOn, draw.between(30, 400)), today) : null
  const filedOn = isOpen ? workingDay(today, today) : startedOn
  const filedAt = moment(draw, filedOn, facts)
  const customerId = walkInId(draw.uuid())
  const id = draw.uuid()
  const recipients = drawRecipients(draw, application, id, isOpen ? null : startedOn)
  const { recipients: _, ...agreed } = application
  const history: CustomerHistory = {
    customers: [asCustomer(index, customerId, recipients, filedAt)],
    applications: [
      {
        ...agreed,
        id,
        customerId,
        prices: JSON.stringify(prices),
        state: isOpen ? 'open' : closedOn ? 'closed' : 'active',
        filedAt,
        updatedAt: filedAt,
      },
    ],
    recipients,
    searchTerms: searchTerms(
      recipients.map(({ name }) => name),
      agreed.phone,
    ).map((term) => ({ ...term, applicationId: id })),
    documentChecks: [],
    acknowledgments: [],
    appointments: [],
    rentals: [],
    handOuts: [],
    mailItems: [],
    tasks: [],
  }
  const actions: HistoricAction[] = [{ at: filedAt, record: asRecord('file', 'application', id) }]
  const slot = slots[Math.floor(index / ONE_IN.open)]
  if (isOpen) {
    if (slot) history.appointments.push(asVisit(draw, customerId, slot, filedAt))
    return { history, paid: [] as Paid[], actions }
  }

  const box = boxAt(facts.boxNumbers, index)
  const life = { startedOn, closedOn, isLate: !isClosed && index % ONE_IN.late === 0, today }
  const rentalId = draw.uuid()
  const rent = drawRent(draw, { id: rentalId, application, prices }, box, life, facts)
  const rental: Rental = {
    ...rent.rental,
    id: rentalId,
    customerId,
    applicationId: id,
    box,
    plan: agreed.plan,
    months: agreed.months,
    payment: agreed.payment,
    prices: JSON.stringify(prices),
    allocatedOn: startedOn,
    keysIssuedOn: startedOn,
    keyCount: 1,
    keysReturned: closedOn ? 1 : 0,
    closedOn,
    crdClosedOn: closedOn,
    keysLost: 0,
    remailDeclinedOn: null,
    datesGivenOn: closedOn,
    leftOn: closedOn,
    movedInOn: null,
    planChangesOn: null,
    nextPlan: null,
    nextPrices: null,
    earlierPrices: null,
  }
  history.rentals.push(rental)
  history.documentChecks = drawChecks(draw, recipients, filedAt, today)
  history.acknowledgments = drawAcknowledgments(draw, recipients, startedOn, filedAt)
  const mail = drawMail(draw, { rental, today }, recipients, mailEach, nextSlip, facts)
  history.mailItems = mail.items
  history.handOuts = mail.handOuts
  if (!closedOn && index % ONE_IN.stray === 0) {
    const stray = drawStray(draw, rental, addDays(today, -1), nextSlip(), facts)
    history.mailItems.push(stray.item)
    history.tasks.push(stray.task)
  }
  return { history, paid: rent.paid, actions: [...actions, ...rent.actions] }
}

/** Under a domain that receives no mail (RFC 2606). */
function asCustomer(index: number, id: string, recipients: RecipientRow[], now: number) {
  const firstName = recipients[0]?.name.split(' ')[0] ?? ''
  const email = `sample${index + 1}@example.com`
  return { id, email, firstName, language: 'en' as const, updatedAt: now }
}

function asVisit(draw: Draw, customerId: string, slotAt: number, now: number) {
  return {
    id: draw.uuid(),
    customerId,
    way: 'counter' as const,
    slotAt,
    seat: 0,
    state: 'booked' as const,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
  }
}

const PAYMENTS = ['ahead', 'ahead', 'ahead', 'monthly'] as const

function drawApplication(draw: Draw, { plans, terms }: RentalFacts): Application {
  const lastName = draw.pick(sample.lastNames)
  const isBusiness = draw.isOneIn(5) && plans.some(({ businessName }) => businessName)
  const offered = plans.filter(({ businessName }) => businessName || !isBusiness)
  const ids = { photoId: 'passport', addressId: 'lease', hasPersonalMail: false } as const
  const person = () => ({ givenName: draw.pick(sample.firstNames), familyName: lastName })
  const recipients: Application['recipients'] = [{ kind: 'applicant', ...person(), ...ids }]
  if (isBusiness) {
    const name = `${lastName} ${draw.pick(sample.trades)} LLC`
    recipients.push({ kind: 'business', name, hasPersonalMail: false })
  } else if (draw.isOneIn(4)) recipients.push({ kind: 'adult', ...person(), ...ids })
  return {
    plan: draw.pick(offered).id,
    months: draw.pick(terms),
    payment: draw.pick(PAYMENTS),
    use: isBusiness ? 'business' : 'personal',
    signing: 'counter',
    phone: `(213) 555-${String(draw.between(0, 9_999)).padStart(4, '0')}`,
    recipients,
  }
}

function drawRecipients(
  draw: Draw,
  { recipients }: Application,
  applicationId: string,
  signedOn: Day | null,
): RecipientRow[] {
  return recipients.map((recipient, position) => {
    const row = { ...newRecipient(recipient, { applicationId, position }), id: draw.uuid() }
    if (!signedOn || !signsForm(recipient)) return row
    const signed = { signedOn, witness: 'shop' as const, crdOn: signedOn }
    return { ...row, ...signed, formStatus: 'in-crd' as const }
  })
}
