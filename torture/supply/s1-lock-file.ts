import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Wrongs, type Item } from '#torture/item.ts'

import { readLock } from './read-lock.ts'

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** What is installed is what was looked at. */
export const lockFile: Item = {
  id: 'S1',
  title: 'Lock file',
  bar: 'every package by sha512 and from the registry, installed as locked; scripts only of those allowed',
  fault: { says: 'one package has no checksum' },
  async measure({ isFaulted }) {
    const wrongs = new Wrongs()
    const wanted = JSON.parse(readFileSync('package.json', 'utf8'))
    const allowed = Object.keys(wanted.allowScripts)
    const locked = readLock()
    if (isFaulted) delete locked[0]?.integrity
    for (const { name, path, integrity, resolved, link, hasInstallScript, version } of locked) {
      if (!integrity?.startsWith('sha512-') || link) wrongs.add(`${name}: no sha512`)
      if (resolved && !resolved.startsWith('https://registry.npmjs.org/')) wrongs.add(resolved)
      if (hasInstallScript && existsSync(path) && !allowed.includes(name)) {
        wrongs.add(`${name} has an install script`)
      }
      const own = join(path, 'package.json')
      const installed = existsSync(own) && JSON.parse(readFileSync(own, 'utf8')).version
      if (installed && installed !== version) wrongs.add(`${name} is ${installed}, not ${version}`)
    }
    for (const [name, range] of Object.entries({
      ...wanted.dependencies,
      ...wanted.devDependencies,
    })) {
      if (!EXACT.test(String(range))) wrongs.add(`${name} is not pinned: ${String(range)}`)
    }
    return wrongs.outcome(`${locked.length} packages, scripts allowed: ${allowed.join(', ')}`)
  },
}
