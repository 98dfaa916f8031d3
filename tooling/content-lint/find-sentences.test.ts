import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { findSentences } from './find-sentences.ts'

const files = globSync('{app,server}/**/*.{ts,tsx}').filter(
  (file) => !/^app\/content\/|^server\/testing\/|\.test\.tsx?$|\.d\.ts$/.test(file),
)

function foundIn(source: string) {
  return findSentences('planted.tsx', source).map(({ text }) => text)
}

it('there is no text for people outside the content', () => {
  expect(files.length).toBeGreaterThan(400)
  const sentences = files.flatMap((file) => findSentences(file, readFileSync(file, 'utf8')))
  expect(sentences.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

describe('finds text', () => {
  it.each([
    ['as text', '<p>We are closed.</p>', 'We are closed.'],
    ['as a word alone', '<button>Save</button>', 'Save'],
    ['beside a value', '<p>of {pages}</p>', 'of'],
    ['as an attribute', '<nav aria-label="Pages" />', '"Pages"'],
    ['as an attribute with a value', '<a title={`Close ${id}`} />', '`Close ${id}`'],
    ['as one of two', '<p>{busy ? busyText : "not yet there"}</p>', '"not yet there"'],
    ['in a field', 'const option = { label: "Small" }', '"Small"'],
    ['in a value', 'const message = "Try again."', '"Try again."'],
    ['with a value', 'const message = `Row ${row} is at the top.`', '`Row ${row} is at the top.`'],
  ])('%s', (_how, source, text) => {
    expect(foundIn(source)).toEqual([text])
  })

  it('with its line', () => {
    const [sentence] = findSentences('a.tsx', 'const a = 1\n\nconst b = <p>Hello</p>\n')
    expect(sentence).toEqual({ file: 'a.tsx', line: 3, text: 'Hello' })
  })
})

describe('ignores code', () => {
  it.each([
    ['in an error', 'throw new Error("There is no such page")'],
    ['in an error that is handed on', 'reject(new TypeError(`No page ${path} is there`))'],
    ['in a log line', 'log.warn({ id }, "Many wrong passwords")'],
    ['in a name of code', 'const event = { key: "ArrowDown", name: "AbortError", type: "change" }'],
    ['in classes', '<p className="Wide tall">{text}</p>'],
    ['in a unit', '<td>{count} ms</td>'],
    ['in what is compared', 'const isOld = message === "The server does not support it"'],
    ['in a type', 'type Title = "The first" | "The second"'],
    ['in a protocol', 'const headers = { Authorization: `Bearer ${token}` }'],
    ['in an import', 'import words from "Some folder/words.ts"'],
  ])('%s', (_where, source) => {
    expect(foundIn(source)).toEqual([])
  })
})
