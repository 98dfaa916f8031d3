import { addDays, type Day } from '#shared/calendar.ts'

/** The nine photo IDs of PS Form 1583 (June 2024), item 8e. */
export const photoIds = [
  'drivers-license',
  'uniformed-service',
  'passport',
  'naturalization',
  'access-card',
  'matricula-consular',
  'permanent-resident',
  'university',
  'nexus',
] as const

/** The six address IDs of item 9g. */
export const addressIds = [
  'drivers-license',
  'lease',
  'insurance',
  'mortgage',
  'vehicle-registration',
  'voter',
] as const

export type PhotoId = (typeof photoIds)[number]
export type AddressId = (typeof addressIds)[number]

export type IdPair = {
  photoId: string
  addressId: string
  photoExpiresOn?: Day
  addressExpiresOn?: Day
}

export type IdProblemCode =
  'same-document' | 'not-a-photo-id' | 'not-an-address-id' | 'photo-expired' | 'address-expired'

type IdProblem = {
  code: IdProblemCode
  document: 'photo' | 'address'
  alternatives: readonly (PhotoId | AddressId)[]
}

export type IdWarning = { code: 'photo-expires-soon' | 'address-expires-soon'; expiresOn: Day }

const SOON_DAYS = 30
const WITHOUT_EXPIRY = ['naturalization', 'lease', 'mortgage', 'voter']

export function hasExpiry(id: string) {
  return !WITHOUT_EXPIRY.includes(id)
}

export function checkIdPair(pair: IdPair, today: Day) {
  const { photoId, addressId } = pair
  const problems: IdProblem[] = []
  const otherAddressIds = addressIds.filter((id) => id !== photoId)
  if (!isPhotoId(photoId)) {
    const alternatives = photoIds.filter((id) => id !== addressId)
    problems.push({ code: 'not-a-photo-id', document: 'photo', alternatives })
  }
  if (!isAddressId(addressId)) {
    const alternatives = otherAddressIds
    problems.push({ code: 'not-an-address-id', document: 'address', alternatives })
  } else if (addressId === photoId) {
    problems.push({ code: 'same-document', document: 'address', alternatives: otherAddressIds })
  }

  const warnings: IdWarning[] = []
  for (const document of ['photo', 'address'] as const) {
    const expiresOn = expiryOf(pair, document)
    if (!expiresOn) continue
    if (expiresOn < today) {
      const alternatives = document === 'photo' ? photoIds : addressIds
      problems.push({ code: `${document}-expired`, document, alternatives })
    } else if (expiresOn <= addDays(today, SOON_DAYS)) {
      warnings.push({ code: `${document}-expires-soon`, expiresOn })
    }
  }
  return { problems, warnings }
}

export function isPhotoId(id: string): id is PhotoId {
  return (photoIds as readonly string[]).includes(id)
}

export function isAddressId(id: string): id is AddressId {
  return (addressIds as readonly string[]).includes(id)
}

function expiryOf(pair: IdPair, document: 'photo' | 'address') {
  const [id, expiresOn] =
    document === 'photo'
      ? [pair.photoId, pair.photoExpiresOn]
      : [pair.addressId, pair.addressExpiresOn]
  return hasExpiry(id) ? expiresOn : undefined
}
