import { redirect } from 'react-router'
import * as v from 'valibot'

import { emailAndPasswordForm } from '#app/auth/forms.ts'
import { explainRegistration } from '#app/auth/messages.ts'
import { signUp } from '#app/auth/sign-up.tsx'
import { shopRental } from '#app/facts/rental-facts.ts'
import { storePlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'
import {
  hasFullName,
  householdOf,
  isPlanWrong,
  readDraft,
  replaceDraft,
  steps,
  toApplication,
  useDraft,
  type Step,
} from '#app/shop/applications/draft.ts'
import { encryptedDraft, MIN_PASSPHRASE_LENGTH } from '#app/shop/applications/encrypted-draft.ts'
import { callShop } from '#app/shop/client.ts'
import { today } from '#app/shop/core/times.ts'
import { readFields, refused, type FormErrors } from '#app/ui/read-form.ts'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply as words } from '#content/apply.ts'
import { rental } from '#shared-content/rental.ts'
import { interpolate } from '#shared/interpolate.ts'
import { applicationBody, recipient } from '#shared/shop/applications/application.ts'
import { applicationCalls } from '#shared/shop/applications/calls.ts'
import { householdProblems, needsIds } from '#shared/shop/applications/household.ts'
import { checkIdPair } from '#shared/shop/applications/identification.ts'
import { isPerson } from '#shared/shop/applications/person-name.ts'

import { printWorksheets } from './print-worksheets.ts'
import { addressOf, type Outcome } from './step-form.tsx'

type Action = (form: FormData) => Promise<Outcome | Response> | Outcome | Response

/** What each form of the wizard asks for, by its button. Names are read from the draft: they stand in no address. */
export const actions: Record<string, Action> = {
  plan: () => next('plan'),
  use: () => (isPlanWrong(readDraft()) ? refused(words.use.wrongPlan) : next('use')),
  people: () => checkPeople() ?? next('people'),
  ids: () => checkIds() ?? next('ids'),
  check: () => next('check'),
  'sign-up': createAccount,
  'keep-draft': keepDraft,
  'open-draft': openDraft,
  worksheets: printWorksheets,
  file: (form) => file(form, applicationCalls.file),
  replace: (form) => file(form, applicationCalls.change),
}

/** Shows the step that follows, and stores the draft where that is wished. */
async function next(step: Step) {
  await encryptedDraft.store(readDraft())
  return redirect(addressOf(steps[steps.indexOf(step) + 1] ?? step))
}

function checkPeople(): Outcome | undefined {
  const draft = readDraft()
  const household = householdOf(draft)
  const application = toApplication(draft)
  const fields: FormErrors['fields'] = {}
  for (const { code, index } of householdProblems(household)) {
    const person = household.recipients[index ?? 0]
    if (!person) continue
    const field = isPerson(person.kind) ? 'givenName' : 'name'
    fields[`${field}-${person.id}`] = rental.household[code]
  }
  for (const [index, person] of household.recipients.entries()) {
    const { id, kind } = person
    const ofName = isPerson(kind) ? `givenName-${id}` : `name-${id}`
    if (!hasFullName(person)) fields[ofName] = words.people.missing
    const { issues = [] } = v.safeParse(recipient, application.recipients[index])
    for (const issue of issues) {
      const field = `${v.getDotPath(issue)}-${id}`
      fields[field] ??= issue.message
    }
  }
  return Object.keys(fields).length > 0 ? { problems: { fields } } : undefined
}

function checkIds(): Outcome | undefined {
  const fields: FormErrors['fields'] = {}
  for (const person of householdOf(readDraft()).recipients.filter(needsIds)) {
    const { id, photoId, addressId } = person
    if (!photoId) fields[`photo-${id}`] = rental.fields.document
    if (!addressId) fields[`address-${id}`] = rental.fields.document
    if (!photoId || !addressId) continue
    for (const { code, document } of checkIdPair(person, today()).problems) {
      // Why, and what would do, is said below the two documents as soon as they are chosen.
      const field = code.endsWith('-expired') ? `${document}-expires` : document
      fields[`${field}-${id}`] = words.ids.refused
    }
  }
  return Object.keys(fields).length > 0 ? { problems: { fields } } : undefined
}

async function createAccount(form: FormData): Promise<Outcome> {
  const { values, problems } = readFields(form, emailAndPasswordForm)
  if (problems) return { problems }

  const { plan: planId, months, people } = readDraft()
  const plan = plans.find(({ id }) => id === planId)
  const applicant = people.find(({ kind }) => kind === 'applicant')
  const names = { firstName: applicant?.givenName ?? '', lastName: applicant?.familyName ?? '' }
  const choice = storePlanChoice(plan ? { plan, months } : null)
  const { error } = await signUp({ ...values, ...names }, choice, addressOf('file'))
  if (error) return refused(explainRegistration(error))

  return { problems: null, email: values.email }
}

async function keepDraft(form: FormData): Promise<Outcome> {
  const passphrase = String(form.get('passphrase'))
  if (passphrase.length < MIN_PASSPHRASE_LENGTH) {
    const sentence = interpolate(words.draft.tooShort, { least: MIN_PASSPHRASE_LENGTH })
    return { problems: { fields: { passphrase: sentence } } }
  }
  await encryptedDraft.protect(passphrase, readDraft())
  return { problems: null }
}

async function openDraft(form: FormData): Promise<Outcome> {
  const draft = await encryptedDraft.open(String(form.get('passphrase')))
  if (!draft) return { problems: { fields: { passphrase: words.draft.wrong } } }
  replaceDraft(draft)
  return { problems: null, isOpened: true }
}

type Filing = typeof applicationCalls.file | typeof applicationCalls.change

/** Sends names, kinds, plan, term and types of documents. What was typed stays where it is when it fails. */
async function file(form: FormData, call: Filing): Promise<Outcome> {
  if (!form.has('acknowledged')) {
    return { problems: { fields: { acknowledged: acknowledgmentWords.missing } } }
  }
  const application = { ...toApplication(readDraft()), acknowledged: true }
  const [problem] = v.safeParse(applicationBody(shopRental), application).issues ?? []
  if (problem) {
    const { message } = problem
    const isOfPhone = v.getDotPath(problem) === 'phone'
    return isOfPhone ? { problems: { fields: { phone: message } } } : refused(message)
  }
  const { error } = await callShop(call, application)
  if (!error) {
    encryptedDraft.erase()
    useDraft.setState({ isTouched: false, isFiled: true })
    return { problems: null }
  }
  if (error.code === 'application_open') return { problems: null, isOpen: true }
  if (error.code === 'unreachable') {
    return refused(navigator.onLine ? words.file.failed : words.file.offline)
  }
  return refused(error.message)
}
