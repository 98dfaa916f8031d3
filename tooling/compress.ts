// Writes `.br` and `.gz` files. The server compresses pages, since it fills in their address; a
// running server has priority, and never reads half a file.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const CLIENT_BUILD = 'build/client'
const UNFINISHED = 'build/packing'
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

await rm(UNFINISHED, { recursive: true, force: true })
await mkdir(UNFINISHED, { recursive: true })
const entries = await readdir(CLIENT_BUILD, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
await Promise.all(files.map((entry, index) => compress(join(entry.parentPath, entry.name), index)))
await rm(UNFINISHED, { recursive: true })

async function compress(file: string, index: number) {
  const bytes = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const packed = {
    br: await promisify(brotliCompress)(bytes, best),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [end, text] of Object.entries(packed)) {
    const unfinished = join(UNFINISHED, `${index}.${end}`)
    await writeFile(unfinished, text)
    await rename(unfinished, `${file}.${end}`)
  }
}
