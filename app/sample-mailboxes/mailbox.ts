import * as v from 'valibot'

export const mailboxTypes = ['Standard', 'Package', 'Digital', 'Secure'] as const
export type MailboxType = (typeof mailboxTypes)[number]

export const mailboxStatuses = ['Active', 'Maintenance', 'Inactive'] as const
export type MailboxStatus = (typeof mailboxStatuses)[number]

/** Longer texts are refused, never cut. */
export const MAX_LOCATION_LENGTH = 200
export const MAX_DESCRIPTION_LENGTH = 2_000

const ID = /^MBX\d{1,9}$/

export const MAX_LATITUDE = 90
export const MAX_LONGITUDE = 180

export const mailboxSchema = v.object({
  id: v.pipe(v.string(), v.regex(ID)),
  location: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LOCATION_LENGTH)),
  type: v.picklist(mailboxTypes),
  status: v.picklist(mailboxStatuses),
  lat: v.pipe(v.number(), v.minValue(-MAX_LATITUDE), v.maxValue(MAX_LATITUDE)),
  lng: v.pipe(v.number(), v.minValue(-MAX_LONGITUDE), v.maxValue(MAX_LONGITUDE)),
  /** `Date.toISOString`. */
  lastUpdated: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
})

export type Mailbox = v.InferOutput<typeof mailboxSchema>

export function isMailboxId(text: string) {
  return ID.test(text)
}

export function numberOf(id: string) {
  return Number(id.slice(3))
}

/** The numbers start at 1000. */
export function nextId(mailboxes: readonly Mailbox[]) {
  let highest = FIRST_NUMBER - 1
  for (const { id } of mailboxes) highest = Math.max(highest, numberOf(id))
  return idOf(highest < LAST_NUMBER ? highest + 1 : firstFree(mailboxes))
}

export function idOf(number: number) {
  return `MBX${number}`
}

export const FIRST_NUMBER = 1_000
const LAST_NUMBER = 999_999_999

function firstFree(mailboxes: readonly Mailbox[]) {
  const taken = new Set(mailboxes.map(({ id }) => id))
  let number = FIRST_NUMBER
  while (taken.has(idOf(number))) number += 1
  return number
}
