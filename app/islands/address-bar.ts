import { pagePath } from '#app/ui/page-path.ts'

export type RemovedAddress = { search: string; hash: string }

declare global {
  interface Window {
    carried?: RemovedAddress
  }
}

const LINK_PAGES = /^\/(auth\/callback|reset-password|visit)$/
const SECRETS =
  /(^|[?#&])((provider_|refresh_|access_)*token(_hash)?|code|error(_code|_description)?)=/

/** Runs before the first paint, so that no token stays in the address bar, the history or a Referer. */
export function emptyAddressBar() {
  const { pathname, search, hash } = location
  const isSecret = LINK_PAGES.test(pagePath(location))
    ? search || hash
    : SECRETS.test(search) || SECRETS.test(hash)
  if (!isSecret) return
  window.carried = { search, hash }
  history.replaceState(history.state, '', pathname)
}

export function consumeRemovedAddress(): RemovedAddress {
  const { carried = { search: '', hash: '' } } = window
  delete window.carried
  return carried
}
