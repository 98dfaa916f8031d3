import type { SignedInContext } from './access.ts'
import type { Clerk } from './counter.ts'

/** Who of the staff calls, as the deeds of the counter name them. */
export function clerkOf({ caller: { id, role }, requestId }: SignedInContext): Clerk {
  if (role === 'customer') throw new Error('Only staff work at the counter')
  return { id, role, requestId }
}
