import * as v from 'valibot'
import { create } from 'zustand'

import { payments, termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'
import { advertisedMonths } from '#app/pricing/price.ts'
import type { Person } from '#shared/account.ts'
import { isBlank } from '#shared/clean-text.ts'
import { signingWays } from '#shared/shop/applications/application.ts'
import {
  isOfBusiness,
  recipientKinds,
  type Household,
} from '#shared/shop/applications/household.ts'
import { isPerson, joinName, latinName } from '#shared/shop/applications/person-name.ts'

/** Room for item 12 with a hundred names. Longer text could not be read back. */
export const MAX_TEXT_LENGTH = 20_000
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))

const person = v.object({
  /** Random: it says nothing about the person. */
  id: text,
  kind: v.picklist(recipientKinds),
  /** For people, joined from the parts once there are any. */
  name: text,
  /** Drafts stored as a whole name have no parts. */
  givenName: v.optional(text, ''),
  familyName: v.optional(text, ''),
  nativeName: v.optional(text, ''),
  hasPersonalMail: v.boolean(),
  photoId: text,
  photoExpiresOn: text,
  addressId: text,
  addressExpiresOn: text,
})

const firstTerm = advertisedMonths()
const firstPlan = plans.find(({ preselected }) => preselected) ?? plans[0]

/** A plan that is no longer offered is read as none. */
export const draftSchema = v.object({
  plan: v.fallback(v.picklist(plans.map(({ id }) => id)), ''),
  months: v.fallback(v.picklist(termsInMonths), firstTerm),
  payment: v.fallback(v.picklist(payments), 'ahead'),
  use: v.picklist(['personal', 'business']),
  signing: v.picklist(signingWays),
  phone: text,
  people: v.pipe(v.array(person), v.maxLength(100)),
  /** By worksheet and item of the form (worksheet.ts). They never leave the device. */
  worksheets: v.record(text, v.record(text, text)),
  email: v.optional(text, ''),
  letterTo: v.optional(text, ''),
  letterAt: v.optional(v.number(), 0),
})

export type Draft = v.InferOutput<typeof draftSchema>
export type DraftPerson = Draft['people'][number]
export type PersonKind = DraftPerson['kind']

export function emptyDraft(): Draft {
  return {
    plan: firstPlan?.id ?? '',
    months: firstTerm,
    payment: 'ahead',
    use: 'personal',
    signing: 'counter',
    phone: '',
    people: [newPerson('applicant', '1')],
    worksheets: {},
    email: '',
    letterTo: '',
    letterAt: 0,
  }
}

export function newPerson(kind: PersonKind, id: string): DraftPerson {
  return {
    id,
    kind,
    name: '',
    givenName: '',
    familyName: '',
    nativeName: '',
    hasPersonalMail: false,
    photoId: '',
    photoExpiresOn: '',
    addressId: '',
    addressExpiresOn: '',
  }
}

export function isNamed({ people }: Pick<Draft, 'people'>) {
  return people.some(({ name, nativeName }) => !isBlank(name + nativeName))
}

/** A person needs a given name; a business has one name. */
export function hasFullName({ kind, name, givenName }: DraftPerson) {
  return !isBlank(isPerson(kind) ? givenName : name)
}

export function withPerson({ people }: Draft, kind: PersonKind) {
  const id = String(Math.max(0, ...people.map((each) => Number(each.id))) + 1)
  return { people: [...people, newPerson(kind, id)] }
}

export function withUse(draft: Draft, use: Draft['use']): Partial<Draft> {
  const hasBusiness = draft.people.some(({ kind }) => kind === 'business')
  return { use, ...(use === 'business' && !hasBusiness && withPerson(draft, 'business')) }
}

/** Names of a business stay in the draft of a personal box, but don't count. */
export function householdOf({ use, people }: Draft): Household<DraftPerson> {
  const isWanted = ({ kind }: DraftPerson) => use === 'business' || !isOfBusiness(kind)
  return { use, recipients: people.filter(isWanted) }
}

type DraftStore = Draft & {
  isTouched: boolean
  /** No other tab has this edit. */
  isEditedHere: boolean
  changes: string | null
  seen: string | null
  /** Shared by every tab that received the draft. */
  origin: string
  isSheetLost: boolean
  /** Counts replaced drafts. */
  version: number
}

/** Stored in the tab without worksheets (tab-draft.ts), or encrypted on the device (encrypted-draft.ts). */
export const useDraft = create<DraftStore>(() => ({
  ...emptyDraft(),
  isTouched: false,
  isEditedHere: false,
  changes: null,
  seen: null,
  origin: newOrigin(),
  isSheetLost: false,
  version: 0,
}))

export function readDraft(): Draft {
  const {
    isTouched: _,
    isEditedHere: _e,
    changes: _c,
    seen: _s,
    origin: _o,
    isSheetLost: _l,
    version: _v,
    ...draft
  } = useDraft.getState()
  return draft
}

export function changeDraft(change: Partial<Draft>) {
  useDraft.setState({ ...change, isTouched: true, isEditedHere: true })
}

export function changePerson(id: string, change: Partial<DraftPerson>) {
  const { people } = useDraft.getState()
  changeDraft({ people: people.map((each) => (each.id === id ? withName(each, change) : each)) })
}

/** Only while no name was typed. */
export function fillApplicant({ firstName, lastName }: Person) {
  const { people } = useDraft.getState()
  const isUnnamed = ({ kind, name, nativeName }: DraftPerson) =>
    kind === 'applicant' && name === '' && nativeName === ''
  const isLatin = [firstName, lastName].every((part) => v.is(latinName, part))
  const name = isLatin
    ? { givenName: firstName, familyName: lastName }
    : { nativeName: joinName({ givenName: firstName, familyName: lastName }) }
  if (firstName === '' || !people.some(isUnnamed)) return
  useDraft.setState({
    people: people.map((each) => (isUnnamed(each) ? withName(each, name) : each)),
  })
}

function withName(earlier: DraftPerson, change: Partial<DraftPerson>): DraftPerson {
  const changed = { ...earlier, ...change }
  const ofParts = change.givenName !== undefined || change.familyName !== undefined
  // A whole name stays until a given name is typed.
  const isWhole = earlier.name !== joinName(earlier) && isBlank(changed.givenName)
  return ofParts && !isWhole ? { ...changed, name: joinName(changed) } : changed
}

export function changeWorksheet(key: string, item: string, value: string) {
  const { worksheets } = useDraft.getState()
  useDraft.setState({ isSheetLost: false })
  changeDraft({ worksheets: { ...worksheets, [key]: { ...worksheets[key], [item]: value } } })
}

type Taken = Partial<Omit<DraftStore, keyof Draft | 'version'>>

export function replaceDraft(draft: Draft = emptyDraft(), taken: Taken = {}) {
  const { version } = useDraft.getState()
  useDraft.setState({
    ...draft,
    isTouched: false,
    isEditedHere: false,
    changes: null,
    seen: null,
    origin: newOrigin(),
    isSheetLost: false,
    ...taken,
    version: version + 1,
  })
}

export function handOver() {
  const { changes, seen, isEditedHere, origin } = useDraft.getState()
  const shared = isEditedHere ? newOrigin() : origin
  useDraft.setState({ isEditedHere: false, origin: shared })
  return { draft: readDraft(), changes, seen, origin: shared }
}

function newOrigin() {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
