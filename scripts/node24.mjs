import { resolve } from 'node:path'

/** The Node that the lock file pins, whatever the machine's own is. */
export const node24 = resolve(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
