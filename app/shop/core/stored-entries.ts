import * as v from 'valibot'

import { intake as words } from '#app/content/staff/intake.ts'
import type { Refusal } from '#app/shop/client.ts'
import {
  lettersBody,
  receiveBody,
  type MarkedLetters,
  type Received,
} from '#shared/shop/mail/items.ts'

const MAX_SHOWN_LENGTH = 60

const waitingEntry = v.variant('kind', [
  v.object({ kind: v.literal('item'), body: receiveBody }),
  v.object({ kind: v.literal('letters'), body: lettersBody }),
])
export type Waiting = v.InferOutput<typeof waitingEntry>

export type QueueEntry = Waiting & {
  state: 'waiting' | 'done' | 'refused' | 'undone'
  /** Email of the staff member, if known. */
  by?: string | undefined
  received?: Received
  letters?: MarkedLetters
  /** Without details about another customer's item. */
  refusal?: Refusal
}

const outcome = v.object({
  by: v.optional(v.string()),
  refusal: v.optional(v.object({ code: v.string(), message: v.string() })),
})

const key = v.fallback(v.string(), () => crypto.randomUUID())
const optionalText = v.fallback(v.optional(v.string()), undefined)
const numbers = v.pipe(
  v.array(v.unknown()),
  v.transform((boxes) => boxes.filter((box) => typeof box === 'number')),
)

const remains = v.union([
  v.object({ kind: v.literal('letters'), body: v.object({ key, boxes: numbers }) }),
  v.object({
    kind: v.fallback(v.literal('item'), 'item'),
    body: v.pipe(
      v.unknown(),
      v.transform(Object),
      v.object({
        key,
        box: v.fallback(v.number(), 0),
        kind: v.fallback(receiveBody.entries.kind, 'parcel'),
        tracking: optionalText,
        addressee: optionalText,
      }),
    ),
  }),
])

/** An entry that the server would never accept is refused here, with the reason. */
export function readEntry(stored: unknown): QueueEntry {
  const { success, output, issues } = v.safeParse(waitingEntry, stored)
  const { by, refusal } = v.is(outcome, stored) ? stored : {}
  if (success && !refusal) return { ...output, by, state: 'waiting' }
  const entry = success ? output : (v.parse(remains, { body: {}, ...Object(stored) }) as Waiting)
  const { code, message } = refusal ?? {
    code: 'validation_failed',
    message: issues ? reasonOf(issues[0], stored) : '',
  }
  return { ...entry, by, state: 'refused', refusal: { code, message, values: {} } }
}

export function asStored({ kind, body, by, state, refusal }: QueueEntry) {
  if (state !== 'waiting' && state !== 'refused') return []
  const { code, message } = refusal ?? {}
  return [{ kind, body, ...(by && { by }), ...(refusal && { refusal: { code, message } }) }]
}

/** Valibot's messages mean little to a clerk. */
function reasonOf({ message }: v.BaseIssue<unknown>, stored: unknown) {
  if (!message.startsWith('Invalid ')) return message
  return `${words.list.unreadable} ${JSON.stringify(stored)?.slice(0, MAX_SHOWN_LENGTH) ?? ''}`
}
