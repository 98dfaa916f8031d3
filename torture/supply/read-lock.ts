import { readFileSync } from 'node:fs'

/** A package as the lock file has it; `path` is where it is installed. */
export type Locked = {
  name: string
  path: string
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

/** Every package of the lock file. */
export function readLock(): Locked[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries<Omit<Locked, 'name' | 'path'>>(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, path, ...entry }))
}
