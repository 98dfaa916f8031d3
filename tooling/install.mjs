// Runs on the machine's own Node before anything is installed: plain JavaScript, no packages.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { alone } from './lock.mjs'
import { run } from './run.mjs'

const MARK = 'node_modules/.installed'
const WITH_TESTS = ' with tests'
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/** Unless installed already; with tests, also the packages of tests/tools/package.json. */
export async function install({ withTests = false, title = 'Installing the packages …' } = {}) {
  const site = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const whole = `${site}${WITH_TESTS}`
  const installed = () => (existsSync(MARK) ? readFileSync(MARK, 'utf8') : '')
  const isDone = () => installed() === whole || (installed() === site && !withTests)
  if (isDone()) return

  await alone(async () => {
    if (isDone()) return
    process.stdout.write(`${title}\n`)
    // A running server may use what is installed.
    const command = installed() === site ? 'install' : 'ci'
    const isWhole = withTests || installed().endsWith(WITH_TESTS)
    const words = isWhole ? [] : ['--workspaces=false']
    rmSync(MARK, { force: true })
    await npm(command, '--include=dev', ...words, ...QUIET)
    writeFileSync(MARK, isWhole ? whole : site)
  })
}

function npm(...words) {
  const options = { what: 'The packages could not be installed', log: 'build/install.log' }
  const cli = process.env.npm_execpath
  return cli
    ? run(process.execPath, [cli, ...words], options)
    : run('npm', words, { ...options, shell: process.platform === 'win32' })
}
