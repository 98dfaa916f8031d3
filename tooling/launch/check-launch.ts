// npm run check-launch: tasks before the shop opens. The build prints a summary.
import { parseArgs } from 'node:util'

import { runCommand } from '#server/operations/command.ts'
import { readFirstEvening } from '#server/operations/first-evening.ts'
import { readSettings } from '#server/settings.ts'
import { languages } from '#shared/language.ts'
import { findStaleTranslations, STAMPS } from '#tooling/content-lint/stamps.ts'
import { runIn } from '#tooling/run-in.ts'

import { findMissing } from './missing.ts'

const GUIDE = 'docs/staff-guide.md#the-first-evening'

await runCommand(async (words, environment) => {
  const isBrief = readOptions(words)
  const missing = await findAllMissing()
  if (isBrief)
    return missing.length > 0
      ? `Not ready to open for business: ${missing.length} things are missing. They are listed by npm run check-launch.`
      : ''
  const evening = await readFirstEvening(readSettings(environment))
  for (const what of evening.missing) missing.push({ file: GUIDE, line: 1, what })
  process.exitCode = missing.length > 0 ? 1 : 0
  return [
    ...missing.map(({ file, line, what }) => `${file}:${line}: ${what}`),
    missing.length > 0
      ? `\n${missing.length} things are missing before the shop opens.`
      : 'Nothing is missing: the shop can open.',
    ...evening.hints.map((hint) => `\n${GUIDE}: ${hint}`),
  ].join('\n')
})

async function findAllMissing() {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const missing = findMissing(process.cwd(), today)
  const stale = languages.map((language) => runIn(language, 'tooling/forms/stale-templates.ts'))
  for (const file of stale.flatMap((names) => names.split('\n').filter(Boolean))) {
    missing.push({ file, line: 1, what: 'it says other words: node tooling/forms/make.ts' })
  }
  const staleTranslations = languages.includes('es') ? await findStaleTranslations() : []
  for (const what of staleTranslations) missing.push({ file: STAMPS, line: 1, what })
  return missing
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { brief: { type: 'boolean' } } }).values.brief === true
  } catch {
    throw new Error('Usage: npm run check-launch')
  }
}
