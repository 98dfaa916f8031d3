import { execFileSync } from 'node:child_process'

import type { Language } from '#shared/language.ts'

const REGISTER = './tooling/translation/register.ts'

/** Runs a script, from the root of the repository, on the content of a language; gives what it writes. */
export function runIn(language: Language, script: string) {
  const env = { ...process.env, SITE_LANGUAGE: language }
  return execFileSync(process.execPath, ['--import', REGISTER, script], { encoding: 'utf8', env })
}
