import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { lintTranslation } from './compare.ts'
import { asReport, lintWords } from './lint.ts'
import { findMissingNotices } from './notices.ts'
import { readContent } from './read-content.ts'

/**
 * Reads every page of a build, and what both languages say before it stands on a page.
 *
 * @throws Error that names each forbidden sentence, its page and its rule
 */
export async function checkWords(folder: string) {
  const files = globSync('**/*.html', { cwd: folder }).toSorted()
  const pages = new Map(
    files.map((file) => [
      `/${file.replaceAll('\\', '/')}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )
  const findings = [
    ...lintWords(pages),
    ...findMissingNotices(pages),
    ...lintTranslation(await readContent('en'), await readContent('es')),
  ]
  if (findings.length > 0)
    throw new Error(`The site may not say this (tooling/content-lint):\n${asReport(findings)}`)
}
