import { useLocation } from 'react-router'

import { useHydrated } from '#app/ui/hydrated.ts'
import { pagePath } from '#app/ui/page-path.ts'

import { session } from './session.ts'

/** Paths of the router, without the language. */
const RETURN_PATH =
  /^\/(?:account(?:\/(?:rental|security|settings))?|apply|staff(?:\/[\w-]+)*)(?:\?(?:[\w.~+=&-]|%[\dA-Fa-f]{2})*)?(?:#[\w-]*)?$/
const MAX_LENGTH = 500
const RETURN_KEY = 'mailbox.return'

export function asReturnPath(text: string | null) {
  return text !== null && text.length <= MAX_LENGTH && RETURN_PATH.test(text) ? text : null
}

export function withReturn(page: string, path: string | null) {
  const back = asReturnPath(path)
  if (!back) return page
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`
}

export function useReturnHere(page: string) {
  const location = useLocation()
  const hydrated = useHydrated()
  const path = pagePath(location)
  return withReturn(
    page,
    (hydrated && asReturnPath(path + location.search + location.hash)) || path,
  )
}

export function readReturnPath(search: string) {
  return asReturnPath(new URLSearchParams(search).get('back'))
}

/** The emailed link may open in another tab. */
export function storeReturnPath(path: string | null) {
  if (path) session.storage.setItem(RETURN_KEY, path)
  else forgetReturnPath()
}

export function readStoredReturnPath() {
  return asReturnPath(session.storage.getItem(RETURN_KEY))
}

export function forgetReturnPath() {
  session.storage.removeItem(RETURN_KEY)
}
