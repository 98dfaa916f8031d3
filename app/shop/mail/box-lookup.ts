import { callShop } from '#app/shop/client.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { BoxMail } from '#shared/shop/mail/items.ts'

const FRESH_MS = 20_000

const lookups = new Map<number, { at: number; answer: Promise<BoxMail | null> }>()

/** What the server knows of a number; nothing while it can't be reached. Asked once for what is typed and entered. */
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

/** After something changed in a box. */
export function forgetBox(box: number) {
  lookups.delete(box)
}
