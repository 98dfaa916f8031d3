// npm run stamp-translations [-- landing hero.title]: marks new and named Spanish texts as matching
// the English.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import { runCommand } from '#server/operations/command.ts'

import { readContent, type Content } from './read-content.ts'

/** Fingerprints of both languages' text, by place, from when they last matched. */
type Stamps = Record<string, string>

export const STAMPS = 'app/content/es/stamps.json'

export async function findStaleTranslations() {
  return findStale(await readContent('en'), await readContent('es'), readStamps())
}

function readStamps(): Stamps {
  return JSON.parse(readFileSync(STAMPS, 'utf8'))
}

export function findStale(english: Content, spanish: Content, stamps: Stamps): string[] {
  return pairsOf(english, spanish).flatMap(([place, text, translation]) => {
    const stamp = stamps[place] ?? ''
    if (stamp === stampOf(text, translation)) return []
    return stamp.endsWith(hash(translation))
      ? `es/${place} is stale: English now says “${text}”`
      : `es/${place} is new: see that English says the same, then npm run stamp-translations`
  })
}

/** @param named a file without its ending, and perhaps a part: `['landing', 'hero.title']` */
export function renewStamps(
  english: Content,
  spanish: Content,
  stamps: Stamps,
  named: string[] = [],
): Stamps {
  const renewed = pairsOf(english, spanish).map(([place, text, translation]) => {
    const stamp = stamps[place] ?? ''
    const stands = stamp.endsWith(hash(translation)) && !isNamed(place, named)
    return [place, stands ? stamp : stampOf(text, translation)] as const
  })
  return Object.fromEntries(renewed.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Texts that are alike, such as names and paths, need no stamp. */
function pairsOf(english: Content, spanish: Content) {
  return [...english].flatMap(([place, text]) => {
    const translation = spanish.get(place)
    return translation === undefined || translation === text
      ? []
      : [[place, text, translation] as const]
  })
}

function stampOf(english: string, spanish: string) {
  return `${hash(english)} ${hash(spanish)}`
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function isNamed(place: string, [file, part = '']: string[]) {
  const [at = '', path = ''] = place.split(' ')
  return at.replace(/\.\w+$/, '') === file && `.${path}.`.includes(part && `.${part}.`)
}

async function stampTranslations(named: string[]) {
  const [english, spanish] = [await readContent('en'), await readContent('es')]
  if (named.length > 0 && !pairsOf(english, spanish).some(([place]) => isNamed(place, named)))
    throw new Error(`No Spanish sentence has the name ${named.join(' ')}.`)
  const stamps = readStamps()
  const renewed = renewStamps(english, spanish, stamps, named)
  writeFileSync(STAMPS, `${JSON.stringify(renewed, null, 2)}\n`)

  const count = Object.entries(renewed).filter(([place, stamp]) => stamps[place] !== stamp).length
  const stale = findStale(english, spanish, renewed)
  return [`${count} stamped, ${stale.length} stale.`, ...stale].join('\n')
}

if (import.meta.main) await runCommand(stampTranslations)
