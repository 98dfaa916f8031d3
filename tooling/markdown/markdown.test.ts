import { readdirSync, readFileSync } from 'node:fs'

import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'

import { compileMarkdown } from './compile-markdown.ts'
import { readText } from './front-matter.ts'

const place = { file: 'app/content/en/articles/x.md', folder: 'articles' } as const
const front = `---
title: Some title
description: A description that is long enough to tell a reader what stands on this page.
date: 2026-11-21
---
`

function read(source: string) {
  return () => readText(source, place)
}

describe('front matter', () => {
  it('is read, with the reading time', () => {
    const { head, markdown } = readText(`${front}\n${'word '.repeat(410)}`, place)
    expect(head).toMatchObject({ title: 'Some title', date: '2026-11-21', minutes: 2 })
    expect(markdown.trim().startsWith('word')).toBe(true)
  })

  it.each([
    ['no front matter', 'Just words', /x\.md must begin with its front matter/],
    ['a line that is none', front.replace('date: ', 'date '), /"date 2026-11-21" is no line/],
    ['a missing field', front.replace(/^date.*\n/m, ''), /"date" is missing/],
    ['a field too many', front.replace('date:', 'author: Ann\ndate:'), /"author" is no field/],
    ['another date', front.replace('2026-11-21', 'yesterday'), /"date" must be a day like/],
    ['a day there is not', front.replace('2026-11-21', '2026-02-30'), /"date" must be a day there/],
    [
      'a short description',
      front.replace(/(?<=description: ).*/, 'Short.'),
      /"description" must have at least 70/,
    ],
  ])('with %s stops the build with the reason', (_, source, sentence) => {
    expect(read(source)).toThrow(sentence)
    expect(read(source)).toThrow(/app\/content\/en\/articles\/x\.md/)
  })
})

describe('Markdown', () => {
  it('becomes a page module with head, headings and facts', async () => {
    const source = `${front}## Who calls {shop}?\n\nCall \`{phone}\`, or [write](mailto:{email}).\n`
    const code = await compileMarkdown(source, place)
    expect(code).toContain(`"Call "`)
    for (const fact of [business.phone, `mailto:${business.email}`, business.name]) {
      expect(code).toContain(fact)
    }
    expect(code).toMatch(/export const handle = \{/)
    expect(code).toMatch(/export const meta = /)
    expect(code).toMatch(/"id": "who-calls-[a-z0-9]/)
    expect(code).not.toMatch(/[{]phone[}]/)
  })

  it('with an unknown fact stops the build', async () => {
    const unknown = compileMarkdown(`${front}\nPay {rent}.\n`, place)
    await expect(unknown).rejects.toThrow(/x\.md: .*\{rent\}/)
  })

  it('contains no HTML: it is shown as text or dropped', async () => {
    const code = await compileMarkdown(`${front}\n<script>alert(1)</script>\n\n<b>x</b>\n`, place)
    expect(code).not.toMatch(/"script"|alert\(1\)|_components\.b\b/)
  })
})

describe.each(['articles', 'legal'] as const)('the %s of the site', (folder) => {
  const names = readdirSync(`app/content/en/${folder}`)

  it.each(names)('%s is readable, and renders', async (name) => {
    const file = `app/content/en/${folder}/${name}`
    const source = readFileSync(file, 'utf8')
    await compileMarkdown(source, { file, folder })
    const { markdown } = readText(source, { file, folder })
    const { default: Text } = await evaluate(markdown, { ...runtime, format: 'md' })
    expect(renderToStaticMarkup(createElement(Text))).toMatch(/<p>/)
  })
})
