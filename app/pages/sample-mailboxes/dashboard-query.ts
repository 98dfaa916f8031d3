import { href, useLocation } from 'react-router'
import * as v from 'valibot'

import { noFilter, sortKeys, type Filter, type Sorting } from '#app/sample-mailboxes/listing.ts'
import { mailboxStatuses, mailboxTypes } from '#app/sample-mailboxes/mailbox.ts'
import { dashboard } from '#content/mailbox-pages.ts'

export const pageSizes = [10, 25, 50, 100] as const

export type Query = Filter & Sorting & { page: number; size: number }

export const plainQuery: Query = {
  ...noFilter,
  by: 'id',
  descending: false,
  page: 1,
  size: pageSizes[0],
}

export const views = dashboard.views
export type View = keyof typeof views

const MAX_SEARCH_LENGTH = 200

export function readQuery(search: string): Query {
  const params = new URLSearchParams(search)
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word.toLowerCase() === params.get(name)) ?? null

  return {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    type: oneOf('type', mailboxTypes),
    status: oneOf('status', mailboxStatuses),
    by: oneOf('sort', sortKeys) ?? plainQuery.by,
    descending: params.get('order') === 'descending',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? plainQuery.size,
  }
}

export function writeQuery({ search, type, status, by, descending, page, size }: Query) {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (type) params.set('type', type.toLowerCase())
  if (status) params.set('status', status.toLowerCase())
  if (by !== plainQuery.by) params.set('sort', by)
  if (descending) params.set('order', 'descending')
  if (page > 1) params.set('page', String(page))
  if (size !== plainQuery.size) params.set('size', String(size))
  return params.size > 0 ? `?${params}` : ''
}

export function readView(text: string | null): View {
  return text !== null && isView(text) ? text : 'table'
}

function isView(text: string): text is View {
  return Object.hasOwn(views, text)
}

const stateSchema = v.object({ dashboard: v.string() })

export type ReturnState = v.InferOutput<typeof stateSchema>

export function returnStateOf(query: Query): ReturnState {
  return { dashboard: writeQuery(query) }
}

export function useReturnUrl() {
  const left = v.safeParse(stateSchema, useLocation().state)
  return href('/dashboard') + (left.success ? writeQuery(readQuery(left.output.dashboard)) : '')
}
