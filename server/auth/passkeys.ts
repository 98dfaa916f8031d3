import * as v from 'valibot'

import { isUuid } from '#server/accounts/access-token.ts'
import { accountChanges } from '#server/accounts/account-changes.ts'
import { proofFields, requireProof, spendProof } from '#server/accounts/assurance.ts'
import type { CallerContext } from '#server/accounts/authenticate.ts'
import { notify } from '#server/accounts/notices.ts'
import { deletePasskey, findPasskeys, renamePasskey } from '#server/accounts/passkeys.ts'
import { lockUser } from '#server/accounts/users.ts'
import type { Passkey } from '#server/database/rows.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { withoutPersonalIdentifiers } from '#shared/personal-identifiers.ts'
import { typedLine } from '#shared/typed-fields.ts'

import { MAX_NAME_LENGTH } from './fields.ts'
import { asTime, optionalTime } from './responses.ts'

const body = v.object({
  friendly_name: v.nullish(v.pipe(typedLine(), withoutPersonalIdentifiers)),
})
const removal = v.object(proofFields)

export async function getPasskeys(context: CallerContext, services: Services) {
  const { user } = context.caller
  const passkeys = await findPasskeys(services.database.read, user.id)
  return Response.json(passkeys.map(asPasskey))
}

export async function changePasskey(context: CallerContext, services: Services) {
  const { user } = context.caller
  const condition = { userId: user.id, id: readId(context) }
  const { friendly_name: name } = await readBody(context, body)
  if (!name) throw invalid(errors.passkeyNameMissing)
  if (name.length > MAX_NAME_LENGTH) throw invalid(errors.passkeyNameTooLong(MAX_NAME_LENGTH))
  const passkey = await services.database.write((tx) => renamePasskey(tx, condition, name))
  if (!passkey) throw passkeyNotFound()
  return Response.json(asPasskey(passkey))
}

/** DELETE /auth/v1/passkeys/:id: also ends the sessions opened by it. */
export async function removePasskey(context: CallerContext, services: Services) {
  const { database, now } = services
  const { caller } = context
  const input = await readBody(context, removal, { isOptional: true })
  const { id: userId } = caller.user
  const condition = { userId, id: readId(context) }
  const change = accountChanges.removePasskey
  const shown = await requireProof(change, caller, input, services)
  await database.write(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user) await spendProof(tx, change, caller, shown, now())
    const passkey = user && (await deletePasskey(tx, condition, caller.session.id))
    if (!passkey) throw passkeyNotFound()
    await notify(tx, user, 'passkey-removed', passkey.friendlyName, services)
  })
  return new Response(null, { status: 204 })
}

function readId({ params: { id } }: RequestContext) {
  if (!isUuid(id)) throw passkeyNotFound()
  return id
}

function asPasskey({ id, friendlyName, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    friendly_name: friendlyName || undefined,
    created_at: asTime(createdAt),
    last_used_at: optionalTime(lastUsedAt),
  }
}

function passkeyNotFound() {
  return new ApiError(404, 'validation_failed', errors.passkeyNotFound)
}
