import * as v from 'valibot'

const roles = ['administrator', 'mailbox_center', 'customer'] as const
type Role = (typeof roles)[number]

/** A person as the account service knows them, or nobody. */
type Person = { user_metadata?: unknown } | null | undefined

const metadata = v.object({ role: v.picklist(roles) })

/**
 * Whether a person says to be an administrator. People write this about themselves: it may decide
 * what is shown, never what is allowed (docs/decisions/016).
 */
export function isAdministrator(person: Person) {
  return roleOf(person) === 'administrator'
}

/** Whether a person says to run a mailbox center; as trustworthy as {@link isAdministrator}. */
export function isMailboxCenter(person: Person) {
  return roleOf(person) === 'mailbox_center'
}

/** Whether a person says to be a customer; as trustworthy as {@link isAdministrator}. */
export function isCustomer(person: Person) {
  return roleOf(person) === 'customer'
}

function roleOf(person: Person): Role | null {
  const read = v.safeParse(metadata, person?.user_metadata)
  return read.success ? read.output.role : null
}
