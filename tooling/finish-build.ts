// Runs after each language is built (tooling/site-build.mjs). Arguments: the language, and the
// site's folder.
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { business, mode } from '#app/content/business.ts'
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
import { buildFolder } from './site-language.ts'

const built = asLanguage(process.argv[2])
const site = process.argv[3] ?? buildFolder
const own = `${buildFolder}${basePathOf(built)}`
const client = join(own, 'client')

await checkWords(own === site ? [client] : [join(site, 'client'), client], built)
if (basePathOf(built)) {
  await merge(built)
} else {
  await writeFile(join(client, 'sitemap.xml'), makeSitemap(readTextDays()))
  await writeFile(join(client, 'robots.txt'), robots)
  await writeFile(
    join(own, 'shop.json'),
    JSON.stringify(v.parse(shopDetails, { ...business, isSample: mode === 'sample' })),
  )
  await writeFile(join(own, 'rental.json'), JSON.stringify(v.parse(rentalFacts, shopRental)))
  await rm(join(own, 'server'), { recursive: true, force: true })
}

/** A server may read the folder, or a kill interrupt: files are moved whole, pages last. */
async function merge(language: Language) {
  for (const part of ['assets', formsFolderOf(language), serviceWorkerOf(language).script])
    await moveInto(join(client, part), join(site, 'client', part))
  const [present, added] = await Promise.all([readTraits(site), readTraits(own)])
  const others = present.filter(({ path }) => !added.some((page) => page.path === path))
  await writeFile(join(own, 'pages.json'), JSON.stringify([...others, ...added]))
  await moveInto(join(own, 'pages.json'), join(site, 'pages.json'))
  await moveInto(join(client, basePathOf(language)), join(site, 'client', basePathOf(language)))
  await rm(own, { recursive: true })
}

async function moveInto(from: string, to: string) {
  const isFolder = (await stat(from)).isDirectory()
  if (!isFolder || !existsSync(to)) return rename(from, to)
  for (const name of await readdir(from)) await moveInto(join(from, name), join(to, name))
}

async function readTraits(folder: string) {
  return v.parse(pageTraits, JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')))
}
