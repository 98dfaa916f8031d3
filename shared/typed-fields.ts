import * as v from 'valibot'

import { cleanCode, cleanLine, cleanLines, isBlank } from './clean-text.ts'
import type { Sentence } from './sentence.ts'

export function typedLine(sentence?: Sentence) {
  return v.pipe(v.string(sentence), by(cleanLine))
}

export function typedLines(sentence?: Sentence) {
  return v.pipe(v.string(sentence), by(cleanLines))
}

export function typedCode(sentence?: Sentence) {
  return v.pipe(v.string(sentence), by(cleanCode))
}

/** A required text, checked by `rules` if not empty. */
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

/** A separate transform: text stays text, so tooling/openapi.ts describes the rules that follow it. */
function by(clean: (text: string) => string) {
  return { ...v.transform(clean), type: 'clean' as 'transform' }
}
