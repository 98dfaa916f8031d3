import { execFileSync } from 'node:child_process'

import type { Language } from '#shared/language.ts'

import { contentConditions } from './site-language.ts'

export function runIn(language: Language, script: string) {
  const conditions = contentConditions(language).map((name) => `--conditions=${name}`)
  const env = { ...process.env, SITE_LANGUAGE: language }
  return execFileSync(process.execPath, [...conditions, script], { encoding: 'utf8', env })
}
