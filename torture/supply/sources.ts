import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of our own source. */
export type Line = { file: string; number: number; text: string }

const SOURCE = /\.(ts|tsx|mjs|js)$/
const TESTS = /\.test\.tsx?$|-for-tests\.ts$|\/test-/

/** Every line of the source in these folders, tests and comments left out. */
export function readSources(...folders: string[]): Line[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((file) => SOURCE.test(file) && !TESTS.test(`/${file}`))
    return sources.flatMap((file) => readLines(join(folder, file)))
  })
}

function readLines(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ file, number: index + 1, text }))
    .filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text))
}
