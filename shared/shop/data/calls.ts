import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { customerCall, refusal } from '#shared/shop/core/contract.ts'

const { refusals } = rental

/** What stands in a row, in words of its own; instants are ISO 8601 in UTC, since it is read outside of our pages, too. */
export type DataRow = {
  [name: string]: string | number | boolean | null | DataRow | DataRow[]
}
const row = v.custom<DataRow>((value) => typeof value === 'object' && value !== null)
const rows = v.array(row)

const data = v.object({
  madeAt: v.string(),
  account: row,
  sessions: rows,
  /** What the account was signed in to with, and when last. */
  devices: rows,
  networks: rows,
  factors: rows,
  passkeys: rows,
  /** Of emails that were not followed yet. */
  links: rows,
  applications: rows,
  visits: rows,
  mailboxes: rows,
  /** To make an account for what was a walk-in's. */
  invitations: rows,
  /** What the shop told its customers. */
  announcements: rows,
  /** Which emails wait or went, and when: their words are erased once they are sent. Neither they nor the log in order of time. */
  emails: rows,
  /** What the log says of all this. */
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

/** The calls about what is stored of whoever is signed in. */
export const dataCalls = {
  /** Everything that is held about the caller, after proof of ownership. Hashes, keys and secrets are left out. */
  export: customerCall
    .meta({ access: 'customer', limit: 'exportData' })
    .route({ method: 'POST', path: '/data/copy' })
    .input(v.strictObject(ownerProof))
    .output(data)
    .errors(ownerRefusals),

  /**
   * Erases the caller's account and what the shop holds about them, but for what the law keeps under the number of a box. Where
   * Supabase keeps the accounts, the shop is asked to delete the sign-in there. Who asks is shown by password or emailed code, if
   * no second factor was used just now.
   */
  deleteAccount: customerCall
    .meta({ access: 'customer', limit: 'deleteAccount' })
    .route({ method: 'POST', path: '/data/delete' })
    .input(v.strictObject({ confirm: v.literal('delete'), ...ownerProof }))
    .output(v.object({}))
    .errors({
      ...ownerRefusals,
      role_first: refusal(409, refusals.roleFirst),
      /** The server says whether the box is theirs, or was offered to them. */
      box_open: { status: 409 },
    }),
}
