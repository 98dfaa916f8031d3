import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { types, type ClientConfig } from 'pg'
import { parse, toClientConfig } from 'pg-connection-string'

import { isLoopback } from '#server/loopback.ts'
import type { Settings } from '#server/settings.ts'

export type PostgresAddress = Pick<Settings, 'databaseCa'> & { databaseUrl: string }

/**
 * The message follows “PostgreSQL (DATABASE_URL)” and never contains the URL, which has a password.
 */
export class PostgresConfigError extends Error {}

/** Parameters of a URL that would change TLS. */
const TLS_WORD = /^(ssl(?!mode$)|uselibpqcompat$)/

/**
 * Beyond this machine always like libpq's `sslmode=verify-full`: the certificate comes from
 * DATABASE_CA or, without it, a public authority. On loopback only if requested.
 * @throws PostgresConfigError when the URL asks for less
 */
export function toPostgresConfig({ databaseUrl, databaseCa }: PostgresAddress): ClientConfig {
  const words = new URL(databaseUrl, 'postgres://base').searchParams
  const modes = words.getAll('sslmode')
  if (words.keys().some((word) => TLS_WORD.test(word)) || modes.some((mode) => !MODES.has(mode))) {
    throw new PostgresConfigError(MAY_SAY)
  }
  const config = toClientConfig(parse(databaseUrl))
  const host = config.host || 'localhost'
  const isSocket = host.startsWith('/')
  const isHere = isSocket || isLoopback(host)
  const isOff = modes.includes(OFF)
  if (isOff && !isHere) throw new PostgresConfigError(`is beyond this machine, and ${MAY_SAY}`)

  const isVerified = !isHere || (!isSocket && !isOff && (modes.length > 0 || databaseCa))
  // Always set: otherwise PGSSLMODE and the like would decide.
  return { ...config, host, ssl: isVerified ? { ...trusted(databaseCa) } : false }
}

/** Times are milliseconds, far below 2^53. */
const INT8 = 20

export const typeParsers = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : types.getTypeParser(type, format),
}

const OFF = 'disable'
const MODES = new Set([OFF, 'verify-full'])
const MAY_SAY =
  'may say nothing of TLS but sslmode=verify-full (or disable, on this machine): DATABASE_CA names the authority'

function trusted(databaseCa: string | undefined) {
  return { rejectUnauthorized: true, ca: databaseCa && readAuthority(databaseCa) }
}

function readAuthority(file: string) {
  try {
    const text = readFileSync(file, 'utf8')
    void new X509Certificate(text)
    return text
  } catch {
    throw new PostgresConfigError(
      'can’t be checked: DATABASE_CA is no file with a certificate (PEM)',
    )
  }
}

/** Explains a failed connection, without its address. */
export function explainConnection(error: unknown) {
  const { code, message = '' } = error as { code?: string; message?: string }
  if (message === 'The server does not support SSL connections') return 'it offers no TLS'
  if (code && /CERT|SIGNATURE/.test(code)) return `its certificate is not good for it: ${code}`
  return code ?? (/timeout/i.test(message) ? 'no answer in time' : 'connection failed')
}
