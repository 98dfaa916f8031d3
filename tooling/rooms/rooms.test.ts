import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { findImports, type Import } from './find-imports.ts'
import { findCircles, judge } from './law.ts'

const files = globSync('{app,server,shared,tooling,media,bench,tests}/**/*.{ts,tsx,mjs}')
const importsByFile = new Map(
  files.map((file) => [file, findImports(file, readFileSync(file, 'utf8'))]),
)

describe('the repository', () => {
  it('has only allowed imports', () => {
    const wrong = [...importsByFile].flatMap(([file, imports]) =>
      imports.flatMap((each) => {
        const violation = judge(file, each)
        return violation ? [`${file} reads ${each.written}: ${violation}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has no import cycle', () => {
    expect(findCircles(graphOf(importsByFile))).toEqual([])
  })

  it('builds and runs without the test packages', () => {
    const { devDependencies } = JSON.parse(readFileSync('tests/tools/package.json', 'utf8'))
    const reached = reachedFrom([...CONFIGS, ...files.filter(isBegun)])
    const wrong = [...reached].flatMap(([file, imports]) =>
      imports
        .filter(({ to, isType }) => to === null && !isType)
        .filter(({ written }) => packageOf(written) in devDependencies)
        .map(({ written }) => `${file} reads ${written}`),
    )
    expect(wrong).toEqual([])
  })
})

const CONFIGS = ['vite.config.ts', 'react-router.config.ts']
const STEPS = readFileSync('tooling/site-build.mjs', 'utf8')

function isBegun(file: string) {
  if (/\.test\.tsx?$/.test(file)) return false
  return /^(app\/|server\/main\.ts|server\/operations\/)/.test(file) || STEPS.includes(`'${file}'`)
}

function reachedFrom(roots: string[]) {
  const reached = new Set(roots)
  const read = new Map<string, Import[]>()
  for (const file of reached) {
    const imports = importsByFile.get(file) ?? findImports(file, readFileSync(file, 'utf8'))
    read.set(file, imports)
    for (const { to } of imports) if (to?.match(/\.(ts|tsx|mjs)$/)) reached.add(to)
  }
  return read
}

function packageOf(written: string) {
  return written.split('/', written.startsWith('@') ? 2 : 1).join('/')
}

function graphOf(read: typeof importsByFile) {
  return new Map(
    [...read].map(([file, imports]) => [file, imports.flatMap(({ to }) => to ?? [])] as const),
  )
}

/** No room may import one above it or beside it. */
const STORIES = {
  app: [
    ['app/root.tsx'],
    ['app/layout', 'app/pages/landing', 'app/pages/account', 'app/pages/staff'],
    [
      'app/shop/applications',
      'app/shop/boxes',
      'app/shop/mail',
      'app/shop/money',
      'app/shop/papers',
      'app/shop/staff',
      'app/shop/visits',
    ],
    ['app/shop/core'],
    ['app/shop/client.ts'],
    ['app/auth', 'app/sample-mailboxes', 'app/preferences', 'app/viewer'],
    ['app/head'],
    ['app/facts'],
    ['app/pricing'],
    ['app/islands'],
    ['app/ui'],
    ['app/content/en'],
  ],
  server: [
    ['server/main.ts'],
    ['server/operations'],
    ['server/shop/routes.ts'],
    ['server/shop/data', 'server/shop/demo', 'server/shop/today'],
    [
      'server/auth',
      'server/rest',
      'server/contact',
      'server/shop/applications',
      'server/shop/boxes',
      'server/shop/mail',
      'server/shop/money',
      'server/shop/papers',
      'server/shop/staff',
      'server/shop/visits',
    ],
    ['server/shop/core'],
    ['server/accounts'],
    ['server/email'],
    ['server/http'],
    ['server/database'],
  ],
  shared: [['shared/shop/mail'], ['shared/shop/core'], ['shared/account.ts']],
}

const WAYS = {
  'an import': (to: string) => `import { x } from '${to}'\nx()`,
  'a type': (to: string) => `import type { X } from '${to}'\nexport type Y = X`,
  'typeof import()': (to: string) => `export type X = typeof import('${to}')`,
  'a dynamic import': (to: string) => `export const load = () => import('${to}')`,
  'an export': (to: string) => `export * from '${to}'`,
}

const forbidden = Object.entries(STORIES).flatMap(([side, stories]) => {
  const others = Object.entries(STORIES).filter(([other]) => other !== side && other !== 'shared')
  const elsewhere = others.flatMap(([, theirs]) => theirs.flat())
  return stories.flatMap((story, at) =>
    story.flatMap((from) => {
      const overAndBeside = stories.slice(0, at + 1).flat()
      return [...overAndBeside, ...elsewhere]
        .filter((to) => to !== from)
        .map((to) => [from, to] as const)
    }),
  )
})

describe('a forbidden import', () => {
  it.each(Object.entries(WAYS))('is found as %s, for every pair of rooms', (_way, write) => {
    const missed = forbidden.filter(([from, to]) => {
      const file = from.includes('.') ? from : `${from}/planted.ts`
      const target = to.includes('.') ? to : `${to}/other.ts`
      return !findImports(file, write(`#${target}`)).some((each) => judge(file, each))
    })
    expect(missed).toEqual([])
  })

  it('is found in content, which imports only types', () => {
    for (const from of ['app/content/en/landing.ts', 'shared/content/en/errors.ts']) {
      for (const [way, write] of Object.entries(WAYS)) {
        const wrong = findImports(from, write('#shared/interpolate.ts')).map((each) =>
          judge(from, each),
        )
        expect([way, wrong.some(Boolean)]).toEqual([way, !/type/.test(way)])
      }
    }
  })

  it('is found across ../', () => {
    const [planted] = findImports(
      'app/ui/planted.ts',
      "import { x } from '../content/en/landing.ts'\nx()",
    )
    expect(planted && judge('app/ui/planted.ts', planted)).toContain('#app/')
  })

  it('is found in an unknown room', () => {
    const [planted] = findImports(
      'app/ui/planted.ts',
      "import { x } from '#app/new-room/x.ts'\nx()",
    )
    expect(planted && judge('app/ui/planted.ts', planted)).toContain('in no room')
  })

  it.each([
    ['a dynamic import one way, an import the other', WAYS['a dynamic import'], WAYS['an import']],
    ['an import one way, a type the other', WAYS['an import'], WAYS['a type']],
    ['a type one way, typeof import() the other', WAYS['a type'], WAYS['typeof import()']],
  ])('is found as a cycle of %s', (_kind, there, back) => {
    const planted = new Map([
      ['app/ui/one.ts', findImports('app/ui/one.ts', there('./two.ts'))],
      ['app/ui/two.ts', findImports('app/ui/two.ts', back('./one.ts'))],
      ['app/ui/over.ts', findImports('app/ui/over.ts', WAYS['an import']('./one.ts'))],
      ['app/ui/under.ts', []],
    ])
    expect(findCircles(graphOf(planted))).toEqual(['app/ui/one.ts', 'app/ui/two.ts'])
  })
})
