import { topicPage } from '#app/content/en/service-page.ts'
import { languages, pathIn } from '#shared/language.ts'

import {
  bringAxe,
  expectAccessibleInAllLooks,
  expectMainAccessible,
  openFolds,
} from './accessible.ts'
import { expectNoOverflow, expectNothingMoved, watchForeign, watchShifts } from './layout.ts'
import { firstOfKind, pagesToRead } from './pages.ts'
import { expect, test } from './test.ts'

/** So that workers share the walk. */
const PARTS = 4
const PAGE_LIMIT_MS = 20_000
const PHONE = { width: 320, height: 844 }
const WIDE = 1_152
const FIRST_FACTS = 2

const walk = languages.flatMap((language) =>
  pagesToRead.map((path) => ({ path, language, isFirst: firstOfKind.includes(path) })),
)

for (let part = 0; part < PARTS; part += 1) {
  const pages = walk.filter((_, position) => position % PARTS === part)

  test(`every page to read is accessible and holds still, ${part + 1}`, async ({ page, site }) => {
    test.setTimeout(pages.length * PAGE_LIMIT_MS)
    const foreign = watchForeign(page, site)
    await page.setViewportSize(PHONE)
    await watchShifts(page)
    await bringAxe(page)
    for (const { path, language, isFirst } of pages) {
      const address = pathIn(language, path)
      await page.goto(address)
      await expectNothingMoved(page)
      // What a visitor of a service came for stands in the first screen of a phone.
      const ends = await page
        .locator(`[aria-label="${topicPage.glance}"] dd`)
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().bottom))
      expect(Math.max(0, ...ends.slice(0, FIRST_FACTS)), address).toBeLessThanOrEqual(PHONE.height)
      await expectNoOverflow(page)
      if (language === 'es' && !isFirst) continue
      // In all looks a template is judged once, and each of its English pages by what it holds.
      await openFolds(page)
      if (isFirst && language === 'en') {
        await expectAccessibleInAllLooks(page, { looksOf: 'main', widths: [PHONE.width, WIDE] })
        continue
      }
      await expectMainAccessible(page)
      if (isFirst) {
        await page.setViewportSize({ ...PHONE, width: WIDE })
        await expectNoOverflow(page)
        await page.setViewportSize(PHONE)
      }
    }
    expect(foreign).toEqual([])
  })
}
