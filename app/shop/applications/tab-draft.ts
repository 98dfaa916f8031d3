import * as v from 'valibot'

import { DRAFT_CLEARED, TAB_DRAFT_KEY } from '#app/islands/application-draft.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'

import {
  draftSchema,
  isNamed,
  readDraft,
  replaceDraft,
  useDraft,
  type DraftPerson,
} from './draft.ts'
import { encryptedDraft } from './encrypted-draft.ts'

const VERSION = 1

const keptSchema = v.object({
  version: v.literal(VERSION),
  /** The same query later is no newer choice. */
  search: v.string(),
  draft: draftSchema,
  hasSheets: v.boolean(),
  isEditedHere: v.boolean(),
  changes: v.nullable(v.string()),
  seen: v.nullable(v.string()),
  origin: v.string(),
})

let isKeeping = false
let isStopped = false

/**
 * Worksheets stay in memory only, because they hold home addresses and ID numbers; so do names that look like ID
 * numbers. Nothing is stored while the draft is kept encrypted.
 */
export function storeInTab() {
  if (isKeeping) return
  isKeeping = true
  useDraft.subscribe(keep)
  encryptedDraft.subscribe(keep)
  addEventListener(DRAFT_CLEARED, () => {
    encryptedDraft.lock()
    replaceDraft()
  })
}

export function stopStoring() {
  isStopped = true
  keep()
}

export function readTabDraft() {
  const { success, output } = v.safeParse(keptSchema, parse(read()))
  return success ? output : null
}

export function isLostWithPage() {
  const { isTouched, people, worksheets } = useDraft.getState()
  if (!isTouched || encryptedDraft.state() === 'open') return false
  return Object.keys(worksheets).length > 0 || (isNamed({ people }) && read() === null)
}

function keep() {
  const { isTouched, isEditedHere, changes, seen, origin, isSheetLost } = useDraft.getState()
  if (!isTouched || isStopped || encryptedDraft.state() === 'open') return write(null)
  const { worksheets, people, ...draft } = readDraft()
  const hasSheets = isSheetLost || Object.keys(worksheets).length > 0
  const shown = { ...draft, people: people.map(withoutIdentifiers), worksheets: {} }
  const of = { isEditedHere, changes, seen, origin }
  write(
    JSON.stringify({ version: VERSION, search: location.search, draft: shown, hasSheets, ...of }),
  )
}

function withoutIdentifiers(person: DraftPerson): DraftPerson {
  const storable = (text: string) => (holdsPersonalIdentifier(text) ? '' : text)
  const { name, givenName, familyName, nativeName } = person
  return {
    ...person,
    name: storable(name),
    givenName: storable(givenName),
    familyName: storable(familyName),
    nativeName: storable(nativeName),
  }
}

function read() {
  try {
    return sessionStorage.getItem(TAB_DRAFT_KEY)
  } catch {
    return null
  }
}

function write(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(TAB_DRAFT_KEY)
    else sessionStorage.setItem(TAB_DRAFT_KEY, text)
  } catch {}
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
