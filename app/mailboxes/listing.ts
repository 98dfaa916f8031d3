import { numberOf, type Mailbox, type MailboxStatus, type MailboxType } from './mailbox.ts'

export const sortKeys = ['id', 'location', 'type', 'status', 'coordinates'] as const
export type SortKey = (typeof sortKeys)[number]
export type Sorting = { by: SortKey; descending: boolean }

/** What a mailbox must have to be shown; null asks for nothing. */
export type Filter = { search: string; type: MailboxType | null; status: MailboxStatus | null }

type Comparison = (one: Mailbox, other: Mailbox) => number

const comparisons: Record<SortKey, Comparison> = {
  id: (one, other) => numberOf(one.id) - numberOf(other.id) || compare(one.id, other.id),
  location: (one, other) => compare(keyOf(one), keyOf(other)),
  type: (one, other) => compare(one.type, other.type),
  status: (one, other) => compare(one.status, other.status),
  coordinates: (one, other) => one.lat - other.lat || one.lng - other.lng,
}

/** The list in order; equals stand by their ids, so that the order never wavers. */
export function sortMailboxes(mailboxes: readonly Mailbox[], { by, descending }: Sorting) {
  const sign = descending ? -1 : 1
  return mailboxes.toSorted(
    (one, other) => sign * comparisons[by](one, other) || comparisons.id(one, other),
  )
}

/** The mailboxes that pass, in the order they come. Every word must be found somewhere. */
export function filterMailboxes(mailboxes: readonly Mailbox[], { search, type, status }: Filter) {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && !type && !status) return mailboxes
  return mailboxes.filter(
    (mailbox) =>
      (!type || mailbox.type === type) &&
      (!status || mailbox.status === status) &&
      words.every((word) => textOf(mailbox).includes(word)),
  )
}

/** One page of a list; a page beyond the end is the last one. Pages count from 1. */
export function pageOf<Thing>(things: readonly Thing[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(things.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  const first = (page - 1) * size
  return { page, pages, first, rows: things.slice(first, first + size) }
}

function compare(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Made once for each mailbox: a hundred thousand are searched between two key presses. */
const texts = new WeakMap<Mailbox, string>()
const keys = new WeakMap<Mailbox, string>()

function textOf(mailbox: Mailbox) {
  const { id, location, type, status, description } = mailbox
  return kept(texts, mailbox, () => folded([id, location, type, status, description].join('\n')))
}

function keyOf(mailbox: Mailbox) {
  return kept(keys, mailbox, () => folded(mailbox.location))
}

function kept(made: WeakMap<Mailbox, string>, mailbox: Mailbox, make: () => string) {
  const known = made.get(mailbox)
  if (known !== undefined) return known
  const text = make()
  made.set(mailbox, text)
  return text
}

/** Small letters without their accents: who looks for "Canon" finds "Cañon". */
function folded(text: string) {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
