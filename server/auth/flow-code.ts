import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 5 * 60_000
const MAC_BYTES = 24

/** Writes a code that stands for a link that is not spent yet, for five minutes. */
export function writeFlowCode(linkId: string, secret: KeyObject, now: number) {
  const body = `${linkId}.${(now + LIFE_MS).toString(36)}`
  return `${body}.${sign(body, secret)}`
}

/** Reads a code that this server wrote under one of these keys; anything else is nothing. */
export function readFlowCode(code: string, secrets: KeyObject[], now: number) {
  const [linkId = '', ends = '', mac = ''] = code.split('.')
  const actual = Buffer.from(mac)
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(`${linkId}.${ends}`, secret))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
  return isOurs ? { linkId, isOver: Number.parseInt(ends, 36) <= now } : undefined
}

function sign(body: string, secret: KeyObject) {
  const mac = createHmac('sha256', secret).update(`flow code of ${body}`).digest()
  return mac.subarray(0, MAC_BYTES).toString('base64url')
}
