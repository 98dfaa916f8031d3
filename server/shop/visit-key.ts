import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

import { acceptedKeys, type Secrets } from '#server/secrets.ts'

/** What stands in the link of a visit's email: whoever has it may move or cancel this visit, and nothing else. */
export function signVisit(secrets: Secrets, visitId: string) {
  return sign(secrets.visits, visitId)
}

export function isVisitKey(secrets: Secrets, visitId: string, key: string) {
  return acceptedKeys(secrets, 'visits').some((secret) => {
    const [expected, actual] = [Buffer.from(sign(secret, visitId)), Buffer.from(key)]
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}

function sign(secret: KeyObject, visitId: string) {
  return createHmac('sha256', secret).update(`visit ${visitId}`).digest('base64url')
}
