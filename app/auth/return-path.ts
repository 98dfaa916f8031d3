import { useLocation } from 'react-router'

import { useHydrated } from '#app/ui/hydrated.ts'
import { pagePath } from '#app/ui/page-path.ts'

import { session } from './session.ts'

/** The pages that ask for a sign-in, and the staff console's, at whatever part or step: a path of the router, in no language. */
const RETURN_PATH =
  /^\/(?:account(?:\/(?:rental|security|settings))?|apply|staff(?:\/[\w-]+)*)(?:\?(?:[\w.~+=&-]|%[\dA-Fa-f]{2})*)?(?:#[\w-]*)?$/
const MAX_LENGTH = 500
const RETURN_KEY = 'mailbox.return'

/** What may be returned to after signing in; anything but a page of ours that asks for it is as if it were not there. */
export function asReturnPath(text: string | null) {
  return text !== null && text.length <= MAX_LENGTH && RETURN_PATH.test(text) ? text : null
}

/** The address of a sign-in or sign-up page that leads back to a path. */
export function withReturn(page: string, path: string | null) {
  const back = asReturnPath(path)
  if (!back) return page
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`
}

/** The address of a sign-in or sign-up page that leads back to what is shown here: its part and step once they can be read. */
export function useReturnHere(page: string) {
  const location = useLocation()
  const hydrated = useHydrated()
  const path = pagePath(location)
  return withReturn(
    page,
    (hydrated && asReturnPath(path + location.search + location.hash)) || path,
  )
}

/** The path that a page was opened to lead back to. */
export function readReturnPath(search: string) {
  return asReturnPath(new URLSearchParams(search).get('back'))
}

/** Remembers where to lead back to while an email is on its way: its link opens another page, perhaps in another tab. */
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
