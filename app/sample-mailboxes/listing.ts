import { formatCount } from '#app/ui/count.ts'
import { shownAs, count as words } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import { numberOf, type Mailbox, type MailboxStatus, type MailboxType } from './mailbox.ts'

export const sortKeys = ['id', 'location', 'type', 'status', 'coordinates'] as const
export type SortKey = (typeof sortKeys)[number]
export type Sorting = { by: SortKey; descending: boolean }

export type Filter = { search: string; type: MailboxType | null; status: MailboxStatus | null }

export const noFilter: Filter = { search: '', type: null, status: null }

export function isFiltered({ search, type, status }: Filter) {
  return search !== '' || type !== null || status !== null
}

export function countMailboxes(count: number) {
  return interpolate(count === 1 ? words.one : words.other, { count: formatCount(count) })
}

const keys: Record<SortKey, (mailbox: Mailbox) => string | number> = {
  id: ({ id }) => numberOf(id),
  location: ({ location }) => folded(location),
  type: ({ type }) => shownAs[type],
  status: ({ status }) => shownAs[status],
  coordinates: ({ lat }) => lat,
}

/** Ties are ordered by id, so that the order is stable. */
export function sortMailboxes(mailboxes: readonly Mailbox[], { by, descending }: Sorting) {
  const sign = descending ? -1 : 1
  const keyed = mailboxes.map((mailbox) => ({ mailbox, key: keys[by](mailbox) }))
  keyed.sort(
    (one, other) =>
      sign * compare(one.key, other.key) || compareEquals(one.mailbox, other.mailbox, by, sign),
  )
  return keyed.map(({ mailbox }) => mailbox)
}

function compareEquals(one: Mailbox, other: Mailbox, by: SortKey, sign: number) {
  const further = by === 'coordinates' ? sign * compare(one.lng, other.lng) : 0
  return further || compare(numberOf(one.id), numberOf(other.id)) || compare(one.id, other.id)
}

export function filterMailboxes(mailboxes: readonly Mailbox[], { search, type, status }: Filter) {
  const wanted = folded(search).split(/\s+/).filter(Boolean)
  if (wanted.length === 0 && !type && !status) return mailboxes
  return mailboxes.filter(
    (mailbox) =>
      (!type || mailbox.type === type) &&
      (!status || mailbox.status === status) &&
      wanted.every((word) => textOf(mailbox).includes(word)),
  )
}

export function pageOf<Item>(items: readonly Item[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  const first = (page - 1) * size
  return { page, pages, first, rows: items.slice(first, first + size) }
}

function compare<Key extends string | number>(one: Key, other: Key) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Cached: a hundred thousand mailboxes are searched between two keystrokes. */
const texts = new WeakMap<Mailbox, string>()

function textOf(mailbox: Mailbox) {
  const cached = texts.get(mailbox)
  if (cached !== undefined) return cached
  const { id, location, type, status, description } = mailbox
  const text = folded([id, location, shownAs[type], shownAs[status], description].join('\n'))
  texts.set(mailbox, text)
  return text
}

/** Lowercase without accents: "Canon" finds "Cañon". */
function folded(text: string) {
  const plain = HAS_MORE_THAN_ASCII.test(text)
    ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    : text
  return plain.toLowerCase()
}

const HAS_MORE_THAN_ASCII = /[^\0-\x7f]/
