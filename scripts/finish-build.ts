import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { shopDetails } from '#contract/shop.ts'

import { checkWords } from './content-lint/check-build.ts'
import { makeFeed, readArticleHeads } from './markdown/feed.ts'

const CLIENT_BUILD = 'build/client'
const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])

await writeFile(join(CLIENT_BUILD, 'blog/feed.xml'), makeFeed(readArticleHeads()))
await checkWords(CLIENT_BUILD)
await compressAll()
await writeFile('build/shop.json', JSON.stringify(v.parse(shopDetails, business)))
await rm('build/server', { recursive: true, force: true })

/** Puts `.br` and `.gz` beside every file worth it, so that serving one costs no work. */
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
