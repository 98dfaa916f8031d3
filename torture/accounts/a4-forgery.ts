import { createHmac, generateKeyPairSync } from 'node:crypto'

import { SignJWT, UnsecuredJWT } from 'jose'

import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { askWhoIAm, join } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 8
const REFUSALS = [401, 403]
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NOBODY = '00000000-0000-4000-8000-000000000000'

type Claims = Record<string, unknown>

/** Access tokens that this server did not sign for itself, for now and for a session that is open. */
export const forgery: Item = {
  id: 'A4',
  title: 'Forged access tokens',
  bar: '≥ 2,000 forged, 0 accepted, 0 failures',
  fault: {
    says: 'the verifier names no algorithm',
    isQuick: true,
    edits: [
      {
        file: 'server/accounts/access-token.ts',
        find: 'algorithms: [ALGORITHM],',
        replace: '',
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const server = await startServer()
    const { access_token: token, refresh_token } = await join(server, 'ann@example.com')
    if ((await askWhoIAm(server, token)).status !== 200) throw new Error('A good token is refused')
    const forged = [
      ...(await makeByClaims(server, token)),
      ...(await makeByKey(server, token)),
      ...makeByHand(server, token),
      ...flipSignature(token),
      ...respellSignature(token),
      ...upTo(size({ fast: 150, full: 1_900 })).map(() => flipSomewhere(token, random)),
      refresh_token,
      'anon-key',
      server.secret,
    ]
    const wrongs = new Wrongs()
    await inParallel(forged, AT_ONCE, async (made) => {
      const { status, text } = await askWhoIAm(server, made)
      if (!REFUSALS.includes(status)) wrongs.add(`${status} for …${made.slice(-80)}: ${text}`)
    })
    return wrongs.outcome(`${forged.length} forged, ${wrongs.count} accepted or failed`)
  },
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(part(token, 1), 'base64url').toString())
}

function part(token: string, index: number) {
  return token.split('.')[index] ?? ''
}

/** Signed by the right key, but with a claim that is missing, foreign or over. */
async function makeByClaims({ secret, url }: Server, token: string) {
  const seconds = Math.floor(Date.now() / 1000)
  const changes: Claims[] = [
    ...['admin', '', 'anon', ['admin'], undefined].map((aud) => ({ aud })),
    ...['http://evil.test/auth/v1', `${url}/auth/v2`, `${url}`, '', undefined].map((iss) => ({
      iss,
    })),
    ...[seconds - 1, seconds - 3_600, 0, -1, undefined].map((exp) => ({ exp })),
    ...[seconds + 60, seconds + 86_400].map((nbf) => ({ nbf })),
    ...[undefined, '', NOBODY, `' or 1=1 --`, '../../1'].map((sub) => ({ sub })),
    ...[undefined, '', NOBODY, `' or 1=1 --`].map((session_id) => ({ session_id })),
  ]
  const headers = [{}, { kid: '' }, { kid: '../../dev/null' }]
  return Promise.all(
    changes.flatMap((change) =>
      headers.map((header) =>
        new SignJWT({ ...claimsOf(token), ...change })
          .setProtectedHeader({ alg: 'HS256', ...header })
          .sign(new TextEncoder().encode(secret)),
      ),
    ),
  )
}

/** The right claims, signed by another key or in another way. */
async function makeByKey({ secret }: Server, token: string) {
  const jwt = (header: { alg: string }) =>
    new SignJWT(claimsOf(token)).setProtectedHeader({ typ: 'JWT', ...header })
  const text = new TextEncoder()
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const jwk = rsa.publicKey.export({ format: 'jwk' })
  const withKey = (key: typeof jwk) =>
    new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'RS256', jwk: key }).sign(rsa.privateKey)
  const places = { jku: 'http://evil.test/keys', x5u: 'http://evil.test/cert', kid: 'x' }
  return [
    ...(await Promise.all(
      ['', 'secret', 'x'.repeat(32), publicKey, secret.toUpperCase(), `${secret} `]
        .filter((key) => key !== '')
        .map((key) => jwt({ alg: 'HS256' }).sign(text.encode(key))),
    )),
    // The algorithms are a list of one: even the right key opens nothing by another.
    await jwt({ alg: 'HS384' }).sign(text.encode(secret)),
    await jwt({ alg: 'HS512' }).sign(text.encode(secret.padEnd(64, secret))),
    await jwt({ alg: 'HS512' }).sign(text.encode(secret)),
    await jwt({ alg: 'RS256', ...places }).sign(rsa.privateKey),
    await withKey(jwk),
    await jwt({ alg: 'PS256' }).sign(rsa.privateKey),
    await jwt({ alg: 'ES256', ...places }).sign(curve.privateKey),
    new UnsecuredJWT(claimsOf(token)).encode(),
  ]
}

/** Headers that no library writes. */
function makeByHand({ secret }: Server, token: string) {
  const names = ['none', 'NONE', 'nOnE', '', 'HS256 ', 'hs256', 'HS', 'RS256', null, 256, ['HS256']]
  const made = names.flatMap((alg) => {
    const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url')
    const signed = `${head}.${part(token, 1)}`
    const mac = createHmac('sha256', secret).update(signed).digest('base64url')
    return ['', part(token, 2), mac].map((signature) => `${signed}.${signature}`)
  })
  const [head, claims, signature] = token.split('.')
  return made.concat(
    ['..', 'a.b.c', `${head}.${claims}`, `${head}.${claims}.`, `.${claims}.${signature}`],
    [`${token}.${signature}`, `${token}=`, `${token}.`, `${head}.${claims}.${signature}AAAA`],
    [`${head}..${signature}`, 'null', '{}', '0', 'undefined'],
  )
}

/** Each bit of the signature turned. */
function flipSignature(token: string) {
  const signature = Buffer.from(part(token, 2), 'base64url')
  return upTo(signature.length * 8).map((bit) => {
    const flipped = Buffer.from(signature)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return `${part(token, 0)}.${part(token, 1)}.${flipped.toString('base64url')}`
  })
}

/** Other last characters that stand for the same bytes. */
function respellSignature(token: string) {
  const bytes = (text: string) => Buffer.from(part(text, 2), 'base64url').toString('hex')
  return [...ALPHABET]
    .map((letter) => `${token.slice(0, -1)}${letter}`)
    .filter((made) => made !== token && bytes(made) === bytes(token))
}

/** A character of header or claims exchanged. */
function flipSomewhere(token: string, random: () => number) {
  const end = token.lastIndexOf('.')
  let place = Math.floor(random() * end)
  if (token[place] === '.') place -= 1
  const others = [...ALPHABET].filter((letter) => letter !== token[place])
  const other = others[Math.floor(random() * others.length)]
  return `${token.slice(0, place)}${other}${token.slice(place + 1)}`
}
