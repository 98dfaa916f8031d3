import { readdirSync, readFileSync } from 'node:fs'

import { readArticleHeads } from './feed.ts'
import { readText } from './front-matter.ts'

const LEGAL = 'app/content/en/legal'

/** The day of each text that has one, `YYYY-MM-DD`, by the path of its page. */
export function readTextDays() {
  const articles = readArticleHeads().map(({ path, date }) => [path, date] as const)
  const legal = readdirSync(LEGAL)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = `${LEGAL}/${name}`
      const { head } = readText(readFileSync(file, 'utf8'), { file, folder: 'legal' })
      return [`/${name.replace(/\.md$/, '')}`, head.changed] as const
    })
  return new Map([...articles, ...legal])
}
