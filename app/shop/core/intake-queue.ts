import { useEffect } from 'react'
import * as v from 'valibot'
import { create } from 'zustand'

import { useConnectionLost } from '#app/auth/connection.ts'
import { useSessionId } from '#app/auth/session-id.ts'
import { flatJsonStorage, watchStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { callShop, type Refusal } from '#app/shop/client.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'

import { asStored, readEntry, type QueueEntry, type Waiting } from './stored-entries.ts'
import { readMember } from './stored-member.ts'

const MAX_SHOWN = 50
/** Another person may send the same entry. */
const OF_THE_SENDER = [401, 403]
/** Statuses for which another attempt makes sense. */
const PASSING = [408, 429]

type Queue = {
  entries: QueueEntry[]
  refusal: Refusal | null
}

const KEY = 'counter.intake'
const safeStorage = createSafeStorage(() => window.localStorage)
const storage = flatJsonStorage<object>(KEY, () => safeStorage)
const storedList = v.object({ waiting: v.array(v.unknown()) })

/** They belong to the shop, not to a person, and survive a reload and an expired session. */
export const useIntakeQueue = create<Queue>()(() => ({ entries: readStored(), refusal: null }))
const { getState: get, setState: set } = useIntakeQueue

if (typeof window !== 'undefined') {
  watchStorage(KEY, () => set({ entries: storage.getItem(KEY) ? withStored() : [] }))
}

function readStored() {
  const read = storage.getItem(KEY) as { state: unknown } | null
  const { success, output } = v.safeParse(storedList, read?.state)
  return success ? output.waiting.map(readEntry) : []
}

/** Merged with entries stored by other tabs, so that none is overwritten. */
function withStored() {
  const { entries } = get()
  const keys = new Set(entries.map(({ body }) => body.key))
  return [...entries, ...readStored().filter(({ body }) => !keys.has(body.key))]
}

function update(work: (entries: QueueEntry[]) => QueueEntry[]) {
  const entries = work(withStored())
  set({ entries })
  void storage.setItem(KEY, { state: { waiting: entries.flatMap(asStored) }, version: 1 })
}

/** Idempotent by the entry's key. */
export function enqueue(waiting: Waiting) {
  const entry = readEntry({ ...waiting, by: readMember()?.email })
  update((entries) =>
    entries.some(({ body }) => body.key === entry.body.key)
      ? entries
      : [entry, ...entries].filter((each, index) => isOpen(each) || index < MAX_SHOWN),
  )
  void sendWaiting()
}

function isOpen({ state }: QueueEntry) {
  return state === 'waiting' || state === 'refused'
}

export function removeEntry({ body: { key } }: QueueEntry) {
  update((entries) => entries.filter(({ body }) => body.key !== key))
}

let isSending = false

/** The oldest first; an entry with a server error doesn't block the others. */
async function sendWaiting() {
  if (isSending) return
  isSending = true
  const tried = new Set<string>()
  try {
    for (;;) {
      const next = get().entries.findLast(
        ({ state, body }) => state === 'waiting' && !tried.has(body.key),
      )
      if (!next) return
      tried.add(next.body.key)
      if (!(await send(next))) return
    }
  } finally {
    isSending = false
  }
}

/** @returns whether to send the next one */
async function send(entry: QueueEntry) {
  const { error, ...outcome } = await deliver(entry)
  const status = error?.status
  if (!error) {
    set({ refusal: null })
    change(entry, { state: 'done', ...outcome })
    return true
  }
  const isOfSender = status !== undefined && OF_THE_SENDER.includes(status)
  set({ refusal: isOfSender ? error : null })
  if (status === undefined || isOfSender || PASSING.includes(status)) return false
  if (status < 500) change(entry, { state: 'refused', refusal: error })
  return true
}

async function deliver({ kind, body }: QueueEntry) {
  if (kind === 'letters') {
    const { data: letters, error } = await callShop(mailCalls.markLetters, body)
    return letters ? { letters, error: null } : { error }
  }
  const { data: received, error } = await callShop(mailCalls.receive, body)
  return received ? { received, error: null } : { error }
}

function change({ body: { key } }: QueueEntry, outcome: Partial<QueueEntry>) {
  update((entries) =>
    entries.map((entry) =>
      entry.body.key === key ? ({ ...entry, ...outcome } as QueueEntry) : entry,
    ),
  )
}

/**
 * Possible for a minute.
 * @returns why not, or null
 */
export async function undo(entry: QueueEntry) {
  if (!entry.received) return null
  const { error } = await callShop(mailCalls.undoReceive, { id: entry.received.item.id })
  if (!error) change(entry, { state: 'undone' })
  return error?.message ?? null
}

const RETRY_MS = 4_000
/** Meanwhile an administrator may restore the role. */
const REFUSED_RETRY_MS = 30_000

export function useSending(isLocked: boolean) {
  const isWaiting = useIntakeQueue(({ entries }) =>
    entries.some(({ state }) => state === 'waiting'),
  )
  const isRefused = useIntakeQueue(({ refusal }) => refusal !== null)
  const isLost = useConnectionLost()
  const sessionId = useSessionId()

  useEffect(() => {
    if (!isWaiting || isLost || isLocked || !sessionId) return
    void sendWaiting()
    const timer = setInterval(() => void sendWaiting(), isRefused ? REFUSED_RETRY_MS : RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, isLost, isRefused, isLocked, sessionId])
}
