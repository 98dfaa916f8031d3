import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** A letter, a digit or one of the few signs that the name of a column may hold without quotes. */
const NAME_SIGN = /^[\p{L}\p{N}_$ ]$/u

/** A part of a query that is read from its beginning on, sign by sign. */
export class Reading {
  readonly #part: string
  readonly #text: string
  #at = 0

  /** @param part what it is, as PostgREST says it where it does not fit */
  constructor(part: string, text: string) {
    this.#part = part
    this.#text = text
  }

  get isOver() {
    return this.#at >= this.#text.length
  }

  startsWith(expected: string) {
    return this.#text.startsWith(expected, this.#at)
  }

  /** Goes past what is expected, if it comes next. */
  eat(expected: string) {
    const isNext = this.startsWith(expected)
    if (isNext) this.#at += expected.length
    return isNext
  }

  /** @throws ApiError when something else comes next */
  expect(expected: string) {
    if (!this.eat(expected)) throw this.refuse(`"${expected}"`)
  }

  expectEnd() {
    if (!this.isOver) throw this.refuse('end of input')
  }

  takeWhile(fits: (sign: string, after: string) => boolean) {
    const start = this.#at
    const text = this.#text
    while (!this.isOver && fits(text[this.#at] ?? '', text[this.#at + 1] ?? '')) this.#at += 1
    return text.slice(start, this.#at)
  }

  takeRest() {
    return this.takeWhile(() => true)
  }

  skipSpaces() {
    this.takeWhile((sign) => sign === ' ' || sign === '\t')
  }

  /** What `read` reads, or nothing, and then nothing is read. */
  attempt<Result>(read: () => Result | undefined) {
    const start = this.#at
    const result = read()
    if (result === undefined) this.#at = start
    return result
  }

  /** Reads what stands between commas. */
  list<Item>(readItem: () => Item) {
    const items = [readItem()]
    while (this.eat(',')) items.push(readItem())
    return items
  }

  /** The name of a column, of an alias or of another table. */
  name() {
    if (this.startsWith('"')) return this.quoted()
    const name = this.takeWhile(
      (sign, after) => NAME_SIGN.test(sign) || (sign === '-' && after !== '>'),
    ).trim()
    if (!name) throw this.refuse('field name (* or [a..z0..9_$])')
    return name
  }

  /** What stands between double quotes, in which a backslash keeps the sign after it. */
  quoted() {
    const text = this.attemptQuoted()
    if (text === undefined) throw this.refuse('"\\""')
    return text
  }

  /** As `quoted`, or nothing when the quotes do not end. */
  attemptQuoted() {
    return this.attempt(() => {
      if (!this.eat('"')) return undefined
      let text = ''
      while (!this.eat('"')) {
        this.eat('\\')
        if (this.isOver) return undefined
        text += this.#text[this.#at]
        this.#at += 1
      }
      return text
    })
  }

  refuse(expected: string) {
    const found = this.isOver ? 'end of input' : JSON.stringify(this.#text[this.#at])
    return this.#refuse(errors.queryExpected(found, expected))
  }

  /** For what is more than anybody asks for. */
  refuseLarge(what: string, most: number) {
    return this.#refuse(errors.queryTooLarge(what, most))
  }

  #refuse(details: string) {
    const message = errors.queryUnreadable(this.#part, this.#text, this.#at + 1)
    return new ApiError(400, 'PGRST100', message, { details })
  }
}
