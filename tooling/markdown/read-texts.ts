import { readdirSync, readFileSync } from 'node:fs'

import { withFacts } from '#app/facts/with-facts.ts'
import { reading } from '#content/articles.ts'
import { language } from '#content/language.ts'

import { readText, type Folder } from './front-matter.ts'

export type Entry = { path: string; title: string; description: string; date: string }

export function readArticleHeads(): Entry[] {
  return readHeads('articles')
    .map(({ name, head }) => ({ ...withFacts(head), path: `${reading.blog.path}/${name}` }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
}

export function readTextDays() {
  const articles = readArticleHeads().map(({ path, date }) => [path, date] as const)
  const legal = readHeads('legal').map(({ name, head }) => [`/${name}`, head.changed] as const)
  return new Map([...articles, ...legal])
}

function readHeads<In extends Folder>(folder: In) {
  const directory = `app/content/${language}/${folder}`
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = `${directory}/${name}`
      const { head } = readText(readFileSync(file, 'utf8'), { file, folder })
      return { name: name.replace(/\.md$/, ''), head }
    })
}
