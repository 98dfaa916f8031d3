import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Wrongs, type Item } from '#torture/item.ts'

import { readLock } from './read-lock.ts'

/** Those that ask for no more than to be named; Zlib and CC0 as little as the others. */
const ALLOWED =
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD BlueOak-1.0.0 Zlib CC0-1.0'.split(' ')
/** A typeface may be shipped with any software; its license is for typefaces alone. */
const TYPEFACES: Record<string, string> = { '@fontsource-variable/inter': 'OFL-1.1' }

/** What is shipped may be shipped. */
export const licenses: Item = {
  id: 'S3',
  title: 'Licenses of what runs',
  bar: `all of ${ALLOWED.join(', ')}; OFL for the typeface`,
  fault: { says: 'one package is under the GPL' },
  async measure({ isFaulted }) {
    const wrongs = new Wrongs()
    const counts = new Map<string, number>()
    const running = readLock().filter(({ dev, path }) => !dev && existsSync(path))
    for (const [index, { name, path }] of running.entries()) {
      const own = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      const license = isFaulted && index === 0 ? 'GPL-3.0' : nameOf(own)
      counts.set(license, (counts.get(license) ?? 0) + 1)
      if (!isAllowed(license) && TYPEFACES[name] !== license) wrongs.add(`${name}: ${license}`)
    }
    const told = [...counts].map(([license, count]) => `${count} ${license}`)
    return wrongs.outcome(`${running.length} packages: ${told.join(', ')}`)
  },
}

type Own = { license?: string | { type?: string }; licenses?: { type?: string }[] }

function nameOf({ license, licenses: several }: Own) {
  const [first] = several ?? []
  return (typeof license === 'string' ? license : (license?.type ?? first?.type)) ?? 'unknown'
}

/** `(MIT OR GPL-2.0)` lets us choose. */
function isAllowed(license: string) {
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)))
}
