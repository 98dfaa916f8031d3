// npm run stamp-translations [-- landing hero.title]: what is new in Spanish, and what is named, says the same as the English.
import { writeFileSync } from 'node:fs'

import { readContent } from './read-content.ts'
import { findStale, readStamps, renewStamps, STAMPS } from './stamps.ts'

const [english, spanish] = [await readContent('en'), await readContent('es')]
const stamps = readStamps()
const renewed = renewStamps(english, spanish, stamps, process.argv.slice(2))
writeFileSync(STAMPS, `${JSON.stringify(renewed, null, 2)}\n`)

const count = Object.entries(renewed).filter(([place, stamp]) => stamps[place] !== stamp).length
const stale = findStale(english, spanish, renewed)
process.stdout.write([`${count} stamped, ${stale.length} stale.`, ...stale, ''].join('\n'))
