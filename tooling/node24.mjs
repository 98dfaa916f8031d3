import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

export const node24 = resolve(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** The environment takes precedence over .env. */
export const withSettings = existsSync('.env') ? ['--env-file=.env'] : []
