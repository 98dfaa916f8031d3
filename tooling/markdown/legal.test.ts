import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { browserKeys } from '#content/browser-keys.ts'
import { heldData } from '#shared-content/held-data.ts'

import { compileMarkdown } from './compile-markdown.ts'

it.each([
  ['cookies', Object.keys(browserKeys)],
  ['privacy', Object.values(heldData).map(({ name }) => name)],
] as const)('/%s has its whole table', async (name, rows) => {
  for (const language of ['en', 'es']) {
    const file = `app/content/${language}/legal/${name}.md`
    const code = await compileMarkdown(readFileSync(file, 'utf8'), { file, folder: 'legal' })
    expect(rows.filter((row) => !code.includes(JSON.stringify(row)))).toEqual([])
  }
})
