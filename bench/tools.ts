import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const LIGHTHOUSE = { folder: 'build/bench-tools', name: 'lighthouse', version: '13.5.0' }

/** Installed on first use: too heavy for every install. */
export function findLighthouse() {
  const { folder, name, version } = LIGHTHOUSE
  const installed = resolve(join(folder, 'node_modules', name))
  if (!existsSync(installed)) {
    const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--ignore-scripts']
    execFileSync('npm', [...words, `${name}@${version}`], { stdio: 'ignore' })
  }
  return join(installed, 'cli/index.js')
}

export function findBrowser() {
  if (!process.env.CHROMIUM) needCommands('chromium')
  return (process.env.CHROMIUM ??= '/usr/bin/chromium')
}

export function needCommands(...names: string[]) {
  const missing = names.filter((name) => !hasCommand(name))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) {
    throw new Error(
      `${missing.join(' and ')} not found; on Debian: apt-get install ${missing.join(' ')}`,
    )
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', ...missing], { env, stdio: 'ignore' })
}

function hasCommand(name: string) {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) =>
    existsSync(join(folder, name)),
  )
}
