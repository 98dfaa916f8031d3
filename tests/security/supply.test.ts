import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { inParallel } from '#tests/support/parallel.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { askVerbatim } from '#tests/support/wire.ts'

type Locked = {
  name: string
  path: string
  version: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const REGISTRY = 'https://registry.npmjs.org/'
/** Licenses that require attribution only. */
const LICENSES =
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD BlueOak-1.0.0 Zlib CC0-1.0 Unlicense'.split(
    ' ',
  )
/** Allowed for typefaces alone. */
const TYPEFACE_LICENSE = 'OFL-1.1'

const BUILD = 'build/client'
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|"role":"service_role"|sb_secret_\w|(smtps?|postgres(ql)?):\/\/[^\s"'`]+:[^\s"'`]+@|AKIA[A-Z\d]{16}|sourceMappingURL=(?!data:)|jsxDEV|\/(home|root|tmp|work)\/\w/
const TEXT = /\.(html|js|mjs|css|json|txt|xml|svg|webmanifest)$/
const FOLDERS = ['', '/assets', '/Forms', '/auth', '/data', '/app', '/.well-known', '/videos']
const STRAY_FILES = [
  '.git/config .git/HEAD .env .env.local .env.production .npmrc .htpasswd .htaccess .DS_Store',
  'backup.sql dump.sql mailbox.sqlite mailbox.sqlite-wal limits.sqlite site.zip site.tar.gz backup.tar',
  'package.json package-lock.json Dockerfile.bak index.html~ config.php.bak web.config',
  'server/main.ts id_rsa.pem key.pem jwt-secret.txt server.log',
].flatMap((names) => names.split(' '))
const NOT_BUILT_FROM = ['node_modules', 'build', '.git', 'data', 'test-results', '.react-router']

const TEST_TOOLS = 'tests/tools'
const wanted = JSON.parse(readFileSync('package.json', 'utf8'))
const tools = JSON.parse(readFileSync(join(TEST_TOOLS, 'package.json'), 'utf8'))
const locked = readLock()
const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

describe('every installed package', () => {
  it('is pinned, by checksum, from the registry', () => {
    const named = { ...wanted.dependencies, ...wanted.devDependencies, ...tools.devDependencies }
    const all = Object.entries<string>(named)
    expect(all.filter(([, version]) => !EXACT.test(version))).toEqual([])
    // A bundled package has no checksum of its own.
    const odd = locked.filter(
      ({ integrity, inBundle, link, resolved }) =>
        (!inBundle && !integrity?.startsWith('sha512-')) ||
        link ||
        (resolved && !resolved.startsWith(REGISTRY)),
    )
    expect(odd).toEqual([])
    const other = locked.filter(
      ({ path, version }) => (readInstalled(path)?.version ?? version) !== version,
    )
    expect(other).toEqual([])
  })

  it('runs scripts only if allowed', () => {
    const allowed = Object.keys(wanted.allowScripts)
    const running = locked.filter(
      ({ path, hasInstallScript }) => hasInstallScript && existsSync(path),
    )
    expect(running.filter(({ name }) => !allowed.includes(name))).toEqual([])
  })

  it('may be shipped', () => {
    const shipped = locked.filter(({ dev }) => !dev)
    const odd = shipped
      .map(({ name, path }) => [name, licenseOf(readInstalled(path))] as const)
      .filter(([name, license]) => license && !isAllowed(license, name))
    expect(odd).toEqual([])
    expect(isAllowed('GPL-3.0', 'x')).toBe(false)
    expect(isAllowed('(MIT OR GPL-2.0)', 'x')).toBe(true)
  })

  it.runIf(isSoak)('has no severe known vulnerability, and is listed', (context) => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
    const { metadata } = JSON.parse(stdout || '{}')
    const sbom = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
    const { components } = JSON.parse(
      execFileSync('npm', sbom, { encoding: 'utf8', maxBuffer: 2 ** 28 }),
    )
    const listed = new Set(
      components.map(
        ({ group, name, version }: Record<string, string>) =>
          `${group ? `${group}/` : ''}${name}@${version}`,
      ),
    )
    expect(locked.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([])
    if (!metadata) return context.skip('the registry here does not answer npm audit')
    const { high, critical } = metadata.vulnerabilities
    expect({ high, critical }).toEqual({ high: 0, critical: 0 })
  })
})

describe('the served site', () => {
  it('contains neither secrets nor our tools', () => {
    const files = filesOf(BUILD)
    expect(files.filter((file) => /(^|\/)\.|\.(map|ts|tsx|bak|sqlite|log)$/.test(file))).toEqual([])
    const hits = files
      .filter((file) => TEXT.test(file))
      .map((file) => [file, SECRETS.exec(readFileSync(join(BUILD, file), 'utf8'))?.[0]])
      .filter(([, hit]) => hit)
    expect(hits).toEqual([])
  })

  it('serves no file that scanners look for, and no diagnostic page in production', async () => {
    const server = await startProcess({ settings: { NODE_ENV: 'production' } })
    const ask = (path: string) => askVerbatim(server.url, { method: 'GET', path })
    const paths = FOLDERS.flatMap((folder) => STRAY_FILES.map((name) => `${folder}/${name}`))
    const statuses = await inParallel(paths, 8, async (path) => (await ask(path)).status)
    expect(paths.filter((_, index) => statuses[index] !== 404)).toEqual([])
    for (const path of ['/supabase-test', '/performance-example']) {
      const { status, headers } = await ask(path)
      expect([status, headers.get('location')]).toEqual([302, '/'])
      expect((await ask(`${path}/index.html`)).status).toBe(404)
    }
    await server.stop()
  })

  it.runIf(isSoak)('is the same byte for byte on every build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mailbox-builds-'))
    const [first, second] = ['first', 'second'].map((name) => hashesOf(buildIn(join(folder, name))))
    rmSync(folder, { recursive: true, force: true })
    expect(first).toEqual(second)
  })
})

function readLock(): Locked[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries<Omit<Locked, 'name' | 'path'>>(packages)
    .filter(([path, { resolved }]) => !['', TEST_TOOLS].includes(path) && resolved !== TEST_TOOLS)
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, path, ...entry }))
}

type Installed = {
  version: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

function readInstalled(path: string): Installed | undefined {
  const file = join(path, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function licenseOf(installed?: Installed) {
  if (!installed) return undefined
  const { license, licenses: [first] = [] } = installed
  return (typeof license === 'string' ? license : (license?.type ?? first?.type)) ?? 'unknown'
}

/** `(MIT OR GPL-2.0)` lets us choose. */
function isAllowed(license: string, name: string) {
  if (license === TYPEFACE_LICENSE) return name.startsWith('@fontsource')
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(/ and /i).every((one) => LICENSES.includes(one)))
}

function buildIn(folder: string) {
  const sources = readdirSync('.').filter((name) => !NOT_BUILT_FROM.includes(name))
  execFileSync('mkdir', ['-p', folder])
  execFileSync('cp', ['-r', ...sources, folder])
  execFileSync('cp', ['-r', '--reflink=auto', resolve('node_modules'), folder])
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const words of [
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    ['tooling/finish-build.ts', 'en'],
  ])
    execFileSync(process.execPath, words, { cwd: folder, env, stdio: 'ignore' })
  return join(folder, 'build')
}

function hashesOf(folder: string) {
  const files = filesOf(folder).filter((name) => statSync(join(folder, name)).isFile())
  return files.toSorted().map((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
    return `${name} ${hash}`
  })
}
