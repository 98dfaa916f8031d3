import { join } from 'node:path'

import * as v from 'valibot'

import { service } from '#shared/content/operations.ts'

import { isLoopback } from './loopback.ts'
import { readStripe, stripeFault, stripeFields, type StripeSettings } from './stripe-settings.ts'

/** The environment's settings, checked; .env.example explains each one. */
export type Settings = {
  port: number
  host: string
  siteUrl: string
  dataDir: string
  databaseUrl?: string
  databaseCa?: string
  smtpUrl?: string
  mailFrom?: string
  /** Without it a secret is made once and stored in dataDir. */
  jwtSecret?: string
  /** Tokens signed and data encrypted with it stay valid. */
  previousJwtSecret?: string
  backupKey?: string
  backupDir: string
  supabase?: { url: string; key: string }
  stripe?: StripeSettings
  revealExistingAccounts: boolean
  mapsAppUrl: string
  mapTiles?: string
  mapAttribution: string
  diagnostics: boolean
  isProduction: boolean
  trustedProxies: string[]
}

export const MAPS_APP = '/maps-app'

const PRODUCTION = 'production'
/** A misspelt mode would run without production's checks, while its owner believes otherwise. */
const MODES = ['', PRODUCTION, 'development', 'test']
const MISSPELLED = 'must be spelled production, development or test, in small letters'
const NO_TILES = 'must end in .pmtiles or hold {z}, {x} and {y}'
/** Stands in Supabase's example files, so it is public. */
const KNOWN_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'
const IN_CLEAR = 'must begin with https://: passwords would travel in clear'
const SECRET_KEY_REFUSED = 'is a secret service_role key: use the public (anon or publishable) key'

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be below 65536'),
)
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
)

const environment = v.pipe(
  v.object({
    PORT: v.optional(port, '3000'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    SITE_URL: v.optional(origin()),
    DATA_DIR: v.optional(v.string(), './data'),
    DATABASE_URL: v.optional(address('postgres:', 'postgresql:')),
    DATABASE_CA: v.optional(v.string()),
    SMTP_URL: v.optional(address('smtp:', 'smtps:')),
    MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'must hold an e-mail address'))),
    JWT_SECRET: v.optional(longSecret()),
    FORMER_JWT_SECRET: v.optional(longSecret()),
    BACKUP_KEY: v.optional(longSecret()),
    BACKUP_DIR: v.optional(v.string()),
    SUPABASE_URL: v.optional(v.pipe(origin(), v.check(isSafe, IN_CLEAR))),
    SUPABASE_KEY: v.optional(v.pipe(v.string(), v.check(isPublicKey, SECRET_KEY_REFUSED))),
    ...stripeFields,
    REVEAL_EXISTING_ACCOUNTS: v.optional(flag, '0'),
    MAPS_APP_URL: v.optional(webAddress(), MAPS_APP),
    MAP_TILES: v.optional(v.pipe(webAddress(), v.check(areTiles, NO_TILES))),
    MAP_ATTRIBUTION: v.optional(v.string(), service.mapAttribution),
    DIAGNOSTICS: v.optional(flag),
    TRUST_PROXY: v.optional(v.string(), ''),
    NODE_ENV: v.optional(v.picklist(MODES, MISSPELLED), ''),
  }),
  v.check(
    (set) => !set.SUPABASE_URL === !set.SUPABASE_KEY,
    'SUPABASE_URL and SUPABASE_KEY go together',
  ),
  v.check(
    (set) => !isSame(set.FORMER_JWT_SECRET, set.JWT_SECRET),
    'FORMER_JWT_SECRET is the same as JWT_SECRET: it is the one before it',
  ),
  v.check(
    (set) =>
      ![set.JWT_SECRET, set.FORMER_JWT_SECRET].some((other) => isSame(set.BACKUP_KEY, other)),
    'BACKUP_KEY is the same as JWT_SECRET or the one before it: a leak of one would open every backup',
  ),
  v.check(
    (set) => ![set.JWT_SECRET, set.BACKUP_KEY].some((secret) => isSame(secret, set.SUPABASE_KEY)),
    'SUPABASE_KEY is the same as JWT_SECRET or BACKUP_KEY: every browser is given it',
  ),
  v.check(
    (set) => stripeFault(set) === null,
    ({ input }) => stripeFault(input) ?? '',
  ),
  v.check(
    (set) => set.NODE_ENV !== PRODUCTION || set.SITE_URL !== undefined,
    'SITE_URL must be set in production: links in emails are built from it',
  ),
  v.check(
    (set) => set.NODE_ENV !== PRODUCTION || !set.SITE_URL || isSafe(set.SITE_URL),
    'SITE_URL must begin with https:// in production: links in emails open accounts',
  ),
)

