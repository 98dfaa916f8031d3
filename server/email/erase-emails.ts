import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { html } from 'hono/html'
import type { Kysely } from 'kysely'

import type { Tables } from '#server/database/tables.ts'

import { folderOf } from './folder-transport.ts'

/**
 * Deletes emails to or about an address from the outbox. Only unsent emails: the content of sent or dead ones is erased already.
 *
 * @returns how many
 */
export async function eraseWaitingEmails(tx: Kysely<Tables>, address: string) {
  const waiting = await tx
    .selectFrom('outbox')
    .select(['id', 'recipient', 'fields'])
    .where('state', '=', 'waiting')
    .execute()
  const named = waiting.filter(
    ({ recipient, fields }) => recipient === address || mentionsAddress(fields, address),
  )
  for (const { id } of named) await tx.deleteFrom('outbox').where('id', '=', id).execute()
  return named.length
}

const LETTER = /\.(txt|html|ics)$/

/**
 * Deletes the emails saved in `DATA_DIR/mail` that went to an address or mention it.
 * @returns how many files
 */
export async function eraseSavedEmails(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingKept)
  const letters = entries.filter((entry) => entry.isFile() && LETTER.test(entry.name))
  // Some characters of an address are escaped in HTML.
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

/** Next to an address these characters make it part of a longer one. */
const BEFORE_ADDRESS = /[\w.+%!#$*^~-]/u
const AFTER_ADDRESS = /^(?:[\w-]|\.\w)/u

/**
 * Whether a text mentions an address, and not only as part of a longer one.
 * @param address in lower case
 */
export function mentionsAddress(text: string, address: string) {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(address); at >= 0; at = lower.indexOf(address, at + 1)) {
    const end = at + address.length
    const isLonger =
      BEFORE_ADDRESS.test(lower.charAt(at - 1)) || AFTER_ADDRESS.test(lower.slice(end, end + 2))
    if (!isLonger) return true
  }
  return false
}
