import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 5 * 60_000
const MAC_BYTES = 24

/** Writes a code that stands for a link that is not spent yet, for five minutes. */
export function writeFlowCode(linkId: string, secret: Uint8Array, now: number) {
  const body = `${linkId}.${(now + LIFE_MS).toString(36)}`
  return `${body}.${sign(body, secret)}`
}

/** Reads a code that this server wrote; anything else is nothing. */
export function readFlowCode(code: string, secret: Uint8Array, now: number) {
  const [linkId = '', ends = '', mac = ''] = code.split('.')
  const expected = Buffer.from(sign(`${linkId}.${ends}`, secret))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return { linkId, isOver: Number.parseInt(ends, 36) <= now }
}

function sign(body: string, secret: Uint8Array) {
  const mac = createHmac('sha256', secret).update(`flow code of ${body}`).digest()
  return mac.subarray(0, MAC_BYTES).toString('base64url')
}
