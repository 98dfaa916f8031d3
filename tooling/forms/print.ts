import { openBrowser } from '#tooling/open-browser.ts'

const LAYOUT = { tagged: true, outline: true, preferCSSPageSize: true, printBackground: true }

/** Prints HTML documents as tagged PDFs on US Letter. */
export async function printAll(documents: string[]) {
  const browser = await openBrowser()
  try {
    const printed: Buffer[] = []
    for (const html of documents) {
      const page = await browser.newPage()
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      const overfull = await page.evaluate(findOverfull)
      if (overfull > 0)
        throw new Error(`Page ${overfull} of the worksheet holds more than a sheet of paper does.`)
      printed.push(await page.pdf(LAYOUT))
      await page.close()
    }
    return printed
  } finally {
    await browser.close()
  }
}

/** The number of the first page whose words don't fit, counted from 1; 0 if all do. Runs in the browser. */
function findOverfull() {
  const pages = [...document.querySelectorAll('.page')]
  const isCut = (part: Element) =>
    part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
  return (
    pages.findIndex(
      (page) => isCut(page) || [...page.querySelectorAll('.box, .item')].some(isCut),
    ) + 1
  )
}
