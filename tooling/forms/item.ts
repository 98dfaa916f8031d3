import { worksheetForm } from '#app/content/en/worksheet-form.ts'

const { dateFormat } = worksheetForm

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
