import * as v from 'valibot'

import { findLink } from '#server/accounts/links.ts'
import { limits } from '#server/http/limits.ts'
import { findPendingAccount } from '#server/accounts/pending-accounts.ts'
import type { LinkKind } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import type { Call } from '#server/http/request-context.ts'
import { metadataField, optionalText } from './fields.ts'
import { invalid, problem } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import { answerSession } from './session-response.ts'
import { readSignUpProof } from './sign-up-proof.ts'
import { deadLink, takeLink, takePendingAccount } from './redeem-link.ts'
import { countRequest } from '#server/http/rate-limit.ts'

const body = v.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  code_verifier: optionalText,
  password: optionalText,
  new_password: optionalText,
  data: metadataField,
})

const kinds: Record<string, LinkKind[]> = {
  signup: ['signup'],
  email: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

/** POST /auth/v1/verify: takes up a link from a letter; the visitor is then signed in. */
export async function verify(call: Call, services: Services) {
  const { database, failures } = services
  await countRequest(call, limits.verify, services)
  const input = await readBody(call, body)
  const secret = requireSecret(input)
  const account = await readSignUpProof(secret.text, input, services)

  const taken = await database.write(async (tx) => {
    const link = await findLink(tx, secret.text)
    if (link && secret.kinds.includes(link.kind)) return takeLink(tx, link, call, services)
    const pending = await findPendingAccount(tx, secret.text)
    if (!pending || !secret.kinds.includes(pending.kind)) throw deadLink()
    return takePendingAccount(tx, pending, account, call, services)
  })
  if (taken === 'waits-for-other') return answerFirstOfTwo()
  await failures.forgiveAll(taken.user.email)
  return answerSession(taken, services)
}

/** The kinds of link that a type in a link's address stands for; nothing when there is no such type. */
export function kindsOf(type: string) {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined
}

function requireSecret({ type, token, token_hash: hash, email }: v.InferOutput<typeof body>) {
  if (!type) throw invalid('Verify requires a verification type')
  if (!token === !hash) throw invalid('Verify requires either a token or a token hash')
  const fitting = kindsOf(type)
  if (!fitting) throw invalid('Unsupported verification type')
  // We send links only, no codes to type in: no code is ever right.
  if (!hash) throw problem(403, 'otp_expired', 'Token has expired or is invalid')
  if (email) throw invalid('Only the token_hash and type should be provided')
  return { text: hash, kinds: fitting }
}

function answerFirstOfTwo() {
  return Response.json({
    msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    code: '200',
  })
}
