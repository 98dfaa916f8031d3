import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { asReport, lintWords } from './lint.ts'

/**
 * Reads every page of a build.
 *
 * @throws Error that names each forbidden sentence, its page and its rule
 */
export async function checkWords(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  const pages = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [`/${relative(folder, file)}`, await readFile(file, 'utf8')] as const
    }),
  )
  const findings = lintWords(new Map(pages))
  if (findings.length > 0)
    throw new Error(`The site may not say this (tooling/content-lint):\n${asReport(findings)}`)
}
