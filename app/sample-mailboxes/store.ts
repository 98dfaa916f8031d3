import * as v from 'valibot'
import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'

import { flatJsonStorage, watchStorage } from '#app/islands/flat-json-storage.ts'
import { messages, storeErrors, type notices } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import { mailboxSchema, type Mailbox } from './mailbox.ts'
import { makeSample } from './sample.ts'

export const RECORDS_KEY = 'mailbox.records'
const VERSION = 1

type StoredList = { mailboxes: readonly Mailbox[] }
type MailboxList = StoredList & {
  /** In the finished HTML, and until the storage is read. */
  isLoading: boolean
  notice: keyof typeof notices | null
}

const storedSchema = v.object({ version: v.literal(VERSION), mailboxes: v.array(v.unknown()) })

const nowhere: PersistStorage<StoredList> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
}

/** docs/decisions/016 */
export const useMailboxes = create<MailboxList>()(
  persist((): MailboxList => ({ isLoading: true, mailboxes: [], notice: null }), {
    name: RECORDS_KEY,
    version: VERSION,
    skipHydration: true,
    storage: flatJsonStorage<StoredList>(RECORDS_KEY, () => window.localStorage),
    partialize: ({ mailboxes }) => ({ mailboxes }),
    merge: (stored, list) => (stored === undefined ? list : { ...list, ...check(stored) }),
    onRehydrateStorage: () => (_list, error) => {
      if (error) storeInMemory()
    },
  }),
)

export function createMailbox(mailbox: Mailbox) {
  if (mailbox.id === '' || mailbox.location === '') return messages.incomplete
  return change(messages.notCreated, (mailboxes) =>
    has(mailboxes, mailbox.id) ? messages.taken : [...mailboxes, mailbox],
  )
}

export function updateMailbox(mailbox: Mailbox) {
  return change(messages.notUpdated, (mailboxes) =>
    has(mailboxes, mailbox.id)
      ? mailboxes.map((stored) => (stored.id === mailbox.id ? mailbox : stored))
      : messages.unknown,
  )
}

export function deleteMailbox(id: string) {
  return change(messages.notDeleted, (mailboxes) =>
    has(mailboxes, id) ? mailboxes.filter((stored) => stored.id !== id) : messages.unknown,
  )
}

export function replaceMailboxes(mailboxes: readonly Mailbox[]) {
  return change(messages.notUpdated, () => mailboxes)
}

/** The next change overwrites the unreadable list. */
export function dismissNotice() {
  save({ notice: null })
}

if (typeof window !== 'undefined') {
  start()
  watchStorage(RECORDS_KEY, read)
}

function start() {
  read()
  if (!useMailboxes.getState().isLoading) return
  if (save({ isLoading: false, mailboxes: makeSample() })) storeInMemory()
}

function read() {
  void useMailboxes.persist.rehydrate()
}

function storeInMemory() {
  const { isLoading, mailboxes } = useMailboxes.getState()
  useMailboxes.persist.setOptions({ storage: nowhere })
  useMailboxes.setState({
    isLoading: false,
    mailboxes: isLoading ? makeSample() : mailboxes,
    notice: 'not-stored',
  })
}

function save(list: Partial<MailboxList>): { error: unknown } | null {
  try {
    useMailboxes.setState(list)
    return null
  } catch (error) {
    return { error }
  }
}

/** @returns what went wrong, in the visitor's words */
function change(
  failure: string,
  make: (mailboxes: readonly Mailbox[]) => readonly Mailbox[] | string,
): string | null {
  read()
  const { mailboxes } = useMailboxes.getState()
  const next = make(mailboxes)
  if (typeof next === 'string') return next
  const refusal = save({ mailboxes: next })
  if (!refusal) return null
  save({ mailboxes })
  return explainFailure(failure, refusal.error)
}

function has(mailboxes: readonly Mailbox[], id: string) {
  return mailboxes.some((stored) => stored.id === id)
}

/** @throws if a later version of the site has written it */
function check(stored: unknown): Partial<MailboxList> {
  if (Number(Object(stored).version) > VERSION) throw new Error('A later version has written this.')
  const { success, output } = v.safeParse(storedSchema, stored)
  const records = success ? output.mailboxes : [null]
  const sound = records.filter((record) => v.is(mailboxSchema, record))
  const mailboxes = [...new Map(sound.map((record) => [record.id, record])).values()]
  if (mailboxes.length === records.length) return { isLoading: false, mailboxes }
  return mailboxes.length > 0
    ? { isLoading: false, mailboxes, notice: 'incomplete' }
    : { isLoading: false, mailboxes: makeSample(), notice: 'unreadable' }
}

function explainFailure(what: string, error: unknown) {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return interpolate(isFull ? storeErrors.noRoom : storeErrors.failed, { what })
}
