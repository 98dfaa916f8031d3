import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { html } from 'hono/html'

import { folderOf } from '#server/email/folder-transport.ts'

import { mentionsAddress } from './mentions-address.ts'

const LETTER = /\.(txt|html)$/

/**
 * Removes the letters kept in `DATA_DIR/mail` that went to an address or name it.
 *
 * @returns how many files went
 */
export async function eraseSavedEmails(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingKept)
  const letters = entries.filter((entry) => entry.isFile() && LETTER.test(entry.name))
  // In HTML some characters of an address are written otherwise.
  const spellings = [address, html`${address}`.toString()]
  const folders = new Set<string>()
  let erased = 0
  for (const { parentPath, name } of letters) {
    const file = join(parentPath, name)
    const isToIt = basename(parentPath) === folderOf(address)
    const text = isToIt ? '' : await readFile(file, 'utf8')
    if (!isToIt && !spellings.some((spelling) => mentionsAddress(text, spelling))) continue
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
