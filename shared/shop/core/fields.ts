import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { isDay } from '#shared/calendar.ts'
import type { Sentence } from '#shared/sentence.ts'
import { typedCode } from '#shared/typed-fields.ts'

/** Milliseconds since 1970. */
export const instant = v.number()
/** The last year that `isDay` accepts is 2999. */
export const MAX_INSTANT = Date.UTC(3000)
export const dayOrNone = v.nullable(v.string())
export const textOrNone = v.nullable(v.string())
export const MAX_KEYS = 20
export const MAX_CENTS = 100_000_00

export const rowNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
)

export function wholeNumber(sentence: Sentence, min: number, max: number) {
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  )
}

export function calendarDay(sentence: Sentence) {
  return v.pipe(typedCode(sentence), v.check(isDay, sentence), asTyped('date'))
}

type TypedText = 'date' | 'time'

export function asTyped(type: TypedText) {
  return v.metadata<string, { type: TypedText }>({ type })
}

export function typeOfText(schema: v.GenericSchema): TypedText | undefined {
  const parts = 'options' in schema ? (schema.options as v.GenericSchema[]) : [schema]
  return parts
    .map((part) => v.getMetadata(part as ReturnType<typeof calendarDay>).type)
    .find((type) => type !== undefined)
}

export const asIdempotencyKey = v.metadata<string, { isAttempt: true }>({
  isAttempt: true,
})

/** An idempotency key: the page makes one for each attempt, and a retry with the same key does nothing twice. */
export function idempotencyKey(sentence: Sentence) {
  return v.pipe(v.string(sentence), v.regex(/^[\w-]{16,64}$/, sentence), asIdempotencyKey)
}

export function isIdempotencyKey(schema: v.GenericSchema) {
  return v.getMetadata(schema as ReturnType<typeof idempotencyKey>).isAttempt === true
}

/** The version that the screen showed, from an earlier answer. */
export const shownVersion = v.pipe(
  v.string(rental.fields.seen),
  v.maxLength(100, rental.fields.seen),
)

/** An amount in US cents; forms have dollars. */
export function cents(sentence: Sentence, min: number, max: number) {
  return v.pipe(wholeNumber(sentence, min, max), v.metadata({ unit: 'cents' }))
}

export function isCents(schema: v.GenericSchema) {
  return v.getMetadata(schema as ReturnType<typeof cents>).unit === 'cents'
}
