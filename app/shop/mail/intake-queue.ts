import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useEffect } from 'react'

import { callShop, type Refusal } from '#app/shop/client.ts'
import { flatJsonStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import {
  type MarkedLetters,
  type Received,
  lettersBody,
  receiveBody,
} from '#shared/shop/mail/items.ts'
import { useConnectionLost } from '#app/auth/connection.ts'

const MAX_SHOWN = 50
/** These decide; after anything else the same is sent again, with the same key. */
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

/** What was taken in on this device, and what became of it. */
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

/** The newest first. What is not sent yet stays on the device, through a reload too; nothing else does. */
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

/** Sends something now, or as soon as the server can be reached. */
export function enqueue(entry: Waiting) {
  useIntakeQueue.setState(({ entries }) => ({
    entries: [{ ...entry, state: 'waiting' as const }, ...entries].filter(
      ({ state }, index) => state === 'waiting' || index < MAX_SHOWN,
    ),
  }))
  void sendWaiting()
}

let isSending = false

/** Sends what waits, one after the other in its order; what does not arrive stays. */
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

/** Takes back an item that arrived within the last minute. @returns why that is not possible, or nothing */
export async function undo({ body, received }: QueueEntry) {
  if (!received) return null
  const { error } = await callShop(mailCalls.undoReceive, { id: received.item.id })
  if (!error) change(body.key, { state: 'undone' })
  return error?.message ?? null
}

const RETRY_MS = 4_000

/** Sends what waits as soon as it can be, while the page is open. @returns how much waits */
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
