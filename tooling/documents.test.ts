import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

import { expect, it } from 'vitest'

const MADE =
  /^(build|data|node_modules|public\/Forms|\.fonts|\.react-router|test-results|bench\/results\.md)(\/|$)/
const FOLDERS = 'app server shared tooling media tests bench docs deploy supabase public'.split(' ')
const PATH = /^[\w@.{}*<>,-]+(\/[\w@.{}*<>,+-]+)*\/?$/
const FILE = /\.(tsx?|mjs|css|json|md|svg|webp|sql|c|service)$/
const SETTING = /^[A-Z][A-Z\d]*(_[A-Z\d]+)+(?==|$)/

const files = globSync(['{*,.*}', `{${FOLDERS}}/**`])
  .filter((file) => !MADE.test(file) && statSync(file).isFile())
  .toSorted()
const documents = files
  .filter((file) => file.endsWith('.md') && !file.startsWith('app/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

function findMissing(named: (text: string, folder: string) => string[]) {
  return documents.flatMap(({ file, text }) =>
    named(text, dirname(file)).map((name) => `${file}: ${name}`),
  )
}

it('every file and folder named in a document exists', () => {
  expect(
    findMissing((text) => wordsOf(text).filter((word) => isPath(word) && !isThere(word))),
  ).toEqual([])
})

it('every link of a document works', () => {
  const linksOf = (text: string) =>
    [...text.matchAll(/\]\(([^/)#:][^)#:]*)(#[^)]*)?\)/g)].map(([, link = '']) => link)
  expect(
    findMissing((text, folder) => linksOf(text).filter((link) => !existsSync(join(folder, link)))),
  ).toEqual([])
})

it('every command named in a document exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commandsOf = (text: string) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(findMissing((text) => commandsOf(text).filter((name) => !scripts[name]))).toEqual([])
})

it('every setting named in a document exists', () => {
  const variables = new Set(sourceMatching(/\.(ts|mjs)$|\.env\.example$/).match(/[A-Z][A-Z_\d]+/g))
  const settingsOf = (text: string) =>
    wordsOf(text).flatMap((word) => SETTING.exec(word)?.[0] ?? [])
  expect(findMissing((text) => settingsOf(text).filter((name) => !variables.has(name)))).toEqual([])
})

it('every log line named for operators exists', () => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split('| `msg` |')
  const [rows = ''] = table.split('\n\n')
  const documented = rows.split('\n').flatMap((row) => codesOf(row.split('|')[1] ?? ''))
  const source = sourceMatching(/^(server|shared)\/.*(?<!\.test)\.ts$/)
  expect(documented.length).toBeGreaterThan(5)
  expect(documented.filter((line) => !source.includes(line.replace(/ …$/, '')))).toEqual([])
})

function sourceMatching(pattern: RegExp) {
  const matching = files.filter((file) => pattern.test(file))
  return matching.map((file) => readFileSync(file, 'utf8')).join('\n')
}

function wordsOf(text: string) {
  return codesOf(text).flatMap((code) => code.split(/\s+/))
}

function codesOf(text: string) {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

function isPath(word: string) {
  return (
    PATH.test(word) &&
    (FILE.test(word) || (word.includes('/') && FOLDERS.includes(word.split('/')[0] ?? '')))
  )
}

function isThere(name: string) {
  const path = name.replace(/\/$/, '')
  const isIn = /[*<{]/.test(path)
    ? (file: string) => matchesGlob(file, `**/${path.replaceAll(/<[\w-]+>/g, '*')}`)
    : (file: string) => `/${file}/`.includes(`/${path}/`)
  return MADE.test(path) || existsSync(join('node_modules', path)) || files.some(isIn)
}
