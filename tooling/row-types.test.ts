import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { ROW_TYPES, writeRowTypes } from './row-types.ts'

it('the row types match the migrations: npm run row-types', async () => {
  expect(readFileSync(ROW_TYPES, 'utf8')).toBe(await writeRowTypes())
})
