import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { pages } from '#app/pages.ts'
import { pageTraits } from '#shared/page-traits.ts'
import { rentalFacts } from '#shared/rental/facts.ts'
import { shopDetails } from '#shared/shop.ts'

import { checkWords } from './content-lint/check-build.ts'
import { makeFeed, readArticleHeads } from './markdown/feed.ts'
import { makeManifest } from './search/manifest.ts'
import { readPages } from './search/read-pages.ts'
import { robots } from './search/robots.ts'
import { makeSitemap } from './search/sitemap.ts'
import { readTextDays } from './markdown/text-days.ts'
import { findMissingCharacters } from './subset-font.ts'
import { buildWorker } from './service-worker/build-worker.ts'
import { listKept } from './service-worker/list-kept.ts'

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

await writeFile(join(CLIENT_BUILD, 'blog/feed.xml'), makeFeed(readArticleHeads()))
await checkWords(CLIENT_BUILD)
const built = readPages(CLIENT_BUILD)
for (const missing of findMissingCharacters(built)) {
  process.stdout.write(`Not in the preloaded font (tooling/subset-font.ts): ${missing}\n`)
}
await writeFile(join(CLIENT_BUILD, 'sitemap.xml'), makeSitemap(readTextDays()))
await writeFile(join(CLIENT_BUILD, 'robots.txt'), robots)
await writeFile(join(CLIENT_BUILD, 'manifest.webmanifest'), JSON.stringify(makeManifest()))
await writeFile(join(CLIENT_BUILD, 'sw.js'), await buildWorker(listKept(CLIENT_BUILD, built)))
await compressAll()
await writeFile('build/shop.json', JSON.stringify(v.parse(shopDetails, business)))
await writeFile('build/rental.json', JSON.stringify(v.parse(rentalFacts, shopRental)))
const traits = pages.map(({ pattern, isShell, ...page }) => ({
  ...page,
  ...(isShell && { pattern }),
}))
await writeFile('build/pages.json', JSON.stringify(v.parse(pageTraits, traits)))
await rm('build/server', { recursive: true, force: true })

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
