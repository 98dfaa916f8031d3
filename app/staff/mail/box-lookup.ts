import { callShop } from '#app/auth/shop-client.ts'
import type { BoxAnswer } from '#shared/rental/mail.ts'

const FRESH_MS = 20_000

const lookups = new Map<number, { at: number; answer: Promise<BoxAnswer | null> }>()

/** What the server knows of a number; nothing while it can't be reached. Asked once for what is typed and entered. */
export function lookUpBox(box: number) {
  const known = lookups.get(box)
  if (known && Date.now() - known.at < FRESH_MS) return known.answer
  const answer = callShop<BoxAnswer>(`/mail/boxes/${box}`).then((called) => {
    if (!called.answer) lookups.delete(box)
    return called.answer
  })
  lookups.set(box, { at: Date.now(), answer })
  return answer
}

/** After something changed in a box. */
export function forgetBox(box: number) {
  lookups.delete(box)
}
