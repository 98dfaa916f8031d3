import { globSync } from 'node:fs'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const CLASS = /\.([a-zA-Z][\w-]*)/g

const files = globSync('app/**/*.module.css').toSorted()

/**
 * A class of a CSS module as the build names it: an underscore, two digits for the file, one for the
 * class. Every page carries these names inline, and hashes can't be compressed.
 */
export function nameClass(name: string, path: string, css: string) {
  const file = files.indexOf(relative('.', path.replace(/\?.*$/, '')))
  const classes = new Set(Array.from(css.matchAll(CLASS), ([, found]) => found))
  const letter = LETTERS[[...classes, name].indexOf(name)]
  // Keyframes and files of libraries keep names of their own.
  if (file < 0 || !classes.has(name) || !letter) return `_${name}_${file}`
  return `_${file.toString(36).padStart(2, '0')}${letter}`
}
