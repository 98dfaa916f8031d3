import { prerendered } from '#app/routes.ts'
import { bringAxe, openFolds, problemsOf, problemsOfLooks, wear } from '#e2e/accessible.ts'
import { inBatches, inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { startVisitor, type Visitor } from './chromium.ts'
import { compare, startPhotographer, WIDTHS } from './pictures.ts'

const PAGES_AT_ONCE = 2
const HEIGHT = 900
const THEMES = ['dark', 'light']
const MAX_DIFFERENT = 0.001
/** Stand in a frame, or for a mailbox, or have nothing of ours around them, or lead on by themselves. */
const ELSEWHERE = ['/maps-app', '/maps-embed', '/offline', '/edit-mailbox/any', '/auth/callback']
/** Everything a browser is told but what it is sent: as if nothing had been hardened. */
const BARE = {
  file: 'server/http/serve-site.ts',
  find: 'response.writeHead(200, body.headers)',
  replace: `response.writeHead(200, Object.fromEntries(Object.entries(body.headers).filter(
    ([name]) => /^(content-(type|length|encoding)|etag|vary|cache-control|accept-ranges)$/i.test(name))))`,
}

/** What protects the pages takes nothing from them: they look as without it, and anybody can use them. */
export const unbroken: Item = {
  id: 'B10',
  title: 'Accessibility, and pages with and without their policies',
  bar: 'axe at 3 widths in both themes: 0 problems; pictures with and without policies: 0 of them over 0.1 % apart',
  isLong: true,
  tiers: ['full', 'soak'],
  fault: {
    says: 'the policy refuses the styles that stand in a page',
    edits: [
      {
        file: 'server/http/headers.ts',
        find: "`style-src ${sources(html, 'style')}`",
        replace: '"style-src \'self\'"',
      },
    ],
  },
  async measure({ size, startServer }) {
    const settings = { DIAGNOSTICS: '1' }
    const server = await startServer({ settings })
    const wrongs = new Wrongs()
    const step = size({ fast: 12, full: 4, soak: 1 })
    const pages = prerendered.filter((path) => !ELSEWHERE.includes(path))
    const paths = pages.filter((_, index) => index % step === 0)
    const bare = await startServer({ settings, edits: [BARE] })
    const furthest = await comparePictures({ server, bare, paths }, wrongs)
    const looks = await judge(server, paths, wrongs)
    return wrongs.outcome(
      `${paths.length} of ${pages.length} pages: ${looks} looks of axe, ${paths.length * WIDTHS.length} pairs of pictures, at most ${(furthest * 100).toFixed(3)} % apart, ${wrongs.count} wrong`,
    )
  },
}

type Both = { server: Server; bare: Server; paths: string[] }

async function comparePictures({ server, bare, paths }: Both, wrongs: Wrongs) {
  // What is refused is complained of where it is refused: here only the looks count.
  const seen = new Wrongs()
  const two = await Promise.all([server, bare].map((each) => startPhotographer(each, seen)))
  const blank = await startVisitor(server, seen)
  let furthest = 0
  for (const path of paths) {
    const [hardened = [], plain = []] = await Promise.all(two.map(({ take }) => take(path)))
    for (const [index, width] of WIDTHS.entries()) {
      const pair = [hardened[index], plain[index]]
      const [one, other] = pair
      if (!one || !other) continue
      const different = await compare(blank.page, one, other)
      furthest = Math.max(furthest, different)
      if (different > MAX_DIFFERENT)
        wrongs.add(`${path} at ${width}: ${(different * 100).toFixed(2)} % another picture`)
    }
  }
  for (const { close } of [...two, blank]) await close()
  return furthest
}

async function judge(server: Server, paths: string[], wrongs: Wrongs) {
  let looks = 0
  const shares = inBatches(paths, Math.ceil(paths.length / PAGES_AT_ONCE))
  await inParallel(shares, PAGES_AT_ONCE, async (share) => {
    const visitor = await startVisitor(server, wrongs)
    for (const path of share) {
      await judgePage(visitor, path, wrongs)
      looks += THEMES.length * (WIDTHS.length + 1)
    }
    await visitor.close()
  })
  return looks
}

async function judgePage({ page, open }: Visitor, path: string, wrongs: Wrongs) {
  const told = (what: string, problems: unknown[]) => {
    if (problems.length > 0) wrongs.add(`${path}, ${what}: ${JSON.stringify(problems)}`)
  }
  await open(path)
  await bringAxe(page)
  await openFolds(page)
  for (const theme of THEMES) {
    await wear(page, theme)
    told(theme, await problemsOf(page))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      told(`${theme} at ${width}`, await problemsOfLooks(page))
    }
  }
}
