import { correction, generate } from 'lean-qr'
import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
const DIGITS = /^\d{6}$/
/** The codes before and after are accepted too: clocks differ, and people type slowly. */
const SKEW_STEPS = 1
const QUIET_ZONE = 4
/** Any of the eight masks is readable; choosing the best takes ten times as long. */
const MASK = 0

export function createTotp({ issuer, email }: { issuer: string; email: string }) {
  const totp = new TOTP({ issuer, label: email, secret: new Secret({ size: SECRET_BYTES }) })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qrCode: drawQrCode(uri) }
}

export function findStep(code: string, secret: string, now: number) {
  if (!DIGITS.test(code)) return undefined
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, timestamp: now, window: SKEW_STEPS })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

/** An SVG of one path of horizontal strokes. auth-js puts it into a data URL without encoding it, so it contains neither `#` nor `%`. */
function drawQrCode(text: string) {
  const { size, get } = generate(text, { minCorrectionLevel: correction.L, mask: MASK })
  let strokes = ''
  for (let y = 0; y < size; y += 1) {
    let end = 0
    let row = ''
    for (let x = 0; x < size; x += 1) {
      if (!get(x, y)) continue
      const start = x
      while (x < size && get(x, y)) x += 1
      row += row ? `m${start - end} 0h${x - start}` : `M${start} ${y}.5h${x - start}`
      end = x
    }
    strokes += row
  }
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`
  return (
    `<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ` +
    `style="background:white" shape-rendering="crispEdges"><path stroke="black" d="${strokes}"/></svg>`
  )
}
