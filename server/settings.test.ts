import { describe, expect, it } from 'vitest'

import { readSettings } from './settings.ts'

const claims = (role: string) => Buffer.from(JSON.stringify({ role })).toString('base64url')

describe('readSettings', () => {
  it('has defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      diagnostics: true,
      trustedProxies: [],
    })
  })

  it('treats an empty value as unset', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
  })

  it('turns diagnostic pages off in production', () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'https://shop.example' }
    expect(readSettings(production).diagnostics).toBe(false)
    expect(readSettings({ ...production, DIAGNOSTICS: '1' }).diagnostics).toBe(true)
  })

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'mailbox.example' }, 'SITE_URL'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://here' }, 'SMTP_URL'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
    [
      { JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' },
      'JWT_SECRET is one that everybody knows',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [
      {
        STRIPE_SECRET_KEY: 'rk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        SITE_URL: 'http://x.test',
      },
      'STRIPE_SECRET_KEY is a live key',
    ],
    [{ STRIPE_API_URL: 'https://elsewhere.test' }, 'STRIPE_API_URL'],
    [{ FORMER_JWT_SECRET: 'short' }, 'FORMER_JWT_SECRET'],
    [{ JWT_SECRET: 'j'.repeat(32), FORMER_JWT_SECRET: 'j'.repeat(32) }, 'FORMER_JWT_SECRET'],
    ...['JWT_SECRET', 'FORMER_JWT_SECRET'].map((name) => [
      { BACKUP_KEY: `${'b'.repeat(32)}\n`, [name]: 'b'.repeat(32) },
      'BACKUP_KEY is the same',
    ]),
    ...['JWT_SECRET', 'BACKUP_KEY'].map((name) => [
      { SUPABASE_URL: 'https://x.test', SUPABASE_KEY: 's'.repeat(32), [name]: 's'.repeat(32) },
      'SUPABASE_KEY is the same',
    ]),
    ...['Production', 'PRODUCTION', 'production ', '\tprodUction', '"production"', 'prod'].map(
      (NODE_ENV) => [
        { NODE_ENV, SITE_URL: 'https://shop.example' },
        'NODE_ENV must be spelled production',
      ],
    ),
    [{ SITE_URL: 'http://shop.example', NODE_ENV: 'production' }, 'SITE_URL'],
    [{ NODE_ENV: 'production' }, 'SITE_URL must be set'],
    [{ NODE_ENV: 'production', SITE_URL: ' ' }, 'SITE_URL must be set'],
    [{ REVEAL_EXISTING_ACCOUNTS: 'yes' }, 'REVEAL_EXISTING_ACCOUNTS'],
    [{ MAPS_APP_URL: 'javascript:alert(1)' }, 'MAPS_APP_URL'],
    [{ MAPS_APP_URL: '//maps.example' }, 'MAPS_APP_URL'],
    [{ MAP_TILES: 'https://tiles.example/map.png' }, 'MAP_TILES'],
    [{ SUPABASE_URL: 'https://shop.example' }, 'SUPABASE_KEY'],
    [{ SUPABASE_URL: 'http://shop.example', SUPABASE_KEY: 'public' }, 'SUPABASE_URL'],
    [{ SUPABASE_URL: 'http://10.0.0.1:54321', SUPABASE_KEY: 'public' }, 'SUPABASE_URL'],
    [
      { SUPABASE_URL: 'https://shop.example', SUPABASE_KEY: `x.${claims('service_role')}.y` },
      'SUPABASE_KEY',
    ],
    [{ SUPABASE_URL: 'https://shop.example', SUPABASE_KEY: 'sb_secret_abc' }, 'SUPABASE_KEY'],
  ] as [Record<string, string>, string][])('refuses %j and names %s', (source, name) => {
    expect(() => readSettings(source)).toThrow(name)
  })

  it('reports every invalid setting at once, without values', () => {
    const read = () => readSettings({ PORT: 'many', JWT_SECRET: 'hunter2' })
    expect(read).toThrow(/PORT.*JWT_SECRET/)
    expect(read).not.toThrow(/hunter2/)
  })

  it.each(['/maps/la.pmtiles', 'https://t.example/{z}/{x}/{y}.png'])(
    'accepts tiles at %s',
    (tiles) => {
      expect(readSettings({ MAP_TILES: tiles }).mapTiles).toBe(tiles)
    },
  )

  it('accepts a Supabase on this machine without encryption', () => {
    const supabase = { SUPABASE_URL: 'http://127.0.0.1:54321', SUPABASE_KEY: 'public' }
    expect(readSettings(supabase).supabase?.url).toBe('http://127.0.0.1:54321')
  })

  it('accepts a Supabase project’s public key', () => {
    const key = `x.${claims('anon')}.y`
    expect(
      readSettings({ SUPABASE_URL: 'https://shop.example/', SUPABASE_KEY: key }).supabase,
    ).toEqual({
      url: 'https://shop.example',
      key,
    })
  })
})
