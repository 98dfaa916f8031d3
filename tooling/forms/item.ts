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

export const DATE_FORMAT = 'MM/DD/YYYY'

/** What a screen reader says at the item's field, and a pointer shows. */
export function describeItem({ title }: Section, item: Item) {
  const format = item.kind === 'date' ? ` (${DATE_FORMAT})` : ''
  return `${item.id} ${item.label}${format}. ${title}`
}

/** Street, city, state, ZIP code and country, numbered by the letters given. */
export function addressItems(number: string, letters: string, street: string): Item[] {
  const parts = [
    { label: street, width: 12 },
    { label: 'City', width: 5 },
    { label: 'State', width: 2 },
    { label: 'ZIP+4', width: 2 },
    { label: 'Country', width: 3 },
  ]
  return parts.map((part, at) => ({ ...part, id: `${number}${letters[at]}`, kind: 'text' }))
}

/** Last name, first name, middle initial, phone and email address, lettered a to e. */
export function personItems(number: string): Item[] {
  return [
    { id: `${number}a`, kind: 'text', label: 'Last name', width: 5 },
    { id: `${number}b`, kind: 'text', label: 'First name', width: 5 },
    { id: `${number}c`, kind: 'text', label: 'Middle initial', width: 2 },
    { id: `${number}d`, kind: 'text', label: 'Phone', width: 5 },
    { id: `${number}e`, kind: 'text', label: 'Email', width: 7 },
  ]
}
