import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx']
const POSTGRES_FOLDER = '/usr/lib/postgresql'

export function findChromium() {
  return [process.env.CHROMIUM, ...BROWSERS, MAC_BROWSER].find((path) => path && existsSync(path))
}

/** Costs a third less than the whole Chromium. */
export function findHeadlessShell() {
  return (
    [process.env.HEADLESS_SHELL, HEADLESS_SHELL].find((path) => path && existsSync(path)) ??
    findChromium()
  )
}

/** Installs Debian's browser, PostgreSQL, nginx and font where it may. */
export function prepareMachine() {
  const missing = []
  if (!findChromium()) missing.push('chromium')
  if (!process.env.CHROMIUM && findHeadlessShell() === findChromium())
    missing.push('chromium-headless-shell')
  if (!hasPostgres()) missing.push('postgresql')
  if (!NGINX.some((path) => existsSync(path))) missing.push('nginx')
  if (!hasFallbackFont()) missing.push('fonts-liberation')
  if (missing.length > 0) installOnDebian(missing)
}

/** The fallback of `app/styles/tokens.css`, which pages are measured in before Inter arrives. */
function hasFallbackFont() {
  const { stdout } = spawnSync('fc-match', ['Arial', 'family'], { encoding: 'utf8' })
  return process.platform !== 'linux' || /Arial|Liberation Sans|Arimo/.test(stdout ?? '')
}

function hasPostgres() {
  if (process.env.TEST_POSTGRES_URL) return true
  if (!existsSync(POSTGRES_FOLDER)) return false
  return readdirSync(POSTGRES_FOLDER).some((version) =>
    existsSync(`${POSTGRES_FOLDER}/${version}/bin/initdb`),
  )
}

function installOnDebian(packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) {
    process.stderr.write(
      `The tests need ${packages.join(' and ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}\n` +
        'Elsewhere name them by CHROMIUM=/path/to/chromium and TEST_POSTGRES_URL=postgres://…\n',
    )
    process.exit(1)
  }
  process.stdout.write(`Installing ${packages.join(' and ')} for the tests …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8' })
    if (status !== 0) process.stderr.write(stderr)
  }
}
