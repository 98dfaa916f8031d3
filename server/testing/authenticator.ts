import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

import { SITE } from './start-server.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40
const ES256 = -7

export type Deviation = {
  isUnverified?: boolean
  origin?: string
  rpId?: string
  counter?: number
  challenge?: string
  userHandle?: string
  attestation?: { fmt: string; attStmt: Map<string, unknown> }
}

export function createAuthenticator({ aaguid = '00'.repeat(16) } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  let userHandle = ''
  let uses = 0

  function clientData(type: string, challenge: string, deviation: Deviation) {
    const { origin = SITE } = deviation
    const data = { type, challenge: deviation.challenge ?? challenge, origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data))
  }

  function authenticatorData(rpId: string, flags: number, deviation: Deviation) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(deviation.counter ?? uses)
    const verified = deviation.isUnverified ? 0 : VERIFIED
    const hash = createHash('sha256')
      .update(deviation.rpId ?? rpId)
      .digest()
    return Buffer.concat([hash, Buffer.from([flags | PRESENT | verified]), counter])
  }

  function create(
    options: { challenge: string; rp: { id?: string }; user: { id: string } },
    deviation: Deviation = {},
  ): RegistrationResponseJSON {
    userHandle = options.user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(rawId.length)
    const key = [Buffer.from(aaguid, 'hex'), length, rawId, cose]
    const data = authenticatorData(options.rp.id ?? '', HAS_KEY, deviation)
    const { fmt, attStmt } = deviation.attestation ?? { fmt: 'none', attStmt: new Map() }
    const attestation = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', new Uint8Array(Buffer.concat([data, ...key]))],
    ])
    const encoded = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])
    return {
      ...common,
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, deviation).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(encoded).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  function get(
    options: { challenge: string; rpId?: string },
    deviation: Deviation = {},
  ): AuthenticationResponseJSON {
    uses += 1
    const data = authenticatorData(options.rpId ?? '', 0, deviation)
    const client = clientData('webauthn.get', options.challenge, deviation)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...common,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? userHandle,
      },
    }
  }

  return { id, create, get }
}
