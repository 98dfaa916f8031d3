import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'), v.toNumber(), v.maxValue(65_535))
const url = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.url('must be an address'),
    v.check((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), `must begin with ${schemes.join(' or ')}`),
  )
const origin = v.pipe(
  url('http:', 'https:'),
  v.transform((text) => new URL(text).origin),
)
const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'must be 0 or 1'),
      v.transform((text) => text === '1'),
    ),
    fallback ? '1' : '0',
  )

const schemaFor = (production: boolean) =>
  v.pipe(
    v.object({
      PORT: v.optional(port, '3000'),
      HOST: v.optional(v.string(), '127.0.0.1'),
      SITE_URL: v.optional(origin),
      DATA_DIR: v.optional(v.string(), './data'),
      DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
      SMTP_URL: v.optional(url('smtp:', 'smtps:')),
      MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'must hold an e-mail address'))),
      JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long'))),
      SUPABASE_URL: v.optional(origin),
      SUPABASE_KEY: v.optional(v.pipe(v.string(), v.check(isPublicKey, 'is a secret service_role key: use the public (anon) key'))),
      REVEAL_EXISTING_ACCOUNTS: flag(false),
      MAPS_APP_URL: v.optional(v.string(), '/maps-app'),
      MAP_TILES: v.optional(v.string()),
      DIAGNOSTICS: flag(!production),
      TRUST_PROXY: v.optional(v.string(), ''),
    }),
    v.check((set) => !set.SUPABASE_URL === !set.SUPABASE_KEY, 'SUPABASE_URL and SUPABASE_KEY go together'),
  )
