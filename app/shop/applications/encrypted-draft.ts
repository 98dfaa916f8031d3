import * as v from 'valibot'

import { DRAFT_KEY } from '#app/islands/application-draft.ts'
import { createSafeStorage, type StorageArea } from '#app/islands/safe-storage.ts'

import { draftSchema, type Draft } from './draft.ts'

export const MIN_PASSPHRASE_LENGTH = 10

const VERSION = 1
/** OWASP's minimum for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000
const SALT_BYTES = 16
const NONCE_BYTES = 12

const bytes = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))),
)
const storedSchema = v.object({
  version: v.literal(VERSION),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(ITERATIONS), v.maxValue(10_000_000)),
  salt: bytes,
  nonce: bytes,
  data: bytes,
})

type Key = { key: CryptoKey; salt: Uint8Array<ArrayBuffer>; iterations: number }

/**
 * The passphrase is forgotten at once; its key stays in memory, so that later changes are stored without asking
 * again.
 */
export function createEncryptedDraft(open: () => StorageArea) {
  const listeners = new Set<() => void>()
  const storage = createSafeStorage(open, announce)
  let current: Key | null = null

  function announce() {
    for (const listener of listeners) listener()
  }

  function unlock(key: Key) {
    current = key
    announce()
  }

  async function store(draft: Draft) {
    if (!current) return false
    const { key, salt, iterations } = current
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    const plain = new TextEncoder().encode(JSON.stringify(draft))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain)
    // It was erased while it was being encrypted.
    if (!current) return false
    storage.setItem(
      DRAFT_KEY,
      JSON.stringify({
        version: VERSION,
        iterations,
        salt: toBase64(salt),
        nonce: toBase64(nonce),
        data: toBase64(new Uint8Array(data)),
      }),
    )
    return true
  }

  return {
    /** `open`: the key is in memory. */
    state(): 'none' | 'locked' | 'open' {
      if (current) return 'open'
      return storage.getItem(DRAFT_KEY) === null ? 'none' : 'locked'
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async protect(passphrase: string, draft: Draft) {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
      const key = await deriveKey(passphrase, salt, ITERATIONS)
      unlock({ key, salt, iterations: ITERATIONS })
      return store(draft)
    },
    store,
    /** Unreadable drafts may come from another version of the site. */
    async open(passphrase: string): Promise<Draft | 'wrong' | 'unreadable'> {
      const stored = v.safeParse(storedSchema, parse(storage.getItem(DRAFT_KEY)))
      if (!stored.success) return 'unreadable'
      const { salt, iterations, nonce, data } = stored.output
      const key = await deriveKey(passphrase, salt, iterations)
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, data).then(
        (buffer) => new TextDecoder().decode(buffer),
        () => null,
      )
      if (plain === null) return 'wrong'
      const draft = v.safeParse(draftSchema, parse(plain))
      if (!draft.success) return 'unreadable'
      unlock({ key, salt, iterations })
      return draft.output
    },
    lock() {
      current = null
      announce()
    },
    erase() {
      current = null
      storage.removeItem(DRAFT_KEY)
    },
  }
}

export const encryptedDraft = createEncryptedDraft(() => window.localStorage)

async function deriveKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  const use = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(algorithm, base, use, false, ['encrypt', 'decrypt'])
}

function toBase64(binary: Uint8Array) {
  return btoa(Array.from(binary, (byte) => String.fromCharCode(byte)).join(''))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
