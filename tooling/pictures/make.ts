// `node tooling/pictures/make.ts`: renders the icons and share pictures, after a change of
// app/content/en/shared-pictures.ts or this folder; Spanish ones with `SITE_LANGUAGE=es node
// --conditions=content-es tooling/pictures/make.ts`. Needs Chromium (CHROMIUM).
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { takeEach } from '#tooling/open-browser.ts'

import { favicon, icons } from './icons.ts'
import { previews } from './previews.ts'

const FOLDER = 'public'
const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const BITS_PER_PIXEL = 32

const drawings = [favicon, ...icons, ...previews]
const drawn = await takeEach(drawings, (page) => page.screenshot({ omitBackground: true }))
for (const [at, bytes] of drawn.entries()) {
  const { file, viewport } = drawings[at] ?? favicon
  const target = join(FOLDER, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, file.endsWith('.ico') ? packIcon(bytes, viewport.width) : bytes)
  process.stdout.write(`${target}: ${bytes.length} bytes\n`)
}

/** A Windows icon may contain PNG. */
function packIcon(png: Buffer, size: number) {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, HEADER_BYTES)
  head.writeUInt8(size, HEADER_BYTES + 1)
  head.writeUInt16LE(1, HEADER_BYTES + 4)
  head.writeUInt16LE(BITS_PER_PIXEL, HEADER_BYTES + 6)
  head.writeUInt32LE(png.length, HEADER_BYTES + 8)
  head.writeUInt32LE(head.length, HEADER_BYTES + 12)
  return Buffer.concat([head, png])
}
