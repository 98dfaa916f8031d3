import * as v from 'valibot'

/** The screens that letters lead to. Their address is emptied whatever it holds. */
const LETTER_PATHS = ['/auth/callback', '/reset-password']
/** Parts of an address that must never stay in it, whichever page they were aimed at. */
const SECRETS =
  /(?:^|[?#&])(?:(?:provider_)?(?:refresh_)?token|access_token|token_hash|code|error|error_code|error_description)=/

const types = ['signup', 'email', 'email_change', 'recovery'] as const

const tokenLink = v.object({
  token_hash: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,512}$/)),
  type: v.picklist(types),
})
const codeLink = v.object({ code: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,512}$/)) })

/** What a letter's link brought: a token and its kind, a code, or nothing usable. */
export type Arrival =
  | { kind: 'token'; tokenHash: string; type: (typeof types)[number] }
  | { kind: 'code'; code: string }
  /** The first of the two letters of an e-mail change, accepted by a service that follows links itself. */
  | { kind: 'half' }
  | { kind: 'refused' }
  | { kind: 'nothing' }

let arrival: Arrival = { kind: 'nothing' }

/** Reads a letter's link out of the address bar, once, and takes it from there and from history. */
export function scrubAddressBar() {
  if (typeof window === 'undefined') return
  const { pathname, search, hash } = window.location
  const path = pathname.replace(/(?<=.)\/$/, '')
  const isLetter = LETTER_PATHS.includes(path)
  if (isLetter) arrival = readArrival(search, hash)
  if ((isLetter && (search || hash)) || SECRETS.test(search) || SECRETS.test(hash)) {
    window.history.replaceState(window.history.state, '', pathname)
  }
}

/** What the address bar held when this page was opened. */
export function arrived() {
  return arrival
}

/** Reads one link. The fragment signs nobody in: anyone can write one. */
export function readArrival(search: string, hash: string): Arrival {
  const query = Object.fromEntries(new URLSearchParams(search))
  const token = v.safeParse(tokenLink, query)
  if (token.success) {
    return { kind: 'token', tokenHash: token.output.token_hash, type: token.output.type }
  }
  const code = v.safeParse(codeLink, query)
  if (code.success) return { kind: 'code', code: code.output.code }

  const fragment = new URLSearchParams(hash.slice(1))
  if ('error' in query || fragment.has('error')) return { kind: 'refused' }
  return { kind: fragment.has('message') ? 'half' : 'nothing' }
}
