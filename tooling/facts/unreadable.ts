import type { WrongFact } from './find-wrong-facts.ts'

const CONTENT = /((?:app|shared)\/content\/[\w/.-]+\.ts):(\d+)/
const APOSTROPHE = 'A text with an apostrophe in it stands in double quotes: "Joe\'s Mail".'

export function explainUnreadable(error: unknown): WrongFact | undefined {
  if (!(error instanceof Error)) return undefined
  const [, file, line] = CONTENT.exec(error.stack ?? '') ?? []
  if (!file) return undefined
  const hint = error instanceof SyntaxError ? ` ${APOSTROPHE}` : ''
  return { file, line: Number(line), what: `This can’t be read: ${error.message}.${hint}` }
}
