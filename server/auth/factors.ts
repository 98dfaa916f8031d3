import * as v from 'valibot'

import { isUuid } from '#server/accounts/access-token.ts'
import { accountChanges } from '#server/accounts/account-changes.ts'
import { proofFields, requireProof, spendProof } from '#server/accounts/assurance.ts'
import { sessionNotFound, type CallerContext } from '#server/accounts/authenticate.ts'
import { addChallenge } from '#server/accounts/challenges.ts'
import { addTotpFactor, deleteFactor, findFactors, isVerified } from '#server/accounts/factors.ts'
import { notify } from '#server/accounts/notices.ts'
import { createTotp } from '#server/accounts/totp.ts'
import { lockUser } from '#server/accounts/users.ts'
import type { Factor, User } from '#server/database/rows.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { readBody } from '#server/http/read-body.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'
import { typedLine } from '#shared/typed-fields.ts'

import { optionalName, optionalText } from './fields.ts'

const MAX_FACTORS = 10
/** The QR code contains the issuer twice: a longer one makes it too dense to scan. */
const MAX_ISSUER_LENGTH = 60

const body = v.object({
  factor_type: optionalText,
  friendly_name: optionalName,
  issuer: v.nullish(
    v.pipe(typedLine(), v.maxLength(MAX_ISSUER_LENGTH, errors.nameTooLong(MAX_ISSUER_LENGTH))),
  ),
  ...proofFields,
})
const removal = v.object(proofFields)

/**
 * POST /auth/v1/factors: adds an authenticator app, unverified until a first code. `current_password` and `nonce`, here and at its removal,
 * are additions of ours.
 */
export async function enrollFactor(context: CallerContext, services: Services) {
  const { database, secrets, settings, now } = services
  const { caller } = context
  const { user, session } = caller
  const input = await readBody(context, body)
  requireTotp(input.factor_type)
  const name = input.friendly_name ?? ''
  const issuer = input.issuer || new URL(settings.siteUrl).hostname
  const shown = await requireProof(accountChanges.addApp, caller, input, services)
  const { secret, uri, qrCode } = createTotp({ issuer, email: user.email })

  const factor = await database.write(async (tx) => {
    if (!(await lockUser(tx, user.id))) throw sessionNotFound()
    await spendProof(tx, accountChanges.addApp, caller, shown, now())
    refuseOneTooMany(await findFactors(tx, user.id), name)
    const app = { userId: user.id, friendlyName: name, addedBySession: session.id, secret }
    return addTotpFactor(tx, app, { secrets, now: now() })
  })
  const { id, type, friendlyName } = factor
  return Response.json({
    id,
    type,
    friendly_name: friendlyName,
    totp: { qr_code: qrCode, secret, uri },
  })
}

function requireTotp(type: string | null | undefined) {
  if (type === 'totp') return
  if (type === 'phone') {
    throw new ApiError(422, 'mfa_phone_enroll_not_enabled', errors.mfaDisabled('Phone'))
  }
  if (type === 'webauthn') {
    throw new ApiError(422, 'mfa_webauthn_enroll_not_enabled', errors.mfaDisabled('WebAuthn'))
  }
  throw invalid(errors.factorType)
}

/** An unverified factor of the same name does not count: it is replaced. */
function refuseOneTooMany(factors: Factor[], name: string) {
  const staying = factors.filter((factor) => isVerified(factor) || factor.friendlyName !== name)
  if (staying.some(({ friendlyName: taken }) => taken === name)) {
    throw new ApiError(422, 'mfa_factor_name_conflict', errors.factorNameTaken(name))
  }
  if (staying.length >= MAX_FACTORS) {
    throw new ApiError(422, 'too_many_enrolled_mfa_factors', errors.tooManyFactors)
  }
}

export async function challengeFactor(context: CallerContext, services: Services) {
  const factor = findOwnFactor(context)
  const { id: sessionId } = context.caller.session
  const expected = { kind: 'totp', sessionId, factorId: factor.id } as const
  const { id, expiresAt } = await services.database.write((tx) =>
    addChallenge(tx, expected, services.now()),
  )
  return Response.json({ id, type: factor.type, expires_at: Math.floor(expiresAt / 1000) })
}

export async function removeFactor(context: CallerContext, services: Services) {
  const { database, now } = services
  const { caller } = context
  const factor = findOwnFactor(context)
  const input = await readBody(context, removal, { isOptional: true })
  const change = accountChanges.removeApp
  const shown = isVerified(factor) && (await requireProof(change, caller, input, services))
  await database.write(async (tx) => {
    const user = await lockUser(tx, factor.userId)
    const current = (await findFactors(tx, factor.userId)).find(({ id }) => id === factor.id)
    if (!user || !current) throw factorNotFound()
    if (shown) await spendProof(tx, change, caller, shown, now())
    else if (isVerified(current)) throw change.refuseWithoutFactor()
    await deleteFactor(tx, current, caller.session.id)
    if (isVerified(current)) {
      await notify(tx, user, 'totp-removed', current.friendlyName, services)
    }
  })
  return Response.json({ id: factor.id })
}

/** @throws ApiError when the path's id is no authenticator app of this user */
export function findOwnFactor({ params: { id }, caller: { factors } }: CallerContext) {
  if (!isUuid(id)) throw new ApiError(404, 'validation_failed', errors.factorIdInvalid)
  const factor = factors.find((userFactor) => userFactor.id === id && userFactor.type === 'totp')
  if (!factor) throw factorNotFound()
  return factor
}

export function factorNotFound() {
  return new ApiError(404, 'mfa_factor_not_found', errors.factorNotFound)
}

/**
 * Wrong codes are counted per user, for all networks. The key is the oldest factor's id, so that a reset of all factors unlocks it, too.
 */
export function codeAttemptOf(user: User, factors: Factor[]) {
  const { id } = factors.find(isVerified) ?? user
  return { address: `codes of ${id}`, network: '' }
}
