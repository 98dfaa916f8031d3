import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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

export function makePrivateDirectory(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  permit(directory, 0o700)
}

/** Makes sure that a file exists and that only its owner may read it. SQLite gives its side files the same mode. */
export function openPrivately(file: string) {
  closeSync(openSync(file, 'a', 0o600))
  permit(file, 0o600)
}

export async function syncPath(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

function permit(path: string, mode: number) {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // On a mounted volume the directory may belong to someone else, who has then decided its mode.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
