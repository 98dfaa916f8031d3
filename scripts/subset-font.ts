import { mkdir, readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

const WHOLE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const FOLDER = '.fonts'
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place)).join('')
const SPANISH = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº'
const SIGNS = '\u00a0\u2060–—‘’“”…•·×−÷°©®½¼¾«»→←↑↓€'

/** Every character that the preloaded font holds: what our pages say in English and Spanish. As in tokens.css, `unicode-range`. */
export const characters = new Set(ASCII + SPANISH + SIGNS)

/** The weights that the styles ask for. */
const WEIGHTS = { min: 400, max: 700, default: 400 }

/**
 * Writes .fonts/inter.woff2, the part of Inter that every page preloads: 24 kB instead of 48.
 * What a visitor types beyond it comes from the whole font (tokens.css).
 */
export async function writeFont() {
  const font = await subsetFont(await readFile(WHOLE), [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${FOLDER}/inter.woff2`, font)
}

/** Stops the build at a page with a character that the preloaded font has not. */
export function checkCharacters(pages: { path: string; html: string }[]) {
  for (const { path, html } of pages) {
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>|&#?\w+;|\s/g, '')
    const missing = [...new Set(text)].filter((character) => !characters.has(character))
    if (missing.length > 0)
      throw new Error(`${path} uses ${missing.join(' ')}: add it in scripts/subset-font.ts`)
  }
}
