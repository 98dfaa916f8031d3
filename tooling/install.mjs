// Runs on the machine's own Node, before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const MARK = 'node_modules/.installed'

/**
 * Installs what the lock file says, unless that is what is installed already: what the site is built from and runs on, and, with tests,
 * what checks it (tests/tools/package.json).
 */
export function install({ withTests = false } = {}) {
  const site = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const whole = `${site} with tests`
  const installed = existsSync(MARK) ? readFileSync(MARK, 'utf8') : ''
  if (installed === whole || (installed === site && !withTests)) return

  process.stdout.write('Installing packages (first start only) …\n')
  // A server may run on what is installed already: that is left in its place.
  const command = installed === site ? 'install' : 'ci'
  const words = withTests ? [] : ['--workspaces=false']
  npm(command, '--include=dev', ...words, ...QUIET)
  writeFileSync(MARK, withTests ? whole : site)
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

function npm(...words) {
  const cli = process.env.npm_execpath
  const { status } = cli
    ? spawnSync(process.execPath, [cli, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  process.stderr.write('The packages could not be installed: see the lines above.\n')
  process.exit(1)
}
