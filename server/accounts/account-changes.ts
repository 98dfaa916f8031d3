import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'
import { rental } from '#shared/content/en/rental.ts'

export type AccountChange = {
  /**
   * The proof from an account without a factor of its own: `now` is a password or emailed code with this very request (or a recovery link
   * just followed); `lately` also accepts a sign-in or proof of the last ten minutes.
   */
  owner: 'now' | 'lately'
  /** The account has a factor or passkey that was not used in the last minutes. */
  refuseWithoutFactor: () => ApiError
  /** The account has none, and the caller did not prove to be its owner. */
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
  /** Recovery codes stand in for an authenticator app: without one there are none. */
  changeRecoveryCodes: {
    ...addsWay,
    refuseWithoutFactor: needsCodesAal2,
  },
} satisfies Record<string, AccountChange>
