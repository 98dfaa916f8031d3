import { addressIds, photoIds } from '#app/facts/documents.ts'
import { signingRule } from '#app/facts/signing.ts'
import { officialForm } from '#content/identification.ts'
import { language } from '#content/language.ts'
import { worksheetForm } from '#content/worksheet-form.ts'
import { interpolate } from '#shared/interpolate.ts'

const { dateFormat } = worksheetForm

export type Choice = { id: string; name: string; note?: string }

type Common = {
  /** The number on the official form; also the field's name. */
  id: string
  label: string
  /** In twelfths of the page. */
  width: number
}

/** A `pen` item is signed by hand, on screen too; the build fills in a `given` one. */
export type Item =
  | (Common & { kind: 'text' | 'date' | 'long' | 'pen' | 'given' })
  | (Common & { kind: 'choice'; options: Choice[]; columns: number })

export type Section = {
  number: string
  title: string
  filledBy: 'you' | 'us'
  when?: string
  note: string
  items: Item[]
}

export function itemLabel({ title }: Section, item: Item) {
  const format = item.kind === 'date' ? ` (${dateFormat})` : ''
  return `${item.id} ${item.label}${format}. ${title}`
}

const { answers, labels, sections, uses } = worksheetForm

type Label = keyof typeof labels
type Choices = { options: Choice[]; columns: number }
type Row = [label: Label, width: number, as?: Exclude<Item['kind'], 'choice'> | Choices]

const LETTERS = 'abcdefghijk'
const OURS = [1, 2, 14]

const person: Row[] = [
  ['lastName', 5],
  ['firstName', 4],
  ['middleInitial', 3],
  ['phone', 5],
  ['email', 7],
]
const withoutNumber: Row[] = [
  ['documentName', 12],
  ...address('documentStreet'),
  document(addressIds, 2),
]
const withNumber: Row[] = [
  ['documentName', 6],
  ['documentNumber', 6],
  ['issuer', 6],
  ['expires', 6, 'date'],
  document(photoIds, 3),
]
const signature: Row[] = [
  ['signature', 8, 'pen'],
  ['signedOn', 4, 'pen'],
]

const applicant = [
  section(1, ['opened', 6, 'date'], ['closed', 6, 'date']),
  section(
    2,
    ['street', 9, 'given'],
    ['pmb', 3],
    ['city', 7, 'given'],
    ['state', 2, 'given'],
    ['zip', 3, 'given'],
  ),
  section(3, ['use', 12, choice(uses, 'business', 'residential')]),
  section(4, ...person, ...address('homeStreet'), ['courtOrder', 12, choice(answers, 'yes', 'no')]),
]

const further = [
  section(5, ...person, ...address('homeStreet')),
  section(6, ...address('street'), ['phone', 5], ['email', 7]),
  section(
    7,
    ['businessName', 7],
    ['businessType', 5],
    ...address('street'),
    ['phone', 5],
    ['registration', 7],
  ),
]

const ofApplicant = [section(8, ...withNumber), section(9, ...withoutNumber)]
const ofCollector = [section(10, ...withNumber), section(11, ...withoutNumber)]

const last = [
  section(12, ['names', 12, 'long']),
  section(13, ...signature),
  section(14, ...signature),
]

export const worksheetPages: Section[][] = [
  applicant,
  further,
  ...(language === 'en'
    ? [
        [...ofApplicant, ...ofCollector.slice(0, 1)],
        [...ofCollector.slice(1), ...last],
      ]
    : [ofApplicant, ofCollector, last]),
]

export const worksheetTitle = interpolate(worksheetForm.title, { form: officialForm.name })

function section(number: keyof typeof sections, ...rows: Row[]): Section {
  const { note, ...words } = sections[number]
  const items = rows.map(([label, width, as = 'text'], at): Item => {
    const id = rows.length === 1 ? `${number}` : `${number}${LETTERS[at]}`
    const common = { id, label: labels[label], width }
    return typeof as === 'string' ? { ...common, kind: as } : { ...common, kind: 'choice', ...as }
  })
  const filledBy = OURS.includes(number) ? 'us' : 'you'
  return {
    ...words,
    number: `${number}`,
    filledBy,
    note: interpolate(note, { signingRule }),
    items,
  }
}

function address(street: Label): Row[] {
  return [
    [street, 12],
    ['city', 4],
    ['state', 2],
    ['zip', 3],
    ['country', 3],
  ]
}

function choice<Id extends string>(names: Record<Id, string>, ...ids: Id[]): Choices {
  return { columns: 2, options: ids.map((id) => ({ id, name: names[id] })) }
}

function document(documents: Choice[], columns: number): Row {
  return ['document', 12, { columns, options: documents.map(({ id, name }) => ({ id, name })) }]
}
