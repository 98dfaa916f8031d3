// Before a build: reports wrong facts with file and line within a second; otherwise prints the
// languages to build.
import { explainUnreadable } from './unreadable.ts'

const wrong = await check()
for (const { file, line, what } of wrong) process.stderr.write(`${file}:${line}: ${what}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0

async function check() {
  try {
    const { findWrongFacts } = await import('./find-wrong-facts.ts')
    const { languages } = await import('#shared/language.ts')
    const mistakes = await findWrongFacts(process.cwd())
    process.stdout.write(languages.join(' '))
    return mistakes
  } catch (error) {
    const unreadable = explainUnreadable(error)
    if (!unreadable) throw error
    return [unreadable]
  }
}
