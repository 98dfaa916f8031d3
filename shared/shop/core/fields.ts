import * as v from 'valibot'

import { rental } from '#sentences/rental.ts'
import { isDay } from '#shared/calendar.ts'
import type { Sentence } from '#shared/sentence.ts'
import { typedCode } from '#shared/typed-fields.ts'

/** Milliseconds since 1970. */
export const instant = v.number()
/** The last year that `isDay` accepts is 2999. */
export const MAX_INSTANT = Date.UTC(3000)
/** A calendar day, `YYYY-MM-DD`, or null for none. */
export const dayOrNone = v.nullable(v.string())
export const textOrNone = v.nullable(v.string())
/** Most keys of one box. */
export const MAX_KEYS = 20
/** Largest amount of one payment. */
export const MAX_CENTS = 100_000_00

/** The number of a row or receipt, or a count of rows. */
export const rowNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
)

/** A whole number within limits; any other input is refused with the sentence. */
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

/** Marks a text by the control that it is entered with. */
export function asTyped(type: TypedText) {
  return v.metadata<string, { type: TypedText }>({ type })
}

/** The control that a text is entered with, where it is another than for any text. */
export function typeOfText(schema: v.GenericSchema): TypedText | undefined {
  const parts = 'options' in schema ? (schema.options as v.GenericSchema[]) : [schema]
  return parts
    .map((part) => v.getMetadata(part as ReturnType<typeof calendarDay>).type)
    .find((type) => type !== undefined)
}

/** Marks the field of a call's input that is its idempotency key. */
export const asAttemptKey = v.metadata<string, { isAttempt: true }>({ isAttempt: true })

/** An idempotency key: the page makes one for each attempt, and a retry with the same key does nothing twice. */
export function attemptKey(sentence: Sentence) {
  return v.pipe(v.string(sentence), v.regex(/^[\w-]{16,64}$/, sentence), asAttemptKey)
}

export function isAttemptKey(schema: v.GenericSchema) {
  return v.getMetadata(schema as ReturnType<typeof attemptKey>).isAttempt === true
}

/** The version that the screen showed, from an earlier answer. */
export const seen = v.pipe(v.string(rental.fields.seen), v.maxLength(100, rental.fields.seen))

/** An amount in US cents; forms have dollars. */
export function cents(sentence: Sentence, min: number, max: number) {
  return v.pipe(wholeNumber(sentence, min, max), v.metadata({ unit: 'cents' }))
}

export function isCents(schema: v.GenericSchema) {
  return v.getMetadata(schema as ReturnType<typeof cents>).unit === 'cents'
}
