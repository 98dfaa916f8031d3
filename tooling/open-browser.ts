import { chromium, type Page, type ViewportSize } from '@playwright/test'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb']

export function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: FLAGS })
}

export async function takeEach<Taken>(
  documents: { html: string; viewport?: ViewportSize }[],
  take: (page: Page) => Promise<Taken>,
) {
  const browser = await openBrowser()
  try {
    const taken: Taken[] = []
    for (const { html, viewport } of documents) {
      const page = await browser.newPage(viewport && { viewport })
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      taken.push(await take(page))
      await page.close()
    }
    return taken
  } finally {
    await browser.close()
  }
}
