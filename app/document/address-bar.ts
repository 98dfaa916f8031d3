/** What the address of this page carried when it was opened, before it was taken out of it. */
export type Carried = { search: string; hash: string }

declare global {
  interface Window {
    carried?: Carried
  }
}

/**
 * The script that empties the address bar before anything is painted, so that no token stays in it,
 * in the history, or in what is sent on: on the screens that letters lead to whatever stands there,
 * on all others what looks like a secret or a stranger's words.
 */
export const emptyAddressBar = `(()=>{
const {pathname,search,hash}=location;
const letters=/^\\/(auth\\/callback|reset-password)\\/?$/;
const secrets=/(^|[?#&])((provider_)?(refresh_)?token|access_token|token_hash|code|error|error_code|error_description)=/;
if(letters.test(pathname)?search||hash:secrets.test(search)||secrets.test(hash)){
window.carried={search,hash};
history.replaceState(history.state,"",pathname)
}
})()`.replaceAll('\n', '')

/** Gives what the address carried, once. */
export function takeCarried(): Carried {
  const { carried = { search: '', hash: '' } } = window
  delete window.carried
  return carried
}
