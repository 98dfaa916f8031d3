import { parseArgs } from 'node:util'

const USAGE = 'Usage: npm run restore -- FILE [--replace]'

/** @throws the usage when the words are not a file and perhaps `--replace` */
export function readArguments(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { file, replace: values.replace }
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new Error(USAGE)
}
