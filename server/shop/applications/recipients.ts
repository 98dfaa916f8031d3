import { isDeepStrictEqual } from 'node:util'

import { rental as words } from '#sentences/rental.ts'
import { insertRow, lockRow, updateRows } from '#server/database/rows.ts'
import type { RecipientRow } from '#server/database/shop-tables.ts'
import {
  agreedPrices,
  asHousehold,
  listRecipients,
  newRecipient,
} from '#server/shop/core/applications.ts'
import type { AuditedAction } from '#server/shop/core/audit.ts'
import { lockRecipientOf, type Step, type StepOf } from '#server/shop/core/counter-step.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { post } from '#server/shop/core/ledger.ts'
import { priceOfMore } from '#server/shop/core/periods.ts'
import { readNameColumns, toNameColumns } from '#server/shop/core/recipient-names.ts'
import { indexApplication } from '#server/shop/core/search-terms.ts'
import { say } from '#shared/sentence.ts'
import type { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import {
  countPeople,
  householdProblems,
  neededForms,
  needsIds,
  signsForm,
} from '#shared/shop/applications/household.ts'
import { fullName } from '#shared/shop/applications/person-name.ts'
import type { FormReason } from '#shared/shop/applications/tracker.ts'

type Calls = typeof householdCalls

/** What only a new look at both IDs can show. */
const NEEDS_IDS: FormReason[] = ['name', 'home-address']

/** Whose form names them signs it anew. */
export async function addRecipient(step: StepOf<Calls['addRecipient']>) {
  const { tx, application, input } = step
  refuseEnded(step)
  const recipients = await listRecipients(tx, application.id)
  const position = Math.max(...recipients.map((recipient) => recipient.position)) + 1
  const added = newRecipient(
    { ...input, hasPersonalMail: false },
    { application_id: application.id, position },
  )
  refuseHousehold(step, [...recipients, added])
  await insertRow(tx, 'recipients', added)
  await demandForm(step, added, [...recipients, added])
  const cents = await chargeAdded(step, added, recipients)
  await finish(step, 'add-recipient', added, { cents })
}

export async function renameRecipient(step: StepOf<Calls['renameRecipient']>) {
  const { tx, input, application } = step
  refuseEnded(step)
  const recipient = await lockRecipientOf(step)
  const columns = toNameColumns(fullName(input))
  if (isDeepStrictEqual(columns, toNameColumns(readNameColumns(recipient)))) return
  await updateRows(tx, 'recipients', { id: recipient.id }, columns)
  // The own script and the parts say nothing that is not on the form already.
  if (recipient.name === columns.name) return finish(step, 'rename', recipient)
  if (signsForm(recipient)) await demandOwnForm(step, recipient, 'name')
  else {
    await demandForm(step, recipient, await listRecipients(tx, application.id))
    if (needsIds(recipient)) await askForIds(step, recipient)
  }
  await finish(step, 'rename', recipient)
}

export async function removeRecipient(step: StepOf<Calls['removeRecipient']>) {
  const { tx, application, services } = step
  refuseEnded(step)
  const recipient = await lockRecipientOf(step)
  const before = await listRecipients(tx, application.id)
  refuseHousehold(
    step,
    before.filter(({ id }) => id !== recipient.id),
  )
  await updateRows(tx, 'recipients', { id: recipient.id }, { removed_on: today(services) })
  await demandForm(step, recipient, before)
  await finish(step, 'remove-recipient', recipient)
}

export async function demandNewForm(step: StepOf<Calls['demandNewForm']>) {
  refuseEnded(step)
  const recipient = await lockRecipientOf(step)
  if (!signsForm(recipient) || recipient.form_status === 'to-sign') {
    throw new CounterError('wrong_step', { form_status: recipient.form_status })
  }
  await demandOwnForm(step, recipient, step.input.reason)
}

/** The form that names somebody without a form of their own is signed anew. */
async function demandForm(step: Step, recipient: RecipientRow, all: RecipientRow[]) {
  if (signsForm(recipient)) return
  const household = asHousehold(step.application, all)
  const names = ({ id }: { id?: string } = {}) => id === recipient.id
  const form = neededForms(household).find(
    ({ listed, business, collector }) => listed.some(names) || names(business) || names(collector),
  )
  const signer = all.find(({ id }) => id === form?.signer.id)
  const reason = recipient.kind === 'collector' ? 'collector' : 'recipients'
  if (signer) await demandOwnForm(step, signer, reason)
}

/** Nothing to do while a form is still to be signed: it takes what is true on that day. */
async function demandOwnForm(step: Step, recipient: RecipientRow, reason: FormReason) {
  if (recipient.form_status === 'to-sign') return
  const { tx, by, services } = step
  const unsigned = { form_status: 'to-sign' as const, signed_on: null, witness: null, crd_on: null }
  await updateRows(tx, 'recipients', { id: recipient.id }, { ...unsigned, form_reason: reason })
  if (NEEDS_IDS.includes(reason)) await askForIds(step, recipient)
  const after = { form_status: 'to-sign', form_reason: reason }
  recordStep(tx, 'form', 'recipient', recipient.id, by, services, after)
}

async function askForIds({ tx, services }: Step, { id }: RecipientRow) {
  const change = { ids_due_since: services.now() }
  await updateRows(tx, 'recipients', { id }, change)
}

function refuseEnded({ application: { state } }: Step) {
  if (state !== 'open' && state !== 'active') throw new CounterError('not_open')
}

/** @throws CounterError when no forms can be made for them */
function refuseHousehold({ application }: Step, recipients: RecipientRow[]) {
  const [problem] = householdProblems(asHousehold(application, recipients))
  if (!problem) return
  const reason = say(words.household[problem.code])
  throw new CounterError('household', { field: 'kind', reason })
}

async function finish(
  step: Step,
  action: AuditedAction['action'],
  { id, kind }: RecipientRow,
  more: { cents?: number } = {},
) {
  const { tx, application, by, services } = step
  await indexApplication(tx, application)
  recordStep(tx, action, 'recipient', id, by, services, { kind, ...more })
}

/**
 * Charges the rest of the running term for somebody who was added to an open box.
 *
 * @returns the cents
 * @throws CounterError when they are others than the screen showed
 */
async function chargeAdded(
  { tx, application, input, by, services }: StepOf<Calls['addRecipient']>,
  added: RecipientRow,
  recipients: RecipientRow[],
) {
  const rental = await lockRow(tx, 'rentals', { application_id: application.id })
  if (!rental) return 0
  const { minorsPay } = agreedPrices(rental)
  const count = (rows: RecipientRow[]) => countPeople(asHousehold(application, rows), minorsPay)
  const people = { before: count(recipients), after: count([...recipients, added]) }
  const on = today(services)
  const cents = priceOfMore(rental, people, on, services.facts.proration)
  if (cents === 0) return 0
  if (cents !== input.shownCents) throw new CounterError('price_changed', { cents })
  const lines = [
    { account: 'receivable' as const, cents },
    { account: 'recipients' as const, cents: -cents },
  ]
  const batch = { id: `${added.id} recipients`, batchId: added.id, kind: 'charge' as const }
  await post(tx, { ...batch, rental, lines, on, by }, services.now())
  return cents
}
