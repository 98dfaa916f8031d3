import { redirect, replace } from 'react-router'
import * as v from 'valibot'

import { emailAndPasswordForm } from '#app/auth/forms.ts'
import { explainRegistration, explainResend } from '#app/auth/messages.ts'
import { sendAgain, signUp } from '#app/auth/sign-up.tsx'
import { shopRental } from '#app/facts/rental-facts.ts'
import { storePlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'
import {
  changeDraft,
  readDraft,
  replaceDraft,
  useDraft,
  type Draft,
} from '#app/shop/applications/draft.ts'
import { encryptedDraft, MIN_PASSPHRASE_LENGTH } from '#app/shop/applications/encrypted-draft.ts'
import { toApplication, toDraft } from '#app/shop/applications/filed-draft.ts'
import { firstOpenStep, steps, type Step } from '#app/shop/applications/steps.ts'
import { reloadFiled, storeFiled } from '#app/shop/applications/use-filed.ts'
import { callShop, type InputOf, type ShopResult } from '#app/shop/client.ts'
import { today } from '#app/shop/core/times.ts'
import { readFields, refused } from '#app/ui/read-form.ts'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply as words } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { applicationBody } from '#shared/shop/applications/application.ts'
import { applicationCalls, type FiledApplication } from '#shared/shop/applications/calls.ts'

import { addressOf, filedAddress } from './addresses.ts'
import { LETTER_WAIT_MS } from './letter-wait.ts'
import { announceFiled } from './other-tabs.ts'
import type { Outcome } from './outcome.ts'
import { printWorksheets } from './print-worksheets.ts'
import { stepProblems } from './step-checks.ts'

type Action = (form: FormData) => Promise<Outcome | Response> | Outcome | Response

/** Names are read from the draft, so that they are in no address. */
export const actions: Record<string, Action> = {
  plan: () => check('plan'),
  use: () => check('use'),
  people: () => check('people'),
  ids: () => check('ids'),
  check: () => next('check'),
  'sign-up': createAccount,
  'send-again': sendLetterAgain,
  'keep-draft': keepDraft,
  'open-draft': openDraft,
  worksheets: () => printWorksheets(),
  file: (form) => file(form, (filed) => callShop(applicationCalls.file, filed)),
  change: (form) => file(form, change),
}

function check(step: Step) {
  const problems = stepProblems(step, readDraft())
  return problems ? { problems } : next(step)
}

async function next(step: Step) {
  await encryptedDraft.store(readDraft())
  const draft = readDraft()
  const isChange = useDraft.getState().changes !== null
  const isWhole = isChange && step !== 'check' && firstOpenStep(draft, today()) === 'file'
  return redirect(addressOf(isWhole ? 'check' : (steps[steps.indexOf(step) + 1] ?? step)))
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

  changeDraft({ email: values.email, letterTo: values.email, letterAt: Date.now() })
  return { problems: null }
}

/** The service ignores a request too soon after the last one. */
async function sendLetterAgain(): Promise<Outcome> {
  const { letterTo, letterAt } = readDraft()
  if (Date.now() < letterAt + LETTER_WAIT_MS) return { problems: null }
  const { error } = await sendAgain(letterTo, addressOf('file'))
  if (error) return refused(explainResend(error))

  changeDraft({ letterAt: Date.now() })
  return { problems: null, isSentAgain: true }
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
  if (typeof draft === 'string') return { problems: { fields: { passphrase: words.draft[draft] } } }
  replaceDraft(draft, { isTouched: true })
  return { problems: null, isOpened: true }
}

type Filing = (
  application: InputOf<typeof applicationCalls.file>,
) => Promise<ShopResult<FiledApplication>>

function change(application: InputOf<typeof applicationCalls.file>) {
  const seen = useDraft.getState().seen ?? ''
  return callShop(applicationCalls.change, { ...application, seen })
}

async function file(form: FormData, send: Filing): Promise<Outcome | Response> {
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
  const { data, error } = await send(application)
  if (data) return showFiled(data)
  if (error.code === 'unreachable') {
    return refused(navigator.onLine ? error.message : words.file.offline)
  }
  if (error.code === 'application_open') return showOpen()
  if (error.code === 'changed') {
    useDraft.setState({ isTouched: true })
    await reloadFiled()
    return redirect(filedAddress())
  }
  if (error.code === 'no_application') {
    // It was withdrawn meanwhile, so the draft can be filed anew.
    useDraft.setState({ changes: null })
    await reloadFiled()
  }
  return refused(error.message)
}

function showFiled(application: FiledApplication) {
  const { origin } = useDraft.getState()
  storeFiled(application)
  // The draft is emptied on leaving the step, because the form still reads it.
  useDraft.setState({
    isTouched: false,
    isEditedHere: false,
    changes: application.id,
    seen: application.version,
  })
  encryptedDraft.erase()
  announceFiled(origin)
  return replace(filedAddress())
}

/** This very application, if its response was lost, or another one. */
async function showOpen() {
  const open = await reloadFiled()
  if (open && isSame(open, readDraft())) return showFiled(open)
  return redirect(filedAddress())
}

function isSame(filed: FiledApplication, draft: Draft) {
  return JSON.stringify(toApplication(toDraft(filed))) === JSON.stringify(toApplication(draft))
}
