import { openBrowser } from '#tooling/open-browser.ts'

/** One picture to be made: an HTML document as large as the picture. */
export type Drawing = { file: string; width: number; height: number; html: string }

/** Draws HTML documents as PNG; what a document leaves empty stays see-through. */
export async function drawAll(drawings: Drawing[]) {
  const browser = await openBrowser()
  try {
    const drawn: { file: string; bytes: Buffer }[] = []
    for (const { file, width, height, html } of drawings) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      drawn.push({ file, bytes: await page.screenshot({ omitBackground: true }) })
      await page.close()
    }
    return drawn
  } finally {
    await browser.close()
  }
}
