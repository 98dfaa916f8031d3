import { globSync } from 'node:fs'
import { relative } from 'node:path'

const BASE = 36

/**
 * Names the classes of all CSS modules by two short numbers, the file's and the class's: every page
 * carries its styles and class names in its HTML. The same files always give the same names.
 */
export function shortNames() {
  const files = globSync('app/**/*.module.css').toSorted()
  const names = new Map<string, Map<string, string>>()

  return (name: string, path: string) => {
    const file = relative(process.cwd(), path.replace(/\?.*$/, ''))
    const classes = names.get(file) ?? new Map<string, string>()
    names.set(file, classes)

    const short = classes.get(name) ?? shortName(files.indexOf(file), classes.size)
    classes.set(name, short)
    return short
  }
}

function shortName(file: number, position: number) {
  if (file < 0) throw new Error('A style sheet outside app/ came into the build')
  return `c${file.toString(BASE)}-${position.toString(BASE)}`
}
