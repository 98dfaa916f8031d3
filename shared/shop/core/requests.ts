import * as v from 'valibot'

const proof = v.optional(v.pipe(v.string(), v.maxLength(1_000)))

/** That the account is to go, and who asks: by password or emailed code, if no second factor was used just now. */
export const deletionBody = v.strictObject({
  confirm: v.literal('delete'),
  current_password: proof,
  nonce: proof,
})
