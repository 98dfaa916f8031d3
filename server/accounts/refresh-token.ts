import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

const ID_BYTES = 16
const COUNTER_BYTES = 4
const MAC_BYTES = 20
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

export type RefreshToken = { sessionId: string; counter: number }

/** base64url of the session's id, the counter and a MAC under a key derived for the session. */
export function writeRefreshToken({ sessionId, counter }: RefreshToken, secret: KeyObject) {
  const body = Buffer.alloc(ID_BYTES + COUNTER_BYTES)
  body.write(sessionId.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(counter, ID_BYTES)
  return Buffer.concat([body, sign(body, secret)]).toString('base64url')
}

/** Undefined unless this server wrote the token under one of these keys. */
export function readRefreshToken(text: string, secrets: KeyObject[]): RefreshToken | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const isCanonical = bytes.toString('base64url') === text
  if (!isCanonical || bytes.length !== ID_BYTES + COUNTER_BYTES + MAC_BYTES) return undefined

  const body = bytes.subarray(0, ID_BYTES + COUNTER_BYTES)
  const mac = bytes.subarray(body.length)
  if (!secrets.some((secret) => timingSafeEqual(mac, sign(body, secret)))) return undefined
  return {
    sessionId: body.toString('hex', 0, ID_BYTES).replace(UUID, '$1-$2-$3-$4-$5'),
    counter: body.readUInt32BE(ID_BYTES),
  }
}

function sign(body: Buffer, secret: KeyObject) {
  const key = createHmac('sha256', secret).update(body.subarray(0, ID_BYTES)).digest()
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES)
}
