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

/** As long as item 12 may be, with a hundred names. What is longer would be stored, and not be opened again. */
export const MAX_TEXT_LENGTH = 20_000
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))

const person = v.object({
  /** Tells people apart while they are typed; it says nothing of them. */
  id: text,
  kind: v.picklist(recipientKinds),
  /** The whole name. Of a person it is made of the parts, as soon as there are any. */
  name: text,
  /** Parts that are missing were not known when the draft was stored: a name alone, or what was filed as one. */
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

/** All entries of an application. A plan that is no longer offered is read as none, so that it is chosen again. */
export const draftSchema = v.object({
  plan: v.fallback(v.picklist(plans.map(({ id }) => id)), ''),
  months: v.fallback(v.picklist(termsInMonths), firstTerm),
  payment: v.fallback(v.picklist(payments), 'ahead'),
  use: v.picklist(['personal', 'business']),
  signing: v.picklist(signingWays),
  phone: text,
  people: v.pipe(v.array(person), v.maxLength(100)),
  /** Worksheet entries besides the names, by worksheet and item of the form (worksheet.ts). They never leave the device. */
  worksheets: v.record(text, v.record(text, text)),
  /** Email address for the account; address and time of the last confirmation email. */
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

/** Whether anybody's name was typed: it would be lost with the page. */
export function isNamed({ people }: Pick<Draft, 'people'>) {
  return people.some(({ name, nativeName }) => !isBlank(name + nativeName))
}

/** Whether somebody's name is whole: the form asks for a person's given name, and a business has one name. */
export function hasFullName({ kind, name, givenName }: DraftPerson) {
  return !isBlank(isPerson(kind) ? givenName : name)
}

/** Adds somebody at the end. */
export function withPerson({ people }: Draft, kind: PersonKind) {
  const id = String(Math.max(0, ...people.map((each) => Number(each.id))) + 1)
  return { people: [...people, newPerson(kind, id)] }
}

/** A personal box has no business; a business box always names one. */
export function withUse(draft: Draft, use: Draft['use']): Partial<Draft> {
  const hasBusiness = draft.people.some(({ kind }) => kind === 'business')
  return { use, ...(use === 'business' && !hasBusiness && withPerson(draft, 'business')) }
}

/** The people of the requested box: names of a business stay in the draft while the box is personal, but don't count. */
export function householdOf({ use, people }: Draft): Household<DraftPerson> {
  const isWanted = ({ kind }: DraftPerson) => use === 'business' || !isOfBusiness(kind)
  return { use, recipients: people.filter(isWanted) }
}

type DraftStore = Draft & {
  /** Something was chosen or typed. */
  isTouched: boolean
  /** It was chosen or typed in this tab, and no other tab has it so. */
  isEditedHere: boolean
  /** The filed application that this draft changes. */
  changes: string | null
  /** The version of it that was laid out to be changed. */
  seen: string | null
  /** The same for the draft in every tab that it was brought to. */
  origin: string
  /** A reload has emptied the worksheets. */
  isSheetLost: boolean
  /** Counts how often another draft took the place of the one before. */
  version: number
}

/** The draft of this page. The tab stores it without the worksheets (tab-draft.ts), or the device encrypted (encrypted-draft.ts). */
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

/** The current draft, for code outside of components. */
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

/** The applicant as the account knows them, where nobody has typed a name yet: nothing that would be lost. */
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
  // A name that is known as a whole alone stays until a given name stands beside it.
  const isWhole = earlier.name !== joinName(earlier) && isBlank(changed.givenName)
  return ofParts && !isWhole ? { ...changed, name: joinName(changed) } : changed
}

export function changeWorksheet(key: string, item: string, value: string) {
  const { worksheets } = useDraft.getState()
  useDraft.setState({ isSheetLost: false })
  changeDraft({ worksheets: { ...worksheets, [key]: { ...worksheets[key], [item]: value } } })
}

type Taken = Partial<Omit<DraftStore, keyof Draft | 'version'>>

/** Puts another draft in the place of this one: one that was stored, filed or brought from another tab, or an empty one. */
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

/** The draft as it is handed to another tab: both hold the same until one of them is edited. */
export function handOver() {
  const { changes, seen, isEditedHere, origin } = useDraft.getState()
  const shared = isEditedHere ? newOrigin() : origin
  useDraft.setState({ isEditedHere: false, origin: shared })
  return { draft: readDraft(), changes, seen, origin: shared }
}

function newOrigin() {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
