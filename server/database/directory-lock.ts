import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { openPrivately } from './private-files.ts'

/** Long enough for a predecessor that is just stopping. */
const TIMEOUT_MS = 500

/**
 * Makes this process the only one on a data directory, until it ends, however it ends: the kernel gives the lock back.
 *
 * @throws one clear line when another process has it
 */
export function lockDirectory(dataDir: string) {
  const file = join(dataDir, 'lock.sqlite')
  openPrivately(file)
  const lock = new DatabaseSync(file, { timeout: TIMEOUT_MS })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `The server cannot start: another process already uses the data directory ${dataDir} (DATA_DIR)`,
      { cause },
    )
  }
  return { release: () => lock.close() }
}
