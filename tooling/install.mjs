// Runs on the machine's own Node, before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const MARK = 'node_modules/.installed'

/** Installs what the lock file says, unless that is what is installed already. */
export function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return

  process.stdout.write('Installing packages (first start only) …\n')
  npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  writeFileSync(MARK, wanted)
}

function npm(...words) {
  const cli = process.env.npm_execpath
  const { status } = cli
    ? spawnSync(process.execPath, [cli, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  process.stderr.write('The packages could not be installed: see the lines above.\n')
  process.exit(1)
}
