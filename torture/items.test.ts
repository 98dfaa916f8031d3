import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { items } from './items.ts'
import { listNotRun } from './not-run.ts'

const edits = items.flatMap(({ id, fault }) => (fault.edits ?? []).map((edit) => ({ id, ...edit })))

it.each(edits)('$id plants its fault in a text that is there once', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})

it('knows every item of the bar, measured or not, once', () => {
  const ids = [...items, ...listNotRun(items)].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toHaveLength(96)
})
