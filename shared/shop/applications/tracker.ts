import type { Day } from '#shared/calendar.ts'

import type { SigningWay } from './application.ts'
import { needsIds, signsForm, type Signer } from './household.ts'

export const trackerSteps = [
  'filed',
  'visit',
  'ids',
  'signed',
  'acknowledged',
  'crd',
  'keys',
  'active',
] as const

export type TrackerStepId = (typeof trackerSteps)[number]
/** Exactly one step is `next` until all are done. */
export const stepStates = ['done', 'next', 'later'] as const

export const formStatuses = ['not-needed', 'to-sign', 'signed', 'in-crd'] as const
export type FormStatus = (typeof formStatuses)[number]

/** Reasons for a new form, without the change itself: a home address is never stored. */
export const formReasons = [
  'name',
  'home-address',
  'recipients',
  'collector',
  'forwarding',
] as const
export type FormReason = (typeof formReasons)[number]
export const witnesses = ['shop', 'notary'] as const

export function isOnFile({ formStatus }: { formStatus: FormStatus }) {
  return formStatus === 'signed' || formStatus === 'in-crd'
}

/** Whether a form is on file without its day: imported from a list that did not have it. */
export function isDayUnknown(form: { formStatus: FormStatus; signedOn: Day | null }) {
  return form.signedOn === null && isOnFile(form)
}

export const nextActionCodes = [
  'book',
  'come',
  'book-video',
  'meet',
  'see-notary',
  'bring-signed-form',
  'sign',
  'sign-by-video',
  'hand-in-form',
  'acknowledge',
  'wait',
  'fetch-key',
  'pay',
] as const
export type NextActionCode = (typeof nextActionCodes)[number]

export const visitPurposes = ['apply', 'sign', 'change'] as const
export type VisitPurpose = (typeof visitPurposes)[number]

export type PersonProgress = Signer & {
  id: string
  formStatus: FormStatus
  idsChecked: boolean
  isAcknowledged: boolean
}

export type HouseholdProgress = {
  signing: SigningWay
  people: PersonProgress[]
  hasVisit: boolean
  keysIssuedOn?: Day
  startedOn?: Day
}

export type TrackerStep = {
  id: TrackerStepId
  state: (typeof stepStates)[number]
  people: { id: string; isDone: boolean }[]
}

export type NextAction = { code: NextActionCode; people: string[] }
export type Track = { steps: TrackerStep[]; next: NextAction | null }

type PersonalStep = 'visit' | 'ids' | 'signed' | 'acknowledged' | 'crd'

const takesPart: Record<PersonalStep, (person: PersonProgress) => boolean> = {
  visit: needsIds,
  ids: needsIds,
  signed: signsForm,
  acknowledged: signsForm,
  crd: signsForm,
}

const VISIT_STEPS: TrackerStepId[] = ['visit', 'ids', 'signed', 'acknowledged']

const BEFORE_VISIT = { counter: 'book', video: 'book-video', notary: 'see-notary' } as const
const AT_VISIT = { counter: 'come', video: 'meet', notary: 'bring-signed-form' } as const
const TO_SIGN = { counter: 'sign', video: 'sign-by-video', notary: 'hand-in-form' } as const

export function trackHousehold(household: HouseholdProgress): Track {
  const { people, keysIssuedOn, startedOn } = household
  const milestones = {
    filed: true,
    keys: keysIssuedOn !== undefined,
    active: startedOn !== undefined,
  }
  const steps = trackerSteps.map((id) => {
    if (!isPersonal(id)) return { id, isDone: milestones[id], people: [] }
    const concerned = people
      .filter(takesPart[id])
      .map((person) => ({ id: person.id, isDone: isDoneFor(person, id) }))
    return { id, isDone: concerned.every(({ isDone }) => isDone), people: concerned }
  })
  const next = steps.find(({ isDone }) => !isDone)
  return {
    steps: steps.map(({ isDone, ...step }) => ({
      ...step,
      state: isDone ? 'done' : step.id === next?.id ? 'next' : 'later',
    })),
    next: next
      ? {
          code: actionOf(next.id, household),
          people: next.people.filter(({ isDone }) => !isDone).map(({ id }) => id),
        }
      : null,
  }
}

/** The purpose of a visit by the owner of this application, or of none; null if none is needed. */
export function visitPurpose(
  application: { state: 'open' | 'active'; track: Track } | null,
): VisitPurpose | null {
  if (!application) return 'apply'
  if (isToSign(application.track)) return 'sign'
  return application.state === 'active' ? 'change' : null
}

export function isToSign({ steps }: Track) {
  return steps.some(({ id, state }) => VISIT_STEPS.includes(id) && state !== 'done')
}

export function lackingIn({ steps }: Track, id: TrackerStepId) {
  const step = steps.find((each) => each.id === id)
  return step?.people.filter(({ isDone }) => !isDone).map((person) => person.id) ?? []
}

function isPersonal(id: TrackerStepId): id is PersonalStep {
  return id in takesPart
}

function isDoneFor({ formStatus, idsChecked, isAcknowledged }: PersonProgress, step: PersonalStep) {
  switch (step) {
    // Checked IDs show that the visit took place, booked or not.
    case 'visit':
    case 'ids':
      return idsChecked
    case 'signed':
      return formStatus === 'signed' || formStatus === 'in-crd'
    case 'acknowledged':
      return isAcknowledged
    case 'crd':
      return formStatus === 'in-crd'
  }
}

function actionOf(step: TrackerStepId, { signing, hasVisit }: HouseholdProgress): NextActionCode {
  switch (step) {
    case 'filed':
    case 'visit':
    case 'ids':
      return hasVisit ? AT_VISIT[signing] : BEFORE_VISIT[signing]
    case 'signed':
      return TO_SIGN[signing]
    case 'acknowledged':
      return 'acknowledge'
    case 'crd':
      return 'wait'
    case 'keys':
      return 'fetch-key'
    case 'active':
      return 'pay'
  }
}
