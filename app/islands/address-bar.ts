import { pagePath } from '#app/ui/page-path.ts'

/** What the address of this page carried when it was opened, before it was taken out of it. */
export type RemovedAddress = { search: string; hash: string }

declare global {
  interface Window {
    carried?: RemovedAddress
  }
}

const LINK_PAGES = /^\/(auth\/callback|reset-password|visit)$/
const SECRETS =
  /(^|[?#&])((provider_|refresh_|access_)*token(_hash)?|code|error(_code|_description)?)=/

/**
 * Empties the address bar before anything is painted, so that no token stays in it, in the history, or
 * in what is sent on: on the pages that emails lead to whatever stands there, on all others what
 * looks like a secret or a stranger's words.
 */
export function emptyAddressBar() {
  const { pathname, search, hash } = location
  const isSecret = LINK_PAGES.test(pagePath(location))
    ? search || hash
    : SECRETS.test(search) || SECRETS.test(hash)
  if (!isSecret) return
  window.carried = { search, hash }
  history.replaceState(history.state, '', pathname)
}

/** Gives what the address carried, once. */
export function consumeRemovedAddress(): RemovedAddress {
  const { carried = { search: '', hash: '' } } = window
  delete window.carried
  return carried
}
