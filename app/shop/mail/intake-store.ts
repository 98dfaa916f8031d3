import * as v from 'valibot'

import { callShop } from '#app/shop/client.ts'
import { readShelf } from '#app/shop/core/counter-settings.ts'
import { enqueue, removeEntry } from '#app/shop/core/intake-queue.ts'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { bearsName, matchNames } from '#shared/shop/applications/match-names.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { receiveBody, type BoxMail } from '#shared/shop/mail/items.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

import { forgetBox, lookUpBox } from './box-lookup.ts'
import { readEntered } from './entered.ts'
import {
  doubtOf,
  putInHand,
  setAside,
  useIntake,
  type Batch,
  type BatchQuestion,
  type NameMatch,
  type Parcel,
  type Target,
} from './hand-store.ts'
import { useWalk } from './stored-lists.ts'

const { getState: get, setState: set } = useIntake

/**
 * Returns at once; look-ups continue in the background.
 * @returns why the text was refused
 */
export function enter(text: string) {
  const entered = readEntered(text)
  if (entered.kind === 'parcel') return addParcel(text)
  const refusal =
    (entered.kind === 'box' && refuse('box', entered.box)) ||
    (entered.name && refuse('addressee', entered.name))
  if (refusal) {
    // Neither the previous nor the next box.
    set(({ hand }) => ({ sticky: null, isNumberDue: hand.length > 0 }))
    return refusal
  }
  const id = crypto.randomUUID()
  const isSticky = get().hand.length === 0
  const open = { target: null, question: null, waits: null }
  const batch: Batch = { id, entered, parcels: get().hand, ...open, isSticky }
  set(({ batches }) => ({
    hand: [],
    isNumberDue: false,
    sticky: null,
    batches: [...batches, batch],
  }))
  void lookUp(batch)
  return null
}

export function aimAt(box: number) {
  if (get().hand.length === 0) enter(String(box))
}

function refuse(field: 'box' | 'addressee' | 'tracking', value: unknown) {
  return v.safeParse(receiveBody.entries[field], value).issues?.[0].message ?? null
}

/**
 * @param scanned null for a parcel without a tracking number
 * @returns why this is no tracking number, or null
 */
export function addParcel(scanned: string | null) {
  const sent = scanned === null ? undefined : asSent(scanned)
  const refusal = refuse('tracking', sent)
  if (refusal) return refusal
  const tracking = scanned === null ? null : readTracking(scanned)
  const parcel: Parcel = { id: crypto.randomUUID(), scanned, tracking }
  const { sticky } = get()
  if (!sticky) {
    set(putInHand(parcel))
    return null
  }
  const { box, name } = sticky
  const open = { target: sticky, question: null, waits: null, isSticky: false }
  const batch: Batch = { id: parcel.id, entered: { box, name }, parcels: [parcel], ...open }
  set(({ batches }) => ({ batches: [...batches, batch] }))
  commit()
  return null
}

/** The full scan: a shortened number doesn't show the carrier. */
function asSent(scanned: string) {
  return scanned.replaceAll(/\p{Cc}/gu, '')
}

/** @returns why it can't be entered again, or null */
export function enterAgain(entry: QueueEntry) {
  const refusal = takeBack(entry)
  if (!refusal) removeEntry(entry)
  return refusal
}

function takeBack({ kind, body }: QueueEntry) {
  if (kind === 'item') return addParcel(body.tracking ?? null)
  useWalk.setState(({ numbers }) => ({ numbers: [...new Set([...numbers, ...body.boxes])] }))
  return null
}

export function changeParcel(id: string, change: Partial<Parcel>) {
  const changed = (parcels: Parcel[]) =>
    parcels.map((parcel) => (parcel.id === id ? { ...parcel, ...change } : parcel))
  set(({ hand, batches }) => ({
    hand: changed(hand),
    batches: batches.map((batch) => ({ ...batch, parcels: changed(batch.parcels) })),
  }))
  commit()
}

export function dropParcel(id: string) {
  const others = (parcels: Parcel[]) => parcels.filter((parcel) => parcel.id !== id)
  set(({ hand, batches }) => ({
    hand: others(hand),
    batches: batches
      .map((batch) => ({ ...batch, parcels: others(batch.parcels) }))
      .filter(({ parcels, isSticky }) => isSticky || parcels.length > 0),
  }))
}

