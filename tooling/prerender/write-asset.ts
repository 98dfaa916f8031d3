import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { language } from '#app/content/en/language.ts'
import { basePathOf } from '#shared/language.ts'

export const ASSETS = `build${basePathOf(language)}/client/assets`
const HASH_LENGTH = 8

/** @returns the address at which pages find it */
export async function writeAsset(name: string, type: 'css' | 'js', text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  const file = `${name}-${hash}.${type}`
  await writeFile(join(ASSETS, file), text)
  return `/assets/${file}`
}
