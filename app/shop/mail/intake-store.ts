import { create } from 'zustand'

import { callShop } from '#app/shop/client.ts'
import { bearsName, matchNames } from '#shared/shop/applications/match-names.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { BoxMail, checkReasons } from '#shared/shop/mail/items.ts'
import { readTracking, type TrackedCarrier, type Tracking } from '#shared/shop/mail/tracking.ts'

import { forgetBox, lookUpBox } from './box-lookup.ts'
import { readShelf } from './counter-settings.tsx'
import { readEntered } from './entered.ts'
import { enqueue } from './intake-queue.ts'

/** A scanned parcel that is not yet in the queue. */
export type Parcel = {
  id: string
  /** Null where it has no tracking number. */
  scanned: string | null
  tracking: Tracking | null
  carrier?: TrackedCarrier
  checkReason?: (typeof checkReasons)[number]
  isAccountable?: boolean
  /** If weighed. */
  pounds?: number
}

/** The box parcels go to; `answer` is what the server said about it, null while it can't be reached. */
export type Target = {
  box: number
  answer: BoxMail | null
  recipientId?: string
  addressee?: string
}

type NameMatch = { box: number; name: string; recipientId?: string }

/** What the clerk must decide before parcels can go to a box. */
type BatchQuestion =
  | { kind: 'remail'; box: number; until: string | null }
  | { kind: 'return'; box: number }
  | { kind: 'unlisted'; box: number; name: string }
  | { kind: 'choose'; matches: NameMatch[] }
  | { kind: 'nobody'; name: string }

/** Parcels on their way to a box; `target` is null while it is looked up. */
type Batch = {
  id: string
  parcels: Parcel[]
  target: Target | null
  question: BatchQuestion | null
  isSticky: boolean
}

export type Question =
  | { kind: 'carrier'; parcel: Parcel }
  | { kind: 'check'; parcel: Parcel }
  | (BatchQuestion & { batch: string })

type Intake = {
  hand: Parcel[]
  batches: Batch[]
  /** Every scan goes to this box until the clerk ends it. */
  sticky: Target | null
  /** The box that was entered last. */
  shown: Target | null
}

const empty: Intake = { hand: [], batches: [], sticky: null, shown: null }

export const useIntake = create<Intake>()(() => empty)
const { getState: get, setState: set } = useIntake

/** Takes a scan or typed text: a parcel, a PMB number or a name. Returns at once; look-ups go on in the background. */
export function enter(text: string) {
  const entered = readEntered(text)
  if (entered.kind === 'parcel') return addParcel(text)
  const batch: Batch = {
    id: crypto.randomUUID(),
    parcels: get().hand,
    target: null,
    question: null,
    isSticky: get().hand.length === 0,
  }
  set(({ batches }) => ({ hand: [], sticky: null, batches: [...batches, batch] }))
  if (entered.kind === 'name') void findName(batch.id, entered.name)
  else void findBox(batch.id, entered.box, entered.name)
}

/** Every scan from here on goes to a box, unless something is in hand that may be for another. */
export function aimAt(box: number) {
  if (get().hand.length === 0) enter(String(box))
}

/** `scanned` is null for a parcel without a tracking number. */
export function addParcel(scanned: string | null) {
  const tracking = scanned === null ? null : readTracking(scanned)
  const parcel: Parcel = { id: crypto.randomUUID(), scanned, tracking }
  const { sticky, hand } = get()
  if (!sticky) return set({ hand: [...hand, parcel] })
  const batch = { parcels: [parcel], target: sticky, question: null, isSticky: false }
  set(({ batches }) => ({ batches: [...batches, { ...batch, id: parcel.id }] }))
  commit()
}

/** The next open question; parcels of a batch come before those in hand. */
export function questionOf({ batches, hand }: Intake): Question | null {
  for (const parcel of [...batches.flatMap(({ parcels }) => parcels), ...hand]) {
    const kind = doubtOf(parcel)
    if (kind) return { kind, parcel }
  }
  const batch = batches.find(({ question }) => question)
  return batch?.question ? { ...batch.question, batch: batch.id } : null
}

function doubtOf({ tracking, carrier, checkReason }: Parcel) {
  if (tracking?.isSuggestion && !carrier) return 'carrier' as const
  const isOther = tracking?.isSuggestion && carrier !== tracking.carrier
  if (tracking?.check === 'wrong' && !isOther && !checkReason) return 'check' as const
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

/** Moves the parcels of a batch back into the hand, to be given another number. */
export function undoEntry(id: string) {
  set(({ hand, batches }) => ({
    hand: [...(batches.find((batch) => batch.id === id)?.parcels ?? []), ...hand],
    batches: batches.filter((batch) => batch.id !== id),
  }))
}

/** The clerk confirmed the target of a batch. */
export function confirm(id: string) {
  changeBatch(id, { question: null })
  commit()
}

export function choose(id: string, match: NameMatch) {
  changeBatch(id, { question: null })
  void findBox(id, match.box, match.name)
}

export function endSticky() {
  set({ sticky: null })
}

async function findBox(id: string, box: number, name?: string) {
  const answer = await lookUpBox(box)
  const target: Target = { box, answer }
  const shown = { target, question: answer && boxQuestion(answer) }
  if (name && answer && answer.state !== 'return') {
    const found = matchNames(name, answer.recipients)
    const [first] = found
    const exact = found.find((one) => bearsName(one, name))
    const only = exact ?? (found.length === 1 ? first : undefined)
    if (only) target.recipientId = only.id
    else target.addressee = name
    if (!only && answer.state !== 'remail') {
      const matches = found.map((one) => ({ box, name: one.name, recipientId: one.id }))
      shown.question = first ? { kind: 'choose', matches } : { kind: 'unlisted', box, name }
    }
  } else if (name) target.addressee = name
  changeBatch(id, shown)
  commit()
}

async function findName(id: string, name: string) {
  const { data } = await callShop(boxCalls.find, { q: name })
  const matches = (data?.found ?? []).flatMap(({ box, meant, name: applicant }) =>
    box === null ? [] : (meant.length > 0 ? meant : [applicant]).map((one) => ({ box, name: one })),
  )
  const question: BatchQuestion =
    matches.length > 0 ? { kind: 'choose', matches } : { kind: 'nobody', name }
  changeBatch(id, { question })
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

/** Queues every batch that has a target and no open question. */
function commit() {
  const ready = get().batches.filter(
    ({ target, question, parcels }) => target && !question && !parcels.some(doubtOf),
  )
  const shelf = readShelf()
  for (const { id, target, parcels, isSticky } of ready) {
    set(({ batches }) => ({ batches: batches.filter((batch) => batch.id !== id) }))
    if (!target) continue
    if (isSticky) set({ sticky: target })
    const { box, recipientId, addressee } = target
    for (const { scanned, carrier, checkReason, isAccountable, pounds } of parcels) {
      enqueue({
        kind: 'item',
        body: {
          key: crypto.randomUUID(),
          box,
          kind: isAccountable ? 'accountable' : 'parcel',
          ...(recipientId && { recipientId }),
          ...(addressee && { addressee }),
          // The full scan: from a shortened number the server could not tell the carrier without asking.
          ...(scanned && { tracking: scanned.replaceAll(/\p{Cc}/gu, '') }),
          ...(carrier && { carrier }),
          ...(checkReason && { checkReason }),
          ...(shelf && { shelf }),
          ...(pounds && { pounds }),
        },
      })
    }
    if (parcels.length > 0) forgetBox(box)
  }
}
