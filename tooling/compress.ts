// Puts `.br` and `.gz` beside every file worth it, so that serving one costs no work. Pages are compressed by the server: they name an
// address that only it knows.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

const entries = await readdir(CLIENT_BUILD, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))

async function compress(file: string) {
  const bytes = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best))
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  )
}
