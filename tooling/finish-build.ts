import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { rentalFacts } from '#shared/rental/facts.ts'
import { pageTraits } from '#shared/page-traits.ts'
import {
  basePathOf,
  formsFolderOf,
  languages,
  serviceWorkerOf,
  type Language,
} from '#shared/language.ts'
import { shopDetails } from '#shared/shop.ts'

import { checkWords } from './content-lint/check-build.ts'
import { robots } from './search/robots.ts'
import { makeSitemap } from './search/sitemap.ts'
import { readTextDays } from './markdown/text-days.ts'

const CLIENT_BUILD = 'build/client'
const COMPRESSIBLE = new Set([
  '.css',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.ttf',
  '.wasm',
  '.webmanifest',
  '.xml',
])

for (const language of languages.filter((each) => basePathOf(each))) await merge(language)
await checkWords(CLIENT_BUILD)
await writeFile(join(CLIENT_BUILD, 'sitemap.xml'), makeSitemap(readTextDays()))
await writeFile(join(CLIENT_BUILD, 'robots.txt'), robots)
await compressAll()
await writeFile('build/shop.json', JSON.stringify(v.parse(shopDetails, business)))
await writeFile('build/rental.json', JSON.stringify(v.parse(rentalFacts, shopRental)))
await rm('build/server', { recursive: true, force: true })

/** Puts the pages of another language, which were built by themselves, beside those at the root. */
async function merge(language: Language) {
  const build = `build${basePathOf(language)}`
  const parts = [
    'assets',
    basePathOf(language),
    formsFolderOf(language),
    serviceWorkerOf(language).script,
  ]
  for (const part of parts) {
    await cp(join(build, 'client', part), join(CLIENT_BUILD, part), { recursive: true })
  }
  const lists = await Promise.all(['build/pages.json', `${build}/pages.json`].map(readTraits))
  await writeFile('build/pages.json', JSON.stringify(lists.flat()))
  await rm(build, { recursive: true })
}

async function readTraits(file: string) {
  return v.parse(pageTraits, JSON.parse(await readFile(file, 'utf8')))
}

/**
 * Puts `.br` and `.gz` beside every file worth it, so that serving one costs no work. Pages are
 * compressed by the server: they name an address that only it knows.
 */
async function compressAll() {
  const entries = await readdir(CLIENT_BUILD, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
}

async function compress(file: string) {
  const bytes = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best))
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  )
}
