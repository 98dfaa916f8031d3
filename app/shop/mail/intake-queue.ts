import { useEffect } from 'react'
import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { useConnectionLost } from '#app/auth/connection.ts'
import { flatJsonStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { callShop, type Refusal } from '#app/shop/client.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import {
  lettersBody,
  receiveBody,
  type MarkedLetters,
  type Received,
} from '#shared/shop/mail/items.ts'

const MAX_SHOWN = 50
/** Refusals that are final; after any other failure the request is retried with the same idempotency key. */
const FINAL = [
  'validation_failed',
  'duplicate_tracking',
  'wrong_check_digit',
  'carrier_unconfirmed',
  'not_a_recipient',
]

const waitingEntry = v.variant('kind', [
  v.object({ kind: v.literal('item'), body: receiveBody }),
  v.object({ kind: v.literal('letters'), body: lettersBody }),
])
type Waiting = v.InferOutput<typeof waitingEntry>

/** An item or a walk entered on this device, and its outcome. */
export type QueueEntry = Waiting & {
  state: 'waiting' | 'done' | 'refused' | 'undone'
  received?: Received
  letters?: MarkedLetters
  refusal?: Refusal
}

type Queue = { entries: QueueEntry[] }

const KEY = 'counter.intake'
const storage = createSafeStorage(() => window.localStorage)
const stored = v.object({ waiting: v.array(waitingEntry) })

/** The newest first. Only entries not yet sent are stored on the device and survive a reload. */
export const useIntakeQueue = create<Queue>()(
  persist((): Queue => ({ entries: [] }), {
    name: KEY,
    version: 1,
    storage: flatJsonStorage<object>(KEY, () => storage),
    partialize: ({ entries }) => ({
      waiting: entries
        .filter(({ state }) => state === 'waiting')
        .map(({ kind, body }) => ({ kind, body })),
    }),
    merge: (read) => {
      const { success, output } = v.safeParse(stored, read)
      const waiting = success ? output.waiting : []
      return { entries: waiting.map((entry) => ({ ...entry, state: 'waiting' as const })) }
    },
  }),
)

/** Sends an entry now, or as soon as the server can be reached. */
export function enqueue(entry: Waiting) {
  useIntakeQueue.setState(({ entries }) => ({
    entries: [{ ...entry, state: 'waiting' as const }, ...entries].filter(
      ({ state }, index) => state === 'waiting' || index < MAX_SHOWN,
    ),
  }))
  void sendWaiting()
}

let isSending = false

/** Sends waiting entries one by one, the oldest first; stops at the first that can't be delivered. */
async function sendWaiting() {
  if (isSending) return
  isSending = true
  try {
    for (;;) {
      const next = useIntakeQueue.getState().entries.findLast(({ state }) => state === 'waiting')
      if (!next || !(await send(next))) return
    }
  } finally {
    isSending = false
  }
}

async function send({ kind, body }: QueueEntry) {
  if (kind === 'letters') {
    const { data: letters, error } = await callShop(mailCalls.markLetters, body)
    return settle(body.key, letters ? { state: 'done', letters } : refused(error))
  }
  const { data: received, error } = await callShop(mailCalls.receive, body)
  return settle(body.key, received ? { state: 'done', received } : refused(error))
}

function refused(refusal: Refusal | null) {
  if (!refusal || !FINAL.includes(refusal.code)) return undefined
  return { state: 'refused' as const, refusal }
}

function settle(key: string, outcome: Partial<QueueEntry> | undefined) {
  if (outcome) change(key, outcome)
  return outcome !== undefined
}

function change(key: string, outcome: Partial<QueueEntry>) {
  useIntakeQueue.setState(({ entries }) => ({
    entries: entries.map((entry) =>
      entry.body.key === key ? ({ ...entry, ...outcome } as QueueEntry) : entry,
    ),
  }))
}

/** Undoes an item received within the last minute. @returns why that is not possible, or null */
export async function undo({ body, received }: QueueEntry) {
  if (!received) return null
  const { error } = await callShop(mailCalls.undoReceive, { id: received.item.id })
  if (!error) change(body.key, { state: 'undone' })
  return error?.message ?? null
}

const RETRY_MS = 4_000

/** Retries waiting entries while the page is open. @returns how many wait, and whether the connection is lost */
export function useSending() {
  const count = useIntakeQueue(
    ({ entries }) => entries.filter(({ state }) => state === 'waiting').length,
  )
  const isLost = useConnectionLost()
  const isWaiting = count > 0

  useEffect(() => {
    if (!isWaiting || isLost) return
    void sendWaiting()
    const timer = setInterval(() => void sendWaiting(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, isLost])

  return { count, isLost }
}
