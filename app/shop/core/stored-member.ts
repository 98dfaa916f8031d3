import * as v from 'valibot'

import { readSessionClaims } from '#app/auth/session-id.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { signedIn, staffRoles, type SignedIn } from '#shared/shop/core/staff.ts'

const KEY = 'counter.member'
const storage = createSafeStorage(() => window.localStorage)

const memberSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    session: v.string(),
    member: v.object({
      ...signedIn.entries,
      role: v.picklist(staffRoles),
      hasSecondFactor: v.literal(true),
    }),
  }),
)

/** So that the console opens offline. */
export function storeMember(member: SignedIn) {
  const { sessionId, userId } = readSessionClaims()
  const text = JSON.stringify({ session: sessionId, member })
  if (member.id === userId && v.is(memberSchema, text)) storage.setItem(KEY, text)
  else storage.removeItem(KEY)
}

/** Null for another session. */
export function readMember(): SignedIn | null {
  const { success, output } = v.safeParse(memberSchema, storage.getItem(KEY))
  return success && output.session === readSessionClaims().sessionId ? output.member : null
}
