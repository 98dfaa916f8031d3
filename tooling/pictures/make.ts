// Makes the icons and the pictures of shared pages again: `node tooling/pictures/make.ts`, from the root of the
// repository, after a change of app/content/en/shared-pictures.ts or of anything in this folder. Needs Chromium
// (CHROMIUM names another than /usr/bin/chromium).
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { drawAll } from './draw.ts'
import { favicon, icons } from './icons.ts'
import { packIcon } from './pack-icon.ts'
import { previews } from './previews.ts'

const FOLDER = 'public'

for (const { file, bytes } of await drawAll([favicon, ...icons, ...previews])) {
  const target = join(FOLDER, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, file.endsWith('.ico') ? packIcon(bytes, favicon.width) : bytes)
  process.stdout.write(`${target}: ${bytes.length} bytes\n`)
}
