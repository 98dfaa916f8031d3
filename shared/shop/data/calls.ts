import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { customerCall, refusal } from '#shared/shop/core/contract.ts'

const { refusals } = rental

/** A row for people to read: instants are ISO 8601 in UTC, since the file is read outside our pages, too. */
export type DataRow = {
  [name: string]: string | number | boolean | null | DataRow | DataRow[]
}
const row = v.custom<DataRow>((value) => typeof value === 'object' && value !== null)
const rows = v.array(row)

const data = v.object({
  madeAt: v.string(),
  account: row,
  sessions: rows,
  devices: rows,
  networks: rows,
  factors: rows,
  passkeys: rows,
  links: rows,
  applications: rows,
  visits: rows,
  mailboxes: rows,
  invitations: rows,
  announcements: rows,
  /** Queued and sent emails with their times: texts are erased once sent. Neither they nor the log are in order of time. */
  emails: rows,
  log: rows,
})
export type PersonalData = v.InferOutput<typeof data>

const proof = v.optional(v.pipe(v.string(), v.maxLength(1_000)))
/** Proof of ownership, for a session without a recent second factor. */
const ownerProof = { current_password: proof, nonce: proof }
const ownerRefusals = {
  sign_in_again: refusal(403, refusals.signInAgain),
  current_password_required: { status: 400 },
  current_password_invalid: { status: 400 },
  reauthentication_not_valid: { status: 422 },
}

export const dataCalls = {
  /** All data about the caller, after proof of ownership. Hashes, keys and secrets are left out. */
  export: customerCall
    .meta({ access: 'customer', limit: 'exportData' })
    .route({ method: 'POST', path: '/data/copy' })
    .input(v.strictObject(ownerProof))
    .output(data)
    .errors(ownerRefusals),

  /**
   * Erases the caller's account and the shop's data about them, except what the law requires for a box. With Supabase's accounts, the shop
   * is asked to delete the sign-in there. Requires a password or emailed code unless a second factor was used just now.
   */
  deleteAccount: customerCall
    .meta({ access: 'customer', limit: 'deleteAccount' })
    .route({ method: 'POST', path: '/data/delete' })
    .input(v.strictObject({ confirm: v.literal('delete'), ...ownerProof }))
    .output(v.object({}))
    .errors({
      ...ownerRefusals,
      role_first: refusal(409, refusals.roleFirst),
      /** Tells whether the box is theirs, or was offered to them. */
      box_open: { status: 409 },
    }),
}
