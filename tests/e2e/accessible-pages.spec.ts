import { bringAxe, openFolds, problemsOf, problemsOfLooks, wear } from './accessible.ts'
import { overflowOf } from './layout.ts'
import { pagesToRead } from './pages.ts'
import { expect, test } from './test.ts'

const WIDTHS = [390, 1280]
const THEMES = ['dark', 'light']
/** So that workers share the walk. */
const PARTS = 4
const PAGE_LIMIT_MS = 20_000

for (let part = 0; part < PARTS; part += 1) {
  const paths = pagesToRead.filter((_, position) => position % PARTS === part)

  test(`every page to be read is accessible in both themes and fits a phone and a desk, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(paths.length * PAGE_LIMIT_MS)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url())
    })
    for (const path of paths) {
      await page.goto(path)
      await bringAxe(page)
      await openFolds(page)
      await wear(page, 'dark')
      expect([path, await problemsOf(page)]).toEqual([path, []])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const theme of THEMES) {
          await wear(page, theme)
          const problems = await problemsOfLooks(page)
          expect([path, width, theme, problems]).toEqual([path, width, theme, []])
        }
        const overflow = await overflowOf(page)
        expect([path, width, overflow]).toEqual([path, width, 0])
      }
    }
    expect(foreign).toEqual([])
  })
}
