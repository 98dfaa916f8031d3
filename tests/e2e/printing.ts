import type { Page } from '@playwright/test'

import { readPdf } from '#tests/support/read-pdf.ts'

import { expect } from './test.ts'

export const INCH = 72

/** Presses a button that prints. @returns the pages of the PDF, with every word on its paper */
export async function print(page: Page, press: () => Promise<unknown>) {
  // The print dialog would block.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await press()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  const { pages } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  for (const { size, words } of pages) {
    const [, , width = 0, height = 0] = size
    for (const { x, y, width: length, text } of words) {
      const isOnPaper = x >= 0 && y >= 0 && x + length <= width + 0.5 && y <= height
      expect([text, isOnPaper]).toEqual([text, true])
    }
  }
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed')
    dispatchEvent(new Event('afterprint'))
  })
  return pages
}

export const plain = (text = '') => text.replaceAll(/\s+/g, '')
