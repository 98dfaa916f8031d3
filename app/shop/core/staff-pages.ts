import type { StaffPageName } from '#app/content/staff/console.ts'

/** Module `pages/staff/NAME.tsx`, words `staffPageWords[NAME]`. */
type StaffPage = {
  name: StaffPageName
  path: string
  pattern?: string
  isInNav?: true
  /** Alt and this digit open the page. */
  digit?: number
  isOwners?: true
}

const TODAY: StaffPage = { name: 'today', path: '/staff', digit: 1 }

export const staffPages: StaffPage[] = [
  TODAY,
  { name: 'due', path: '/staff/due/any', pattern: '/staff/due/:kind' },
  { name: 'intake', path: '/staff/intake', digit: 2 },
  { name: 'pick-up', path: '/staff/pick-up', digit: 3 },
  { name: 'hand-out', path: '/staff/hand-outs/any', pattern: '/staff/hand-outs/:id' },
  { name: 'shelf', path: '/staff/shelf', isInNav: true },
  { name: 'customers', path: '/staff/customers', digit: 4 },
  { name: 'customer', path: '/staff/customers/any', pattern: '/staff/customers/:id' },
  { name: 'new-customer', path: '/staff/new-customer' },
  { name: 'boxes', path: '/staff/boxes', digit: 5 },
  { name: 'box', path: '/staff/boxes/any', pattern: '/staff/boxes/:box' },
  { name: 'money', path: '/staff/money', digit: 6 },
  { name: 'papers', path: '/staff/papers', digit: 7 },
  { name: 'roster', path: '/staff/roster', isInNav: true },
  { name: 'reports', path: '/staff/reports', isInNav: true, isOwners: true },
  { name: 'staff', path: '/staff/staff', digit: 8, isOwners: true },
  { name: 'invitations', path: '/staff/invitations', isInNav: true, isOwners: true },
  { name: 'announcements', path: '/staff/announcements', isInNav: true, isOwners: true },
  { name: 'prices', path: '/staff/prices', isInNav: true, isOwners: true },
  { name: 'import', path: '/staff/import', isInNav: true, isOwners: true },
  { name: 'settings', path: '/staff/settings', isInNav: true, isOwners: true },
  { name: 'audit', path: '/staff/audit', digit: 9, isOwners: true },
]

export function pathOf(name: StaffPageName, id?: string) {
  const page = staffPages.find((each) => each.name === name)
  if (!page) return null
  return page.pattern && id ? page.pattern.replace(/:\w+$/, id) : page.path
}

type Whose = {
  /** Null once it was erased. */
  id: string | null
  box: number | null
  state?: string
}

/** Path of the box, or of the application until it has one. `part` is an anchor. */
export function servicePath({ id, box, state }: Whose, part = '') {
  const anchor = part && `#${part}`
  if (box === null) return id && pathOf('customer', id)
  // The number may have a new customer.
  const former = state === 'closed' && id ? `?application=${id}` : ''
  return `${pathOf('box', String(box))}${former}${anchor}`
}

export function findStaffPage(pathname: string) {
  const plain = pathname.replace(/(.)\/$/, '$1')
  return (
    staffPages.find(({ path }) => path === plain) ??
    staffPages.find(({ pattern }) => pattern && plain.startsWith(pattern.replace(/:.*$/, ''))) ??
    TODAY
  )
}
