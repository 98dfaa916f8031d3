import { topicPage } from '#app/content/en/service-page.ts'

import { expectAccessibleInAllLooks, openFolds } from './accessible.ts'
import { expectNoOverflow, shiftsOf, watchForeign, watchShifts } from './layout.ts'
import { pagesToRead } from './pages.ts'
import { expect, test } from './test.ts'

/** So that workers share the walk. */
const PARTS = 4
const PAGE_LIMIT_MS = 20_000
const PHONE = { width: 390, height: 844 }
const FIRST_FACTS = 2

for (let part = 0; part < PARTS; part += 1) {
  const paths = pagesToRead.filter((_, position) => position % PARTS === part)

  test(`every page to be read is accessible in all looks, fits any screen and holds still, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(paths.length * PAGE_LIMIT_MS)
    const foreign = watchForeign(page, site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    for (const path of paths) {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      expect([path, await shiftsOf(page)]).toEqual([path, 0])
      // What a visitor of a service came for stands in the first screen of a phone.
      const glance = page.getByRole('complementary', { name: topicPage.glance })
      const facts = (await glance.getByRole('definition').all()).slice(0, FIRST_FACTS)
      for (const fact of facts) await expect(fact).toBeInViewport({ ratio: 1 })
      await openFolds(page)
      await expectAccessibleInAllLooks(page, { looksOf: 'main', widths: [PHONE.width, 1280] })
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoOverflow(page)
    }
    expect(foreign).toEqual([])
  })
}
