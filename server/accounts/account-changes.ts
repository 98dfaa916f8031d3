import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'
import { rental } from '#shared/content/en/rental.ts'

/** What a call changes of an account that decides who gets in, or whether it is there at all. */
export type AccountChange = {
  /**
   * When an account that has no factor of its own yet wants its password, or an emailed code: `now`, with this very call
   * (or by a link for a new password, just followed), or `lately`, where a sign-in or a proof of the last ten minutes will do.
   */
  owner: 'now' | 'lately'
  /** The account has a factor or a passkey, which was not used lately. */
  refuseWithoutFactor: () => ApiError
  /** The account has none, and nobody showed whose it is. */
  refuseWithoutOwner: () => ApiError
}

const needsPassword = () => new ApiError(400, 'current_password_required', errors.currentPassword)
const needsOwner = () => new ApiError(400, 'reauthentication_needed', errors.reauthenticationNeeded)
const needsAal2 = (status: number, message: string) => () =>
  new ApiError(status, 'insufficient_aal', message)

const addsWay = { owner: 'lately', refuseWithoutOwner: needsOwner } as const
const needsCodesAal2 = needsAal2(403, errors.aalToChangeCodes)
const needsPasskeysAal2 = needsAal2(403, errors.aalToChangePasskeys)
const changesUser = {
  owner: 'now',
  refuseWithoutFactor: needsAal2(401, errors.aalToChangeUser),
  refuseWithoutOwner: needsPassword,
} as const

const ofData = {
  refuseWithoutFactor: () =>
    new ApiError(403, 'second_factor_required', rental.refusals.secondFactor),
  refuseWithoutOwner: needsPassword,
} as const

/** Every change of an account, and what it asks for (`requireProof`); statuses and codes as in supabase/auth where it has them. */
export const accountChanges = {
  password: changesUser,
  address: changesUser,
  deletion: { ...ofData, owner: 'now' },
  /** Changes nothing, but gives out all data of the account. */
  copy: { ...ofData, owner: 'lately' },
  addApp: { ...addsWay, refuseWithoutFactor: needsAal2(403, errors.aalToEnroll) },
  removeApp: { ...addsWay, refuseWithoutFactor: needsAal2(422, errors.aalToUnenroll) },
  addPasskey: { ...addsWay, refuseWithoutFactor: needsPasskeysAal2 },
  removePasskey: { ...addsWay, refuseWithoutFactor: needsPasskeysAal2 },
  /** They stand in for an app: without one there are none. */
  changeRecoveryCodes: {
    ...addsWay,
    refuseWithoutFactor: needsCodesAal2,
  },
} satisfies Record<string, AccountChange>
