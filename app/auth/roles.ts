import * as v from 'valibot'

const roles = ['administrator', 'mailbox_center', 'customer'] as const
type Role = (typeof roles)[number]

type Person = { user_metadata?: unknown } | null | undefined

const metadata = v.object({ role: v.picklist(roles) })

/** People write their own metadata: it decides what is shown, never what is allowed (docs/decisions/016). */
export function isAdministrator(person: Person) {
  return roleOf(person) === 'administrator'
}

export function isMailboxCenter(person: Person) {
  return roleOf(person) === 'mailbox_center'
}

export function isCustomer(person: Person) {
  return roleOf(person) === 'customer'
}

function roleOf(person: Person): Role | null {
  const read = v.safeParse(metadata, person?.user_metadata)
  return read.success ? read.output.role : null
}
