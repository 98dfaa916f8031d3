import * as v from 'valibot'

import { consumeRemovedAddress } from '#app/islands/address-bar.ts'

const types = ['signup', 'email', 'email_change', 'recovery'] as const

const tokenLink = v.object({
  token_hash: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,512}$/)),
  type: v.picklist(types),
})
const codeLink = v.object({ code: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{8,512}$/)) })

export type Arrival =
  | { kind: 'token'; tokenHash: string; type: (typeof types)[number] }
  | { kind: 'code'; code: string }
  /** The first of the two emails of an email change. */
  | { kind: 'half' }
  | { kind: 'refused' }
  | { kind: 'nothing' }

let arrival: Arrival | undefined

export function arrived(): Arrival {
  if (typeof window === 'undefined') return { kind: 'nothing' }
  if (!arrival) {
    const { search, hash } = consumeRemovedAddress()
    arrival = readArrival(search, hash)
  }
  return arrival
}

/** A link never signs in by itself: anyone can write one. */
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
