// Runs once for each language (tooling/site-build.mjs), with the content of that language.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { language } from '#app/content/en/language.ts'
import { pages } from '#app/pages.ts'
import { basePathOf, pathIn, serviceWorkerOf } from '#shared/language.ts'
import { pageTraits } from '#shared/page-traits.ts'

import { makeFeed, readArticleHeads } from './markdown/feed.ts'
import { makeManifest } from './search/manifest.ts'
import { readPages } from './search/read-pages.ts'
import { findMissingCharacters } from './subset-font.ts'
import { buildWorker } from './service-worker/build-worker.ts'
import { makePrecacheManifest } from './service-worker/precache-manifest.ts'

const build = `build${basePathOf(language)}`
const client = join(build, 'client')
const write = (path: string, text: string) => writeFile(join(client, path), text)
const inLanguage = (path: string) => pathIn(language, path)

await write(inLanguage('/blog/feed.xml'), makeFeed(readArticleHeads()))
const built = readPages(client)
for (const missing of findMissingCharacters(built)) {
  process.stdout.write(`Not in the preloaded font (tooling/subset-font.ts): ${missing}\n`)
}
await write(inLanguage('/manifest.webmanifest'), JSON.stringify(makeManifest()))
await write(
  serviceWorkerOf(language).script,
  await buildWorker(makePrecacheManifest(client, built)),
)
const traits = pages.map(({ path, pattern, isShell, ...page }) => ({
  ...page,
  path: inLanguage(path),
  ...(isShell && pattern && { pattern: inLanguage(pattern) }),
}))
await writeFile(join(build, 'pages.json'), JSON.stringify(v.parse(pageTraits, traits)))
