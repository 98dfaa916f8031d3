// Before a build: what the site can't be built with is said in a second, with file and line. Where nothing is wrong, the
// languages to build are written out.
import { languages } from '#shared/language.ts'

import { findWrongFacts } from './find-wrong-facts.ts'

const wrong = await findWrongFacts(process.cwd())
for (const { file, line, what } of wrong) process.stderr.write(`${file}:${line}: ${what}\n`)
process.stdout.write(languages.join(' '))
process.exitCode = wrong.length > 0 ? 1 : 0
