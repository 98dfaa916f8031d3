import type { SignedInContext } from '#server/shop/access.ts'
import type { Clerk } from '#server/shop/counter.ts'

/** The caller of a staff call, as the counter's log names them. */
export function clerkOf({ caller, requestId }: SignedInContext): Clerk {
  return { id: caller.id, role: caller.role as Clerk['role'], requestId }
}
