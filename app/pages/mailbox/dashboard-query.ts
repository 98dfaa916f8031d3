import { sortKeys, type Filter, type Sorting } from '#app/mailboxes/listing.ts'
import { mailboxStatuses, mailboxTypes } from '#app/mailboxes/mailbox.ts'

/** How many mailboxes a page of the table may show. */
export const pageSizes = [10, 25, 50, 100] as const

/** What the dashboard is asked to show. */
export type Query = Filter & Sorting & { page: number; size: number }

export const plainQuery: Query = {
  search: '',
  type: null,
  status: null,
  by: 'id',
  descending: false,
  page: 1,
  size: pageSizes[0],
}

const MAX_SEARCH_LENGTH = 200

/** Reads the page's address. What makes no sense there counts for nothing. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search)
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word.toLowerCase() === given.get(name)) ?? null

  return {
    search: (given.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    type: oneOf('type', mailboxTypes),
    status: oneOf('status', mailboxStatuses),
    by: oneOf('sort', sortKeys) ?? plainQuery.by,
    descending: given.get('order') === 'descending',
    page: Math.max(1, Math.trunc(Number(given.get('page'))) || 1),
    size: pageSizes.find((size) => String(size) === given.get('size')) ?? plainQuery.size,
  }
}

/** The address of a query; what is as it always is, is not said. */
export function writeQuery({ search, type, status, by, descending, page, size }: Query) {
  const said = new URLSearchParams()
  if (search) said.set('search', search)
  if (type) said.set('type', type.toLowerCase())
  if (status) said.set('status', status.toLowerCase())
  if (by !== plainQuery.by) said.set('sort', by)
  if (descending) said.set('order', 'descending')
  if (page > 1) said.set('page', String(page))
  if (size !== plainQuery.size) said.set('size', String(size))
  return said.size > 0 ? `?${said}` : ''
}
