// Before a build: what the site can't be built with is said in a second, with file and line. Where nothing is wrong, the
// languages to build are written out.
import { explainUnreadable } from './unreadable.ts'

const wrong = await check()
for (const { file, line, what } of wrong) process.stderr.write(`${file}:${line}: ${what}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0

async function check() {
  try {
    const { findWrongFacts } = await import('./find-wrong-facts.ts')
    const { languages } = await import('#shared/language.ts')
    const found = await findWrongFacts(process.cwd())
    process.stdout.write(languages.join(' '))
    return found
  } catch (error) {
    const unreadable = explainUnreadable(error)
    if (!unreadable) throw error
    return [unreadable]
  }
}
