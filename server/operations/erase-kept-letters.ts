import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { namesAddress } from './names-address.ts'

const LETTER = /\.(txt|html)$/

/**
 * Removes the letters kept in `DATA_DIR/mail` that went to an address or name it.
 *
 * @returns how many files went
 */
export async function eraseKeptLetters(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingKept)
  const letters = entries.filter((entry) => entry.isFile() && LETTER.test(entry.name))
  const folders = new Set<string>()
  let erased = 0
  for (const { parentPath, name } of letters) {
    const file = join(parentPath, name)
    const isToIt = basename(parentPath) === encodeURIComponent(address)
    if (!isToIt && !namesAddress(await readFile(file, 'utf8'), address)) continue
    await rm(file, { force: true })
    folders.add(parentPath)
    erased += 1
  }
  for (const empty of folders) await rmdir(empty).catch(() => undefined)
  return erased
}

function nothingKept(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}
