import { glob, readFile } from 'node:fs/promises'

import { check } from 'recheck'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const TIMEOUT_MS = 150_000
const TESTS = /\.test\.ts$|^server\/testing\/|\/conformance-/

type Found = { place: string; source: string; flags: string }

async function listRegularExpressions() {
  const found: Found[] = []
  const made: string[] = []
  for await (const file of glob('{server,shared}/**/*.ts')) {
    if (TESTS.test(file)) continue
    const text = await readFile(file, 'utf8')
    visit(parseAst(text, { lang: 'ts' }), ({ start, regex, callee }) => {
      const place = `${file}:${text.slice(0, start).split('\n').length}`
      if (regex) found.push({ place, source: regex.pattern, flags: regex.flags })
      if (callee?.name === 'RegExp') made.push(place)
    })
  }
  return { found, made }
}

type Node = {
  start: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

function visit(value: unknown, see: (node: Node) => void) {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) see(value as unknown as Node)
  for (const part of Object.values(value)) visit(part, see)
}

/** A pattern without unbounded repetition takes linear time. */
const ENDLESS = /[*+]|\{\d+,\}/
const { found, made } = await listRegularExpressions()
const endless = new Map(
  found.flatMap((one) =>
    ENDLESS.test(one.source) ? [[`/${one.source}/${one.flags}`, one] as const] : [],
  ),
)

it('no regular expression is built at run time', () => {
  expect(made).toEqual([])
})

it.each([...endless.values()])('$place takes linear time: $source', async ({ source, flags }) => {
  const { status } = await check(source, flags, { timeout: TIMEOUT_MS })
  expect(status).toBe('safe')
})
