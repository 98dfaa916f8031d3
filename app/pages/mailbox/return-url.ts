import { href, useLocation } from 'react-router'
import * as v from 'valibot'

import { readQuery, writeQuery, type Query } from './dashboard-query.ts'

const stateSchema = v.object({ dashboard: v.string() })

/** What a link that leads away from the dashboard carries, so that the visitor finds back. */
export type ReturnState = v.InferOutput<typeof stateSchema>

export function returnStateOf(query: Query): ReturnState {
  return { dashboard: writeQuery(query) }
}

/** The dashboard as the visitor left it, or from its beginning. */
export function useReturnUrl() {
  const left = v.safeParse(stateSchema, useLocation().state)
  return href('/dashboard') + (left.success ? writeQuery(readQuery(left.output.dashboard)) : '')
}
