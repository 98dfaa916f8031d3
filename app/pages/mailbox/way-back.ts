import { href, useLocation } from 'react-router'
import * as v from 'valibot'

import { readQuery, writeQuery, type Query } from './dashboard-query.ts'

const leftSchema = v.object({ dashboard: v.string() })

/** What a link that leads away from the dashboard carries, so that the visitor finds back. */
export function leaveDashboard(query: Query) {
  return { dashboard: writeQuery(query) } satisfies v.InferOutput<typeof leftSchema>
}

/** The dashboard as the visitor left it, or from its beginning. */
export function useWayBack() {
  const left = v.safeParse(leftSchema, useLocation().state)
  return href('/dashboard') + (left.success ? writeQuery(readQuery(left.output.dashboard)) : '')
}
