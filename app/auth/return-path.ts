import { basePath } from '#app/ui/page-path.ts'

/** Where somebody may be led back to after signing in: a page of the staff console, or their account. */
const RETURN_PATH = /^\/(?:account|staff(?:\/[\w-]+)*)$/

/** The address of the sign-in page that leads back to a page. */
export function signInAndReturn(loginPath: string, path: string) {
  return RETURN_PATH.test(path) ? `${loginPath}?${new URLSearchParams({ back: path })}` : loginPath
}

/**
 * The page that this one was opened to lead back to; anything but one of ours is as if it were not there. The console is
 * English: from a page of another language it is an absolute address, which the router's own paths do not reach.
 */
export function readReturnPath(search: string) {
  const path = new URLSearchParams(search).get('back') ?? ''
  if (!RETURN_PATH.test(path)) return null
  return basePath === '' || path === '/account' ? path : location.origin + path
}
