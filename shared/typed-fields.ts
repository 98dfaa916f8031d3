import * as v from 'valibot'

import { cleanCode, cleanLine, cleanLines, isBlank } from './clean-text.ts'
import type { Sentence } from './sentence.ts'

/** One cleaned line of text. A value that is not a string is refused with the sentence. */
export function typedLine(sentence?: Sentence) {
  return v.pipe(v.string(sentence), by(cleanLine))
}

/** A text of several lines. */
export function typedLines(sentence?: Sentence) {
  return v.pipe(v.string(sentence), by(cleanLines))
}

/** A number, an amount, a day or a code. */
export function typedCode(sentence?: Sentence) {
  return v.pipe(v.string(sentence), by(cleanCode))
}

/** A required text, checked by `rules` when it is not empty. */
export function filled<Schema extends v.GenericSchema<string, string>>(
  sentence: Sentence,
  rules: Schema,
) {
  return v.pipe(
    v.string(sentence),
    v.check((text) => !isBlank(text), sentence),
    rules,
  )
}

/** A transform of a type of its own, since text stays text: tooling/openapi.ts describes the rules that follow it. */
function by(clean: (text: string) => string) {
  return { ...v.transform(clean), type: 'clean' as 'transform' }
}