/**
 * Reads the settings from the environment; an empty value counts as unset.
 * @throws one Error that names every invalid setting, without its value
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, text]) => text?.trim()))
  const { success, output, issues } = v.safeParse(environment, filled)
  if (!success) throw new Error(`The server cannot start: ${issues.map(formatIssue).join('; ')}`)

  const { SUPABASE_URL: url, SUPABASE_KEY: key } = output
  const isProduction = output.NODE_ENV === PRODUCTION
  return {
    port: output.PORT,
    host: output.HOST,
    siteUrl: output.SITE_URL ?? `http://localhost:${output.PORT}`,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    databaseCa: output.DATABASE_CA,
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    jwtSecret: output.JWT_SECRET,
    previousJwtSecret: output.FORMER_JWT_SECRET,
    backupKey: output.BACKUP_KEY,
    backupDir: output.BACKUP_DIR ?? join(output.DATA_DIR, 'backups'),
    supabase: url && key ? { url, key } : undefined,
    stripe: readStripe(output),
    revealExistingAccounts: output.REVEAL_EXISTING_ACCOUNTS,
    mapsAppUrl: output.MAPS_APP_URL,
    mapTiles: output.MAP_TILES,
    mapAttribution: output.MAP_ATTRIBUTION,
    diagnostics: output.DIAGNOSTICS ?? !isProduction,
    isProduction,
    trustedProxies: output.TRUST_PROXY.split(',')
      .map((text) => text.trim())
      .filter(Boolean),
  }
}

function formatIssue({ path, message }: v.BaseIssue<unknown>) {
  const name = path?.[0]?.key
  return name ? `${String(name)} ${message}` : message
}

function isSame(secret: string | undefined, other: string | undefined) {
  return secret !== undefined && secret.trim() === other?.trim()
}

function longSecret() {
  return v.pipe(
    v.string(),
    v.minLength(32, 'must have at least 32 characters'),
    v.check((text) => text.trim() !== KNOWN_SECRET, 'is one that everybody knows'),
  )
}

function address(...schemes: string[]) {
  const wanted = `must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`
  return v.pipe(
    v.string(),
    v.check((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), wanted),
  )
}

function webAddress() {
  const isPath = (text: string) => /^\/(?![/\\])/.test(text)
  const isWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
  return v.pipe(
    v.string(),
    v.check(
      (text) => isPath(text) || isWeb(text),
      'must begin with http://, https:// or a single /',
    ),
  )
}

function areTiles(text: string) {
  const { pathname } = new URL(text, 'http://localhost')
  return pathname.endsWith('.pmtiles') || ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
}

function origin() {
  return v.pipe(
    address('http:', 'https:'),
    v.transform((text) => new URL(text).origin),
  )
}

function isSafe(text: string) {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** Neither `sb_secret_…` nor a service_role token. */
function isPublicKey(key: string) {
  if (key.startsWith('sb_secret_')) return false
  try {
    const [, claims = ''] = key.split('.')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).role !== 'service_role'
  } catch {
    return true
  }
}
