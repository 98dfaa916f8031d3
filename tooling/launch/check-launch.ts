// npm run check-launch: what is still to do before the shop opens. The build asks for the short of it.
import { parseArgs } from 'node:util'

import { readFirstEvening } from '#server/operations/first-evening.ts'
import { readSettings } from '#server/settings.ts'
import { languages } from '#shared/language.ts'
import { findStaleTranslations, STAMPS } from '#tooling/content-lint/stamps.ts'
import { runIn } from '#tooling/run-in.ts'

import { findMissing } from './missing.ts'

const { values } = parseArgs({ options: { brief: { type: 'boolean' } } })
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
const missing = findMissing(process.cwd(), today)
const stale = languages.map((language) => runIn(language, 'tooling/forms/stale-templates.ts'))
for (const file of stale.flatMap((names) => names.split('\n').filter(Boolean))) {
  missing.push({ file, line: 1, what: 'it says other words: node tooling/forms/make.ts' })
}
const staleTranslations = languages.includes('es') ? await findStaleTranslations() : []
for (const what of staleTranslations) missing.push({ file: STAMPS, line: 1, what })

if (values.brief) {
  if (missing.length > 0) {
    process.stdout.write(
      `Not ready to open for business: ${missing.length} things are missing. They are listed by npm run check-launch.\n`,
    )
  }
} else {
  const evening = await readFirstEvening(readSettings(process.env))
  const guide = { file: 'docs/staff-guide.md#the-first-evening', line: 1 }
  for (const what of evening.missing) missing.push({ ...guide, what })
  for (const { file, line, what } of missing) process.stdout.write(`${file}:${line}: ${what}\n`)
  process.stdout.write(
    missing.length > 0
      ? `\n${missing.length} things are missing before the shop opens.\n`
      : 'Nothing is missing: the shop can open.\n',
  )
  for (const hint of evening.hints) process.stdout.write(`\n${guide.file}: ${hint}\n`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
