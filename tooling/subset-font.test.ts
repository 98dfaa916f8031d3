import { stat } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { findMissingCharacters, writeFont } from './subset-font.ts'

const MAX_BYTES = 26_000

it('is small enough to preload', async () => {
  await writeFont()
  expect((await stat('.fonts/inter.woff2')).size).toBeLessThanOrEqual(MAX_BYTES)
})

it('finds pages that need other characters', () => {
  const page = (html: string) => [{ path: '/p', html }]
  expect(findMissingCharacters(page('<p>¿Dónde? “Aquí” &amp; now: 9–5</p>'))).toEqual([])
  expect(findMissingCharacters(page('<style>ø</style><p>Søren</p>'))).toEqual(['/p: ø'])
})
