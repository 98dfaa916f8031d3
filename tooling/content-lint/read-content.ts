import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { parseSync, Visitor } from 'vite'

export type Language = 'en' | 'es'

/** Every value of a language's content as text, by its place: `landing.ts landing.hero.title`. */
export type Content = Map<string, string>

const FOLDERS = { 'app/content': '', 'shared/content': 'shared/' }
/**
 * @param language `.` for content of all languages or of none
 * @param root the folder of `app` and `shared`
 */
export async function readContent(language: Language | '.', root = ''): Promise<Content> {
  const files = Object.entries(FOLDERS).flatMap(([folder, prefix]) =>
    globSync('{**/*.ts,**/*.md}', { cwd: join(root, folder, language) }).map((file) => ({
      path: resolve(root, folder, language, file),
      place: `${prefix}${file.replaceAll('\\', '/')} `,
    })),
  )
  const values = await Promise.all(
    files
      .filter(({ place }) => !/\.test\.ts |glossary\.md /.test(place))
      .map(async ({ path, place }) => valuesOf(await valueIn(path), place)),
  )
  return new Map(values.flat())
}

async function valueIn(path: string): Promise<unknown> {
  if (path.endsWith('.ts')) return import(pathToFileURL(path).href)
  return readFileSync(path, 'utf8')
    .trim()
    .split(/\n{2,}/)
}

function valuesOf(value: unknown, place: string): [place: string, text: string][] {
  if (value === undefined) return []
  if (typeof value === 'function') return [[place, wordsOf(String(value))]]
  if (value === null || typeof value !== 'object') return [[place, String(value)]]
  const separator = place.endsWith(' ') ? '' : '.'
  return Object.entries(value).flatMap(([name, part]) =>
    valuesOf(part, `${place}${separator}${name}`),
  )
}

function wordsOf(source: string) {
  const words: string[] = []
  let thrown = 0
  const code = /^(async )?[\w$]+\(/.test(source) ? `({ ${source} })` : `(${source})`
  new Visitor({
    ThrowStatement: () => void (thrown += 1),
    'ThrowStatement:exit': () => void (thrown -= 1),
    Literal({ value }) {
      if (typeof value === 'string' && thrown === 0) words.push(value)
    },
    TemplateLiteral({ quasis, expressions }) {
      const values = expressions.map(({ start, end }) => {
        const [name] = /(?<=^[\w.]*)\w+$/.exec(code.slice(start, end)) ?? []
        return name ? `{${name}}` : '…'
      })
      const text = quasis.map(({ value }, at) => value.cooked + (values[at] ?? '')).join('')
      if (thrown === 0) words.push(text)
    },
  }).visit(parseSync('words.js', code).program)
  return words.join('\n')
}
