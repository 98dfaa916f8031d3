import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { themeColors } from './theme.ts'

it("gives the browser's bars the colours of the page", () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const colours = [...tokens.matchAll(/--ground: (#\w+)/g)].map(([, colour]) => colour)
  expect(colours).toEqual([themeColors.dark, themeColors.light])
})