export function undoEntry(id: string) {
  set(({ hand, batches }) => {
    const parcels = batches.find((batch) => batch.id === id)?.parcels ?? []
    const others = batches.filter((batch) => batch.id !== id)
    if (parcels.length === 0) return { batches: others }
    return { hand: parcels, isNumberDue: true, batches: setAside(hand, others) }
  })
}

export function confirm(id: string) {
  changeBatch(id, { question: null })
  commit()
}

export function choose(id: string, { box, name }: NameMatch) {
  changeBatch(id, { question: null, entered: { box, name } })
  resume()
}

const inFlight = new Set<string>()

export function resume() {
  for (const batch of get().batches) if (!batch.target && !batch.question) void lookUp(batch)
}

async function lookUp({ id, entered }: Batch) {
  if (!entered || inFlight.has(id)) return
  inFlight.add(id)
  const { box, name } = entered
  await (box === undefined ? findName(id, name) : findBox(id, box, name))
  inFlight.delete(id)
}

export function endSticky() {
  set({ sticky: null })
}

async function findBox(id: string, box: number, name?: string) {
  const answer = await lookUpBox(box)
  const target: Target = { box, answer, name }
  const shown = { target, question: answer && boxQuestion(answer) }
  if (name && answer && answer.state !== 'return') {
    const recipients = matchNames(name, answer.recipients)
    const [first] = recipients
    const exact = recipients.find((one) => bearsName(one, name))
    const only = exact ?? (recipients.length === 1 ? first : undefined)
    if (only) target.recipientId = only.id
    else target.addressee = name
    if (!only && answer.state !== 'remail') {
      const matches = recipients.map((one) => ({ box, name: one.name, recipientId: one.id }))
      shown.question = first ? { kind: 'choose', matches } : { kind: 'unlisted', box, name }
    }
  } else if (name) target.addressee = name
  changeBatch(id, shown)
  commit()
}

async function findName(id: string, name: string) {
  const { data, error } = await callShop(boxCalls.find, { q: name })
  if (error) return changeBatch(id, { waits: error })
  const matches = data.found.flatMap(({ box, meant, name: applicant }) =>
    box === null ? [] : (meant.length > 0 ? meant : [applicant]).map((one) => ({ box, name: one })),
  )
  const question: BatchQuestion =
    matches.length > 0 ? { kind: 'choose', matches } : { kind: 'notFound', name }
  changeBatch(id, { question, waits: null })
}

function boxQuestion({ box, state, remailUntil }: BoxMail): BatchQuestion | null {
  if (state === 'remail') return { kind: 'remail', box, until: remailUntil }
  return state === 'return' ? { kind: 'return', box } : null
}

function changeBatch(id: string, change: Partial<Batch>) {
  set(({ batches }) => ({
    batches: batches.map((batch) => (batch.id === id ? { ...batch, ...change } : batch)),
    ...(change.target && { shown: change.target }),
  }))
}

function commit() {
  const ready = get().batches.filter(
    ({ target, question, parcels }) => target && !question && !parcels.some(doubtOf),
  )
  const shelf = readShelf()
  for (const { id, target, parcels, isSticky } of ready) {
    if (!target) continue
    const { box, recipientId, addressee } = target
    for (const parcel of parcels) {
      const { id: key, scanned, carrier, checkReason, pounds } = parcel
      enqueue({
        kind: 'item',
        body: {
          key,
          box,
          kind: kindOf(parcel),
          ...(recipientId && { recipientId }),
          ...(addressee && { addressee }),
          ...(scanned && { tracking: asSent(scanned) }),
          ...(carrier && { carrier }),
          ...(checkReason && { checkReason }),
          ...(shelf && { shelf }),
          ...(pounds && { pounds }),
        },
      })
    }
    // Queued first, then removed: the idempotency key makes a repetition harmless.
    set(({ batches }) => ({
      batches: batches.filter((batch) => batch.id !== id),
      ...(isSticky && { sticky: target }),
    }))
    if (parcels.length > 0) forgetBox(box)
  }
}

function kindOf({ isAccountable, isLetter }: Parcel) {
  if (!isAccountable) return 'parcel'
  return isLetter ? 'accountable-letter' : 'accountable'
}
