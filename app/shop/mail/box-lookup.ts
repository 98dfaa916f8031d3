import { callShop } from '#app/shop/client.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { BoxMail } from '#shared/shop/mail/items.ts'

const FRESH_MS = 20_000

const lookups = new Map<number, { at: number; answer: Promise<BoxMail | null> }>()

/** Cached briefly so that typing and entering make one call; null if the server can't be reached. */
export function lookUpBox(box: number) {
  const lookup = lookups.get(box)
  if (lookup && Date.now() - lookup.at < FRESH_MS) return lookup.answer
  const answer = callShop(mailCalls.getBox, { box: String(box) }).then((called) => {
    if (!called.data) lookups.delete(box)
    return called.data
  })
  lookups.set(box, { at: Date.now(), answer })
  return answer
}

export function forgetBox(box: number) {
  lookups.delete(box)
}
