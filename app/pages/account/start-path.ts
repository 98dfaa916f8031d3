import { useLocation } from 'react-router'

import { readReturnPath, withReturn } from '#app/auth/return-path.ts'
import { readPlanChoice, startAfterSignIn, withPlanChoice } from '#app/pricing/plan-choice.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { basePath } from '#app/ui/page-path.ts'

/** Where a sign-in leads: back to where it was asked for, or on with the plan that was chosen. */
export function readStartPath(search: string) {
  return toAddress(readReturnPath(search)) ?? startAfterSignIn(readPlanChoice(search))
}

/**
 * A path as this page can go there. The console is English: from a page of another language it is an absolute address, which
 * the router's own paths do not reach.
 */
export function toAddress(path: string | null) {
  const isElsewhere = basePath !== '' && path?.startsWith('/staff')
  return isElsewhere ? location.origin + path : path
}

/** The address of another of the account's pages, which leads on to where the page that is shown would. */
export function useStart(page: string) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  if (!hydrated) return page
  return withReturn(withPlanChoice(page, readPlanChoice(search)), readReturnPath(search))
}
