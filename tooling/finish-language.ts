// Runs once per language (tooling/site-build.mjs), with its content.
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { pages } from '#app/pages.ts'
import { language } from '#content/language.ts'
import { basePathOf, pathIn, serviceWorkerOf, staffWorker } from '#shared/language.ts'
import { pageTraits } from '#shared/page-traits.ts'

import { makeFeed } from './markdown/feed.ts'
import { readArticleHeads } from './markdown/read-texts.ts'
import { makeManifest } from './search/manifest.ts'
import { buildStaffWorker, makeStaffManifest } from './service-worker/build-staff-worker.ts'
import { buildWorker, makePrecacheManifest } from './service-worker/build-worker.ts'
import { buildFolder } from './site-language.ts'
import { findMissingCharacters } from './subset-font.ts'

const build = `${buildFolder}${basePathOf(language)}`
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
if (language === 'en')
  await write(staffWorker.script, await buildStaffWorker(makeStaffManifest(client, built)))
const traits = pages.map(({ path, pattern, isShell, ...page }) => ({
  ...page,
  path: inLanguage(path),
  ...(isShell && pattern && { pattern: inLanguage(pattern) }),
}))
await writeFile(join(build, 'pages.json'), JSON.stringify(v.parse(pageTraits, traits)))

function readPages(folder: string) {
  return globSync('**/index.html', { cwd: folder })
    .map((file) => ({
      path: `/${file}`.replace(/\/index\.html$/, '') || '/',
      html: readFileSync(join(folder, file), 'utf8'),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
