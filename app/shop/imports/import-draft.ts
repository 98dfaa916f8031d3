import { createStore, del, get, set } from 'idb-keyval'
import * as v from 'valibot'

import type { BrowserKey } from '#content/browser-keys.ts'
import { encodings } from '#shared/shop/imports/decode-text.ts'
import type { ImportChoices } from '#shared/shop/imports/read-import.ts'

const NAME = 'counter.import' satisfies BrowserKey
const VERSION = 1
const NONCE_BYTES = 12

/** An import that was begun on this device. */
export type ImportDraft = {
  /** Of the import, once something of it was sent. */
  id: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  encoding?: (typeof encodings)[number] | undefined
  choices: Omit<ImportChoices, 'memory'>
}

const stored = v.object({
  version: v.literal(VERSION),
  nonce: v.instance(Uint8Array<ArrayBuffer>),
  head: v.instance(ArrayBuffer),
  fileNonce: v.instance(Uint8Array<ArrayBuffer>),
  file: v.instance(ArrayBuffer),
})

const head = v.object({
  id: v.string(),
  name: v.string(),
  encoding: v.optional(v.picklist(encodings)),
  choices: v.custom<ImportDraft['choices']>((value) => typeof value === 'object' && value !== null),
})

type Encrypted = { nonce: Uint8Array<ArrayBuffer>; data: ArrayBuffer }
let encryptedFile: { bytes: ImportDraft['bytes']; sealed: Encrypted } | undefined

/**
 * Stores a begun import in this browser, encrypted with a key that the server gives its administrator alone. A browser that
 * stores nothing loses it with the page.
 *
 * @param draftKey of the call that lists imports
 * @returns whether it is stored
 */
export async function storeDraft({ bytes, ...draft }: ImportDraft, draftKey: string) {
  const key = await readKey(draftKey)
  const text = new TextEncoder().encode(JSON.stringify(draft))
  const sealed = await encrypt(text, key)
  if (encryptedFile?.bytes !== bytes) encryptedFile = { bytes, sealed: await encrypt(bytes, key) }
  const { nonce: fileNonce, data: file } = encryptedFile.sealed
  const kept = { version: VERSION, nonce: sealed.nonce, head: sealed.data, fileNonce, file }
  return set(NAME, kept, openStore()).then(
    () => true,
    () => false,
  )
}

/** The import that was begun in this browser; null if there is none that this administrator can open. */
export async function readDraft(draftKey: string): Promise<ImportDraft | null> {
  try {
    const found = v.parse(stored, await get(NAME, openStore()))
    const key = await readKey(draftKey)
    const text = await decrypt({ nonce: found.nonce, data: found.head }, key)
    const bytes = await decrypt({ nonce: found.fileNonce, data: found.file }, key)
    const about = v.parse(head, JSON.parse(new TextDecoder().decode(text)))
    return { ...about, bytes: new Uint8Array(bytes) }
  } catch {
    return null
  }
}

export async function eraseDraft() {
  encryptedFile = undefined
  await del(NAME, openStore()).catch(() => undefined)
}

function openStore() {
  return createStore(NAME, 'drafts')
}

function readKey(base64: string) {
  const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

async function encrypt(plain: Uint8Array<ArrayBuffer>, key: CryptoKey): Promise<Encrypted> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return { nonce, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain) }
}

function decrypt({ nonce, data }: Encrypted, key: CryptoKey) {
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, data)
}
