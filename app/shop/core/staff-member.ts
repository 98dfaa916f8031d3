import { createContext, useContext } from 'react'

import type { SignedIn } from '#shared/shop/core/staff.ts'

export const StaffMemberContext = createContext<SignedIn | null>(null)

export function useStaffMember() {
  const member = useContext(StaffMemberContext)
  if (!member) throw new Error('Only the pages of the console know a staff member')
  return member
}

export function useIsAdministrator() {
  return useStaffMember().role === 'administrator'
}
