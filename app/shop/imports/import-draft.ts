import { createStore, del, get, set } from 'idb-keyval'
import * as v from 'valibot'

import type { BrowserKey } from '#content/browser-keys.ts'
import { encodings } from '#shared/shop/imports/decode-text.ts'
import type { ImportChoices } from '#shared/shop/imports/read-import.ts'

const NAME = 'counter.import' satisfies BrowserKey
const VERSION = 1
const NONCE_BYTES = 12

export type ImportDraft = {
  /** Set once a piece was sent. */
  id: string
  name: string
  bytes: Bytes
  encoding?: (typeof encodings)[number] | undefined
  choices: Omit<ImportChoices, 'memory'>
}
type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = v.instance(Uint8Array<ArrayBuffer>)
const encrypted = v.instance(ArrayBuffer)
const stored = v.object({
  version: v.literal(VERSION),
  nonce: bytesOf,
  head: encrypted,
  fileNonce: bytesOf,
  file: encrypted,
})
const head = v.object({
  id: v.string(),
  name: v.string(),
  encoding: v.optional(v.picklist(encodings)),
  choices: v.custom<ImportDraft['choices']>((value) => typeof value === 'object' && value !== null),
})

/**
 * Encrypted with a key that the server gives its administrator alone. Browsers without storage lose it with the
 * page.
 * @returns whether it is stored
 */
export async function storeDraft({ bytes, ...draft }: ImportDraft, draftKey: string) {
  const key = await readKey(draftKey)
  const [nonce, fileNonce] = [newNonce(), newNonce()]
  const text = new TextEncoder().encode(JSON.stringify(draft))
  const sealed = await crypto.subtle.encrypt(cipher(nonce), key, text)
  const file = await crypto.subtle.encrypt(cipher(fileNonce), key, bytes)
  return set(NAME, { version: VERSION, nonce, head: sealed, fileNonce, file }, openStore()).then(
    () => true,
    () => false,
  )
}

/** Null if this administrator can open none. */
export async function readDraft(draftKey: string): Promise<ImportDraft | null> {
  try {
    const draft = v.parse(stored, await get(NAME, openStore()))
    const key = await readKey(draftKey)
    const text = await crypto.subtle.decrypt(cipher(draft.nonce), key, draft.head)
    const file = await crypto.subtle.decrypt(cipher(draft.fileNonce), key, draft.file)
    const about = v.parse(head, JSON.parse(new TextDecoder().decode(text)))
    return { ...about, bytes: new Uint8Array(file) }
  } catch {
    return null
  }
}

export async function eraseDraft() {
  await del(NAME, openStore()).catch(() => undefined)
}

function openStore() {
  return createStore(NAME, 'drafts')
}

function readKey(base64: string) {
  const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function newNonce() {
  return crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
}

function cipher(iv: Bytes) {
  return { name: 'AES-GCM', iv }
}
