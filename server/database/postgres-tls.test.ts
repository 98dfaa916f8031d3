import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readSettings } from '#server/settings.ts'
import { runCommand } from '#server/testing/accounts.ts'
import { startPostgres } from '#server/testing/postgres.ts'

import { toPostgresConfig } from './postgres-config.ts'
import { openPostgres } from './postgres.ts'

const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'mailbox-tls-'))
const at = (name: string) => join(folder, name)
const ours = at('ours.crt')
const strangers = at('strangers.crt')

type Running = Awaited<ReturnType<typeof startPostgres>>
let named: Running
let numbered: Running
let elsewhere: Running
let bare: Running

beforeAll(async () => {
  makeAuthority('ours')
  makeAuthority('strangers')
  named = await startPostgres({ tls: certify('named', 'DNS:localhost') })
  numbered = await startPostgres({ tls: certify('numbered', 'IP:127.0.0.1') })
  elsewhere = await startPostgres({ tls: certify('elsewhere', 'DNS:other.example') })
  bare = await startPostgres()
}, 60_000)

afterAll(async () => {
  for (const server of [named, numbered, elsewhere, bare]) await server.stop()
  rmSync(folder, { recursive: true })
})

function openssl(...words: string[]) {
  execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' })
}

function makeAuthority(name: string) {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, ...files, '-subj', `/CN=${name}`, '-days', '2')
}

function certify(name: string, subject: string) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`)
  writeFileSync(at(`${name}.ext`), `subjectAltName=${subject}`)
  const authority = ['-CA', 'ours.crt', '-CAkey', 'ours.key', '-CAcreateserial', '-days', '2']
  const files = ['-in', `${name}.csr`, '-out', `${name}.crt`, '-extfile', `${name}.ext`]
  openssl('x509', '-req', ...authority, ...files)
  const [cert, secret] = ['crt', 'key'].map((end) => readFileSync(at(`${name}.${end}`), 'utf8'))
  return { cert: cert ?? '', key: secret ?? '' }
}

function asking({ url }: Running, { host = 'localhost', mode = 'verify-full' } = {}) {
  const parameters = new URL(url)
  parameters.hostname = host
  parameters.password = 'hunter2'
  if (mode) parameters.searchParams.set('sslmode', mode)
  return parameters.href
}

describe('PostgreSQL over TLS', () => {
  it.each([
    ['by name', () => ({ databaseUrl: asking(named), databaseCa: ours })],
    [
      'by number',
      () => ({ databaseUrl: asking(numbered, { host: '127.0.0.1' }), databaseCa: ours }),
    ],
    [
      'for DATABASE_CA alone',
      () => ({ databaseUrl: asking(named, { mode: '' }), databaseCa: ours }),
    ],
  ])('connects %s', async (_how, index) => {
    const database = await openPostgres(index(), log)
    for (const connection of [database.read, database.limits]) {
      const { rows } = await sql`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()
      `.execute(connection as typeof database.read)
      expect(rows).toEqual([{ ssl: true }])
    }
    await database.close()
  })

  it.each([
    [
      'another authority',
      () => ({ databaseUrl: asking(named), databaseCa: strangers }),
      'not good',
    ],
    ['no authority we know', () => ({ databaseUrl: asking(named) }), 'not good'],
    ['another name', () => ({ databaseUrl: asking(elsewhere), databaseCa: ours }), 'ALTNAME'],
    [
      'a name where a number is asked for',
      () => ({ databaseUrl: asking(named, { host: '127.0.0.1' }), databaseCa: ours }),
      'ALTNAME',
    ],
    ['no TLS', () => ({ databaseUrl: asking(bare), databaseCa: ours }), 'offers no TLS'],
    ['no such file', () => ({ databaseUrl: asking(named), databaseCa: at('none') }), 'DATABASE_CA'],
    [
      'a file without a certificate',
      () => ({ databaseUrl: asking(named), databaseCa: at('ours.key') }),
      'DATABASE_CA',
    ],
  ])('refuses %s, in one line', async (_what, index, why) => {
    const refusal = await openPostgres(index(), log).catch(String)
    expect(refusal).toMatch(/^Error: The server cannot start: PostgreSQL .*$/)
    expect(refusal).toContain(why)
    expect(refusal).not.toContain('hunter2')
  })

  it('is also used by the commands', { timeout: 90_000 }, async () => {
    const place = { dataDir: folder, databaseUrl: asking(named) }
    const right = { DATABASE_CA: ours }
    const file = at('tls.backup')
    await (await openPostgres({ databaseUrl: place.databaseUrl, databaseCa: ours }, log)).close()
    expect(await runCommand('backup', [file], place, right)).toMatchObject({ code: 0 })
    expect(await runCommand('restore', [file], place, right)).toMatchObject({ code: 0 })
    const remove = await runCommand('delete-account', ['ann@example.com'], place, right)
    expect(remove).toMatchObject({ code: 0 })

    for (const [name, word] of [
      ['backup', at('other.backup')],
      ['restore', file],
      ['delete-account', 'ann@example.com'],
    ] as const) {
      const { code, output } = await runCommand(name, [word], place, { DATABASE_CA: strangers })
      expect([code, output.trim().split('\n').length]).toEqual([1, 1])
      expect(output).toContain('PostgreSQL (DATABASE_URL)')
      expect(output).not.toContain('hunter2')
    }
  })
})

describe('beyond this machine', () => {
  it.each([
    ...['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'Verify-Full', ''].map(
      (mode) => `db.example/shop?sslmode=${mode}`,
    ),
    'db.example/shop?ssl=true',
    'db.example/shop?ssl=0',
    'db.example/shop?sslmode=verify-full&ssl=no-verify',
    'db.example/shop?sslmode=verify-full&sslmode=disable',
    'db.example/shop?uselibpqcompat=true&sslmode=verify-full',
    'db.example/shop?sslmode=verify-full&sslrootcert=/etc/passwd',
    'localhost/shop?host=db.example&sslmode=disable',
    '10.0.0.1/shop?sslmode=disable',
    '[2001:db8::1]/shop?sslmode=require',
  ])('a connection without a verified certificate is refused: %s', async (rest) => {
    const databaseUrl = `postgres://shop:hunter2@${rest}`
    const refusal = await openPostgres({ databaseUrl }, log).catch(String)
    expect(refusal).toMatch(/^Error: The server cannot start: PostgreSQL .*sslmode=verify-full/)
    expect(refusal).not.toContain('hunter2')
  })

  it.each([
    ['db.example', 'postgres://shop@db.example/shop'],
    ['db.example', 'postgres://shop@db.example/shop?sslmode=verify-full'],
    ['db.example', 'postgres://shop@localhost/shop?host=db.example'],
    ['10.0.0.1', 'postgres://shop@10.0.0.1/shop'],
  ])('%s requires a matching certificate: %s', (host, databaseUrl) => {
    const config = toPostgresConfig({ databaseUrl, databaseCa: ours })
    expect(config).toMatchObject({ host, ssl: { rejectUnauthorized: true } })
    expect(config.ssl).toHaveProperty('ca', readFileSync(ours, 'utf8'))
  })

  it.each([
    'postgres://shop@localhost/shop',
    'postgres://shop@127.0.0.1/shop?sslmode=disable',
    'postgres://shop@[::1]/shop',
    'postgres:///shop?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/shop',
  ])('no certificate is needed for: %s', (databaseUrl) => {
    expect(toPostgresConfig({ databaseUrl }).ssl).toBe(false)
  })

  it('the certificate authority is configurable', () => {
    expect(readSettings({ DATABASE_CA: ours }).databaseCa).toBe(ours)
  })
})
