import { neededForms, type NeededForm } from '#shared/shop/applications/household.ts'
import { homeAddressProblem } from '#shared/shop/boxes/postal-address.ts'

import { householdOf, type Draft, type DraftPerson } from './draft.ts'

type ItemValue = { text: string; from: { key: string; item: string } }
type Values = Record<string, ItemValue>

export type Worksheet = {
  key: string
  form: NeededForm<DraftPerson>
  /** An earlier worksheet of the same signer. */
  before: Worksheet | undefined
  parts: WorksheetPart[]
  values: Values
}

type PartId = 'person' | 'home' | 'collector' | 'business' | 'ids' | 'listed'

export type WorksheetPart = { id: PartId; items: string[]; home: SharedHome | undefined }

export type SharedHome = {
  item: string
  of: DraftPerson
  /** In one line; empty until it is typed. */
  address: string
  isShared: boolean
}

export type HomeProblem = { item: string; code: 'post-office-box' | 'private-mailbox' }

/** Street, city, state, ZIP code and country, as items 4 and 5 letter them. */
export const HOME_LETTERS = 'fghij'

export const YES = 'yes'
export const NO = 'no'

const HOME = lettered('4', HOME_LETTERS)
/** In the order of the form; `address`: may repeat item 4's. */
const PARTS: { id: PartId; items: string[]; address?: string[] }[] = [
  { id: 'person', items: lettered('4', 'abcde') },
  { id: 'home', items: lettered('4', 'fghijk'), address: HOME },
  {
    id: 'collector',
    items: [...lettered('5', 'abcdefghij'), '10b', '10c'],
    address: lettered('5', HOME_LETTERS),
  },
  { id: 'business', items: lettered('7', 'abcdefghi'), address: lettered('7', 'cdefg') },
  { id: 'ids', items: ['8b', '8c'] },
  { id: 'listed', items: ['12'] },
]
const OF_SIGNER: PartId[] = ['person', 'home', 'ids']
/** Known from an earlier step. */
const NAMES = ['4a', '4b', '5a', '5b', '7a', '12']
/** Street lines that must be homes. */
const HOMES = ['4f', '5f']

export function worksheetsOf(draft: Draft): Worksheet[] {
  const worksheets: Worksheet[] = []
  for (const form of neededForms(householdOf(draft))) {
    worksheets.push(worksheetOf(form, draft, worksheets))
  }
  return worksheets
}

export function homeProblems({ values }: Worksheet): HomeProblem[] {
  return HOMES.flatMap((item): HomeProblem[] => {
    const code = homeAddressProblem(values[item]?.text ?? '')
    return code ? [{ item, code }] : []
  })
}

function worksheetOf(form: NeededForm<DraftPerson>, draft: Draft, earlier: Worksheet[]): Worksheet {
  const { signer, business, collector, listed } = form
  const key = `${signer.id}-${form.service}`
  const typed = draft.worksheets[key] ?? {}
  const prefilled = prefilledValues(form, draft)
  const before = earlier.find((each) => each.form.signer.id === signer.id)
  const values: Values = before
    ? Object.fromEntries(Object.entries(before.values).filter(([item]) => isOfSigner(item)))
    : {}

  const isNeeded: Record<PartId, boolean> = {
    person: !before,
    home: !before,
    ids: !before,
    collector: Boolean(collector),
    business: Boolean(business),
    listed: listed.length > 0,
  }
  const parts = PARTS.filter(({ id }) => isNeeded[id]).map(({ id, items, address = [] }) => {
    const other = id === 'home' ? earlier[0] : { form, values }
    const shared = address.length > 0 && other ? sharedHome(id, address, other) : undefined
    for (const item of items) {
      const inherited = shared?.isShared && other?.values[HOME[address.indexOf(item)] ?? '']
      const text = typed[item] ?? prefilled[item] ?? ''
      values[item] = inherited || { text, from: { key, item } }
    }
    const isAsked = (item: string) =>
      NAMES.includes(item) ? item in typed : !(shared?.isShared && address.includes(item))
    return { id, items: items.filter(isAsked), home: shared }
  })
  return { key, form, before, parts, values }

  function sharedHome(
    id: PartId,
    address: string[],
    other: Pick<Worksheet, 'form' | 'values'>,
  ): SharedHome {
    const item = `same-home-${id}`
    const isUsual = draft.use === 'personal' && id !== 'business'
    const isShared = typed[item]
      ? typed[item] === YES
      : isUsual && !address.some((each) => typed[each])
    const lines = HOME.map((each) => other.values[each]?.text.trim())
    return { item, of: other.form.signer, address: lines.filter(Boolean).join(', '), isShared }
  }
}

function isOfSigner(item: string) {
  return PARTS.some(({ id, items }) => OF_SIGNER.includes(id) && items.includes(item))
}

function prefilledValues(
  { signer, business, listed, collector }: NeededForm<DraftPerson>,
  { phone }: Draft,
): Record<string, string | undefined> {
  return {
    '4a': signer.familyName,
    '4b': signer.givenName,
    '4d': signer.kind === 'applicant' ? phone : '',
    '5a': collector?.familyName,
    '5b': collector?.givenName,
    '7a': business?.name,
    '12': listed.map(({ name }) => name).join('\n'),
  }
}

function lettered(number: string, letters: string) {
  return [...letters].map((letter) => `${number}${letter}`)
}
