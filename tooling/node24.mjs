import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** The Node that the lock file pins, whatever the machine's own is. */
export const node24 = resolve(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Lets it read the owner's settings, if there are any; what the environment says goes first. */
export const withSettings = existsSync('.env') ? ['--env-file=.env'] : []
