import { isDeepStrictEqual } from 'node:util'

import { rental as words } from '#sentences/rental.ts'
import type { RecipientRow } from '#server/database/rows.ts'
import type { AuditedAction } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import {
  asHousehold,
  asMember,
  listRecipients,
  newRecipient,
  type Member,
} from '#server/shop/core/customers/applications.ts'
import { indexApplication } from '#server/shop/core/customers/search-terms.ts'
import {
  lockRecipientOf,
  type Step,
  type StepOf,
} from '#server/shop/core/idempotency/counter-step.ts'
import { lockRentalOfApplication } from '#server/shop/core/idempotency/locks.ts'
import { openDay, post } from '#server/shop/core/ledger/ledger.ts'
import { priceOfMore } from '#server/shop/core/ledger/periods.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import { render } from '#shared/sentence.ts'
import type { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import {
  entriesOf,
  householdProblems,
  neededForms,
  needsIds,
  signsForm,
} from '#shared/shop/applications/household.ts'
import { reachesFurther } from '#shared/shop/applications/lacking-papers.ts'
import {
  fullName,
  isPerson,
  pickName,
  type FullName,
} from '#shared/shop/applications/person-name.ts'
import type { FormReason } from '#shared/shop/applications/tracker.ts'
import type { mailboxCalls } from '#shared/shop/boxes/mailbox-calls.ts'
import { writeName } from '#shared/shop/boxes/postal-address.ts'

type Calls = typeof householdCalls

const NEEDS_IDS: FormReason[] = ['name', 'home-address']

/** Forms that name the new recipient are signed again. */
export async function addRecipient(step: StepOf<Calls['addRecipient']>) {
  const { tx, application, input } = step
  refuseEnded(step)
  const recipients = await listRecipients(tx, application.id)
  const position = Math.max(...recipients.map((recipient) => recipient.position)) + 1
  const added = newRecipient(input, { applicationId: application.id, position })
  refuseHousehold(step, [...recipients, added])
  await tx.insertInto('recipients').values(added).execute()
  await demandForm(step, added, [...recipients, added])
  const cents = await chargeAdded(step, added, recipients)
  await finish(step, 'add-recipient', added, { cents })
}

/** A person listed twice in a business is renamed in both rows. */
export async function renameRecipient(step: StepOf<Calls['renameRecipient']>) {
  refuseEnded(step)
  const recipient = await lockRecipientOf(step)
  const name = fullName(step.input)
  if (!isPerson(recipient.kind) && name.givenName !== null) {
    throw new CounterError('household', {
      field: 'givenName',
      reason: render(words.fields.noParts),
    })
  }
  await rename(step, recipient, name)
}

type LatinName = InputOf<(typeof mailboxCalls)['nameRecipient']> & { application: string }

/** The customer adds a Latin spelling; the native name stays beside it. */
export async function nameInLatin(step: Step<LatinName>) {
  const recipient = await lockRecipientOf(step)
  const { name, nativeName: native } = recipient
  if (writeName(name) !== null) throw new CounterError('name_settled')
  const latin = fullName(step.input)
  if (writeName(latin.name) === null || isPerson(recipient.kind) === (latin.givenName === null)) {
    throw new CounterError('latin_needed', {
      field: isPerson(recipient.kind) ? 'givenName' : 'name',
    })
  }
  await rename(step, recipient, { ...latin, nativeName: native ?? name })
}

async function rename(step: Step, recipient: RecipientRow, name: FullName) {
  const { tx, application } = step
  if (isDeepStrictEqual(name, pickName(recipient))) return
  const rows = await listRecipients(tx, application.id)
  const household = asHousehold(application, rows)
  const entries = household.recipients
    .filter(({ id }) => id === recipient.id)
    .flatMap((member) => entriesOf(household, member))
  for (const entry of entries) {
    await tx.updateTable('recipients').set(name).where('id', '=', entry.id).execute()
    // The native script and the name's parts change nothing on the form.
    if (entry.name !== name.name) await demandForName(step, entry, rows)
    await finish(step, 'rename', entry)
  }
}

async function demandForName(step: Step, entry: Member, all: RecipientRow[]) {
  if (signsForm(entry)) await demandOwnForm(step, entry, 'name')
  else if (needsIds(entry)) await askForIds(step, entry)
  await demandForm(step, entry, all)
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
  await tx
    .updateTable('recipients')
    .set({ removedOn: today(services) })
    .where('id', '=', recipient.id)
    .execute()
  await demandForm(step, recipient, before)
  await finish(step, 'remove-recipient', recipient)
}

export async function demandNewForm(step: StepOf<Calls['demandNewForm']>) {
  refuseEnded(step)
  const recipient = await lockRecipientOf(step)
  if (!signsForm(asMember(recipient)) || isDueAlready(recipient, step.input.reason)) {
    throw new CounterError('wrong_step', { form_status: recipient.formStatus })
  }
  await demandOwnForm(step, recipient, step.input.reason)
}

async function demandForm(step: Step, recipient: Pick<Member, 'id' | 'kind'>, all: RecipientRow[]) {
  const household = asHousehold(step.application, all)
  const names = ({ id }: { id?: string } = {}) => id === recipient.id
  const form = neededForms(household).find(
    ({ listed, business, collector }) => listed.some(names) || names(business) || names(collector),
  )
  const signer = all.find(({ id }) => id === form?.signer.id)
  const reason = recipient.kind === 'collector' ? 'collector' : 'recipients'
  if (signer) await demandOwnForm(step, signer, reason)
}

type DueForm = Pick<Member, 'id' | 'formStatus' | 'formReason'>

/** A form not signed yet will have the new facts anyway. */
function isDueAlready({ formStatus, formReason }: DueForm, reason: FormReason) {
  return formStatus === 'to-sign' && !reachesFurther(reason, formReason)
}

async function demandOwnForm(step: Step, recipient: DueForm, reason: FormReason) {
  if (isDueAlready(recipient, reason)) return
  const { tx, by, services } = step
  const unsigned = { formStatus: 'to-sign' as const, signedOn: null, witness: null, crdOn: null }
  await tx
    .updateTable('recipients')
    .set({ ...unsigned, formReason: reason })
    .where('id', '=', recipient.id)
    .execute()
  if (NEEDS_IDS.includes(reason)) await askForIds(step, recipient)
  const after = { formStatus: 'to-sign', formReason: reason }
  recordStep(tx, 'form', 'recipient', recipient.id, by, services, after)
}

async function askForIds({ tx, services }: Step, { id }: Pick<Member, 'id'>) {
  const change = { idsDueSince: services.now() }
  await tx.updateTable('recipients').set(change).where('id', '=', id).execute()
}

function refuseEnded({ application: { state } }: Step) {
  if (state !== 'open' && state !== 'active') throw new CounterError('not_open')
}

function refuseHousehold({ application }: Step, recipients: RecipientRow[]) {
  const [problem] = householdProblems(asHousehold(application, recipients))
  if (!problem) return
  const reason = render(words.household[problem.code])
  throw new CounterError('household', { field: 'kind', reason })
}

async function finish(
  step: Step,
  action: AuditedAction['action'],
  { id, kind }: Pick<Member, 'id' | 'kind'>,
  more: { cents?: number } = {},
) {
  const { tx, application, by, services } = step
  await indexApplication(tx, application)
  recordStep(tx, action, 'recipient', id, by, services, { kind, ...more })
}

/**
 * Charges an added recipient for the rest of the paid term.
 * @returns cents
 * @throws CounterError when they differ from the screen's
 */
async function chargeAdded(
  { tx, application, input, by, services }: StepOf<Calls['addRecipient']>,
  added: RecipientRow,
  recipients: RecipientRow[],
) {
  const rental = await lockRentalOfApplication(tx, application.id)
  if (!rental) return 0
  const households = {
    before: asHousehold(application, recipients),
    after: asHousehold(application, [...recipients, added]),
  }
  const on = today(services)
  const cents = priceOfMore(rental, households, on, services.facts.proration)
  if (cents === 0) return 0
  if (cents !== input.shownCents) throw new CounterError('price_changed', { cents })
  const lines = [
    { account: 'receivable' as const, cents },
    { account: 'recipients' as const, cents: -cents },
  ]
  const batch = { id: `${added.id} recipients`, batchId: added.id, kind: 'charge' as const }
  await post(tx, { ...batch, rental, lines, on: await openDay(tx, services), by }, services.now())
  return cents
}
