import * as v from 'valibot'

import { addTotpFactor, findFactors, isVerified } from '#server/accounts/factors.ts'
import { findSession } from '#server/accounts/sessions.ts'
import { createTotp } from '#server/accounts/totp.ts'
import { lockUser } from '#server/accounts/users.ts'
import type { Factor } from '#server/database/tables.ts'
import { ApiError, invalid } from '#server/http/api-error.ts'
import { countRequest, rateLimits } from '#server/http/rate-limits.ts'
import { readBody } from '#server/http/read-body.ts'
import type { RequestContext } from '#server/http/request-context.ts'
import type { Services } from '#server/services.ts'
import { errors } from '#shared/content/en/errors.ts'

import { insufficientAal, requireFreshFactor } from './assurance.ts'
import { authenticate, sessionNotFound } from './authenticate.ts'
import { optionalName, optionalText } from './fields.ts'

const MAX_FACTORS = 10
/** It stands in the picture twice. */
const MAX_ISSUER_LENGTH = 60

const body = v.object({
  factor_type: optionalText,
  friendly_name: optionalName,
  issuer: v.nullish(
    v.pipe(v.string(), v.maxLength(MAX_ISSUER_LENGTH, errors.nameTooLong(MAX_ISSUER_LENGTH))),
  ),
})

/** POST /auth/v1/factors: begins to add an authenticator app, which counts once a code of it was sent. */
export async function enrollFactor(context: RequestContext, services: Services) {
  const { database, secrets, settings, now } = services
  await countRequest(context, rateLimits.factors, services)
  const caller = await authenticate(context, services)
  const { user, session } = caller
  const input = await readBody(context, body)
  requireTotp(input.factor_type)
  const name = input.friendly_name ?? ''
  const issuer = input.issuer || new URL(settings.siteUrl).hostname
  const { secret, uri, qrCode } = createTotp({ issuer, email: user.email })

  const factor = await database.write(async (tx) => {
    if (!(await lockUser(tx, user.id)) || !(await findSession(tx, session.id))) {
      throw sessionNotFound()
    }
    const factors = await findFactors(tx, user.id)
    requireFreshFactor(caller, factors, insufficientAal(403, errors.aalToEnroll), now())
    refuseOneTooMany(factors, name)
    return addTotpFactor(tx, { userId: user.id, name, secret }, { secrets, now: now() })
  })
  const { id, type, friendly_name } = factor
  return Response.json({ id, type, friendly_name, totp: { qr_code: qrCode, secret, uri } })
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

/** One of the same name that was never verified makes room. */
function refuseOneTooMany(factors: Factor[], name: string) {
  const staying = factors.filter((factor) => isVerified(factor) || factor.friendly_name !== name)
  if (staying.some(({ friendly_name: taken }) => taken === name)) {
    throw new ApiError(422, 'mfa_factor_name_conflict', errors.factorNameTaken(name))
  }
  if (staying.length >= MAX_FACTORS) {
    throw new ApiError(422, 'too_many_enrolled_mfa_factors', errors.tooManyFactors)
  }
}
