// Runs after each language (tooling/site-build.mjs), and is told which was built.
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import {
  asLanguage,
  basePathOf,
  formsFolderOf,
  serviceWorkerOf,
  type Language,
} from '#shared/language.ts'
import { pageTraits } from '#shared/page-traits.ts'
import { rentalFacts } from '#shared/shop/core/facts.ts'
import { shopDetails } from '#shared/shop/core/shop.ts'

import { checkWords } from './content-lint/check-build.ts'
import { readTextDays } from './markdown/read-texts.ts'
import { makeSitemap, robots } from './search/crawlers.ts'

const CLIENT_BUILD = 'build/client'
const built = asLanguage(process.argv[2])

if (basePathOf(built)) await merge(built)
await checkWords(CLIENT_BUILD, built)
await writeFile(join(CLIENT_BUILD, 'sitemap.xml'), makeSitemap(readTextDays()))
await writeFile(join(CLIENT_BUILD, 'robots.txt'), robots)
await writeFile('build/shop.json', JSON.stringify(v.parse(shopDetails, business)))
await writeFile('build/rental.json', JSON.stringify(v.parse(rentalFacts, shopRental)))
await rm('build/server', { recursive: true, force: true })

/** Puts the pages of another language, which were built by themselves, beside those at the root. */
async function merge(language: Language) {
  const build = `build${basePathOf(language)}`
  const parts = [
    'assets',
    basePathOf(language),
    formsFolderOf(language),
    serviceWorkerOf(language).script,
  ]
  for (const part of parts) {
    await cp(join(build, 'client', part), join(CLIENT_BUILD, part), { recursive: true })
  }
  const lists = await Promise.all(['build/pages.json', `${build}/pages.json`].map(readTraits))
  await writeFile('build/pages.json', JSON.stringify(lists.flat()))
  await rm(build, { recursive: true })
}

async function readTraits(file: string) {
  return v.parse(pageTraits, JSON.parse(await readFile(file, 'utf8')))
}
