import { worksheetForm } from '#app/content/en/worksheet-form.ts'

const { dateFormat, labels } = worksheetForm

export type Choice = { id: string; name: string; note?: string }

type Common = {
  /** The number of the item on the official form; also the name of the field. */
  id: string
  label: string
  /** How wide it stands, in twelfths of the page. */
  width: number
}

/** One numbered item of the worksheet. A `pen` item is signed by hand, on screen too; a `given` one the build fills in. */
export type Item =
  | (Common & { kind: 'text' | 'date' | 'long' | 'pen' | 'given' })
  | (Common & { kind: 'choice'; options: Choice[]; columns: number })

export type Section = {
  number: string
  title: string
  filledBy: 'you' | 'us'
  /** When, or by whom, it is filled in; left out where everyone fills it in. */
  when?: string
  note: string
  items: Item[]
}

/** What a screen reader says at the item's field, and a pointer shows. */
export function describeItem({ title }: Section, item: Item) {
  const format = item.kind === 'date' ? ` (${dateFormat})` : ''
  return `${item.id} ${item.label}${format}. ${title}`
}

/** Street, city, state, ZIP code and country, numbered by the letters given. */
export function addressItems(number: string, letters: string, street: string): Item[] {
  const parts = [
    { label: street, width: 12 },
    { label: labels.city, width: 4 },
    { label: labels.state, width: 2 },
    { label: labels.zip, width: 3 },
    { label: labels.country, width: 3 },
  ]
  return parts.map((part, at) => ({ ...part, id: `${number}${letters[at]}`, kind: 'text' }))
}

/** Last name, first name, middle initial, phone and email address, lettered a to e. */
export function personItems(number: string): Item[] {
  return [
    { id: `${number}a`, kind: 'text', label: labels.lastName, width: 5 },
    { id: `${number}b`, kind: 'text', label: labels.firstName, width: 4 },
    { id: `${number}c`, kind: 'text', label: labels.middleInitial, width: 3 },
    { id: `${number}d`, kind: 'text', label: labels.phone, width: 5 },
    { id: `${number}e`, kind: 'text', label: labels.email, width: 7 },
  ]
}
