import { callShop, type Refusal } from '#app/shop/client.ts'
import {
  importCalls,
  MAX_COMPARED,
  MAX_PIECE_BYTES,
  type ImportMemory,
  type ShopComparison,
} from '#shared/shop/imports/calls.ts'
import type { ImportedCustomer } from '#shared/shop/imports/imported-customer.ts'
import type { ReadRow } from '#shared/shop/imports/read-customers.ts'

/** For the JSON around a piece's customers. */
const MARGIN_BYTES = 1_000

type Answer<Data> = { data: Data; error: null } | { data: null; error: Refusal }

/** Cached until `forget`. */
export function createComparison() {
  const queried = new Set<string>()
  let comparison: ShopComparison = { taken: [], here: [] }

  return {
    /** @returns with an error what was known before it */
    async compare(rows: ReadRow[]): Promise<{ data: ShopComparison; error: Refusal | null }> {
      const fresh = rows.flatMap(({ customer, digest }) => {
        const key = `${customer?.box} ${digest}`
        return customer && digest && !queried.has(key) ? [{ box: customer.box, digest, key }] : []
      })
      for (let at = 0; at < fresh.length; at += MAX_COMPARED) {
        const some = fresh.slice(at, at + MAX_COMPARED)
        const { data, error } = await callShop(importCalls.compare, {
          boxes: [...new Set(some.map(({ box }) => box))],
          digests: some.map(({ digest }) => digest),
        })
        if (error) return { data: comparison, error }
        comparison = {
          taken: [...comparison.taken, ...data.taken],
          here: [...comparison.here, ...data.here],
        }
        for (const { key } of some) queried.add(key)
      }
      return { data: comparison, error: null }
    },
    forget() {
      queried.clear()
      comparison = { taken: [], here: [] }
    },
  }
}

export function cutPieces(customers: ImportedCustomer[]) {
  const pieces: ImportedCustomer[][] = []
  let room = 0
  for (const customer of customers) {
    const size = new TextEncoder().encode(JSON.stringify(customer)).length + 1
    if (size > room) {
      pieces.push([])
      room = MAX_PIECE_BYTES - MARGIN_BYTES
    }
    pieces.at(-1)?.push(customer)
    room -= size
  }
  return pieces
}

type SentImport = {
  id: string
  digest: string
  customers: ImportedCustomer[]
  leftOut: number
  remarks: Partial<Record<string, number>>
  remember: ImportMemory
}

/**
 * Sends pieces, then takes them over in one transaction. After a lost connection it continues: `sent` holds the
 * pieces that arrived.
 */
export async function sendImport(
  { id, customers, ...about }: SentImport,
  sent: Set<number>,
  onPiece: (sending: { done: number; of: number }) => void,
  signal: AbortSignal,
): Promise<Answer<{ customers: number; people: number }>> {
  const pieces = cutPieces(customers)
  for (const [piece, some] of pieces.entries()) {
    if (sent.has(piece)) continue
    onPiece({ done: piece, of: pieces.length })
    const staged = { id, piece: String(piece), customers: some }
    const { error } = await callShop(importCalls.stage, staged, signal)
    if (error) return { data: null, error }
    sent.add(piece)
  }
  onPiece({ done: pieces.length, of: pieces.length })
  const counts = { pieces: pieces.length, customers: customers.length }
  return callShop(importCalls.commit, { id, ...about, ...counts })
}
