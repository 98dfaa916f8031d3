import type { Day } from '#shared/calendar.ts'

import { needsIds, signsForm, type Signer } from './household.ts'

/** The way from an application to a mailbox, in its order. */
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
/** `not-needed`: this recipient has no part in it. Exactly one step is `next` until all are done. */
export const stepStates = ['done', 'next', 'later', 'not-needed'] as const
export type TrackerStep = { id: TrackerStepId; state: (typeof stepStates)[number] }

/** Who does a step. */
export const trackerStepBy: Record<TrackerStepId, 'you' | 'shop'> = {
  filed: 'you',
  visit: 'you',
  ids: 'you',
  signed: 'you',
  acknowledged: 'you',
  crd: 'shop',
  keys: 'shop',
  active: 'shop',
}

export const formStatuses = ['not-needed', 'to-sign', 'signed', 'in-crd'] as const
export type FormStatus = (typeof formStatuses)[number]

/** Why a form is to be signed anew, though nothing here says what the change is: a home address is never stored. */
export const formReasons = [
  'name',
  'home-address',
  'recipients',
  'collector',
  'forwarding',
] as const
export type FormReason = (typeof formReasons)[number]
/** Before whom a form is signed. */
export const witnesses = ['shop', 'notary'] as const

export type RecipientProgress = Signer & {
  formStatus: FormStatus
  idsChecked: boolean
  isAcknowledged: boolean
}

export type ApplicationProgress = {
  hasVisit: boolean
  keysIssuedOn?: Day
  startedOn?: Day
}

/** Where one recipient of an application stands. */
export function trackRecipient(
  recipient: RecipientProgress,
  { hasVisit, keysIssuedOn, startedOn }: ApplicationProgress,
): TrackerStep[] {
  const { formStatus, idsChecked, isAcknowledged } = recipient
  const needed: Record<TrackerStepId, boolean> = {
    filed: true,
    visit: needsIds(recipient),
    ids: needsIds(recipient),
    signed: signsForm(recipient),
    acknowledged: signsForm(recipient),
    crd: signsForm(recipient),
    keys: true,
    active: true,
  }
  const done: Record<TrackerStepId, boolean> = {
    filed: true,
    // Whoever came without a booking needs none.
    visit: hasVisit || idsChecked,
    ids: idsChecked,
    signed: formStatus === 'signed' || formStatus === 'in-crd',
    acknowledged: isAcknowledged,
    crd: formStatus === 'in-crd',
    keys: keysIssuedOn !== undefined,
    active: startedOn !== undefined,
  }
  const next = trackerSteps.find((id) => needed[id] && !done[id])
  return trackerSteps.map((id) => {
    if (!needed[id]) return { id, state: 'not-needed' }
    if (done[id]) return { id, state: 'done' }
    return { id, state: id === next ? 'next' : 'later' }
  })
}
