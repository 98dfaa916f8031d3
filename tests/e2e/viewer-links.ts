import { expect, type Page } from '@playwright/test'

import { openHydrated } from './hydration.ts'

/** A page whose own text links to what the viewer shows, and the addresses it links to. */
export const WITH_FORMS = '/tools/pdf-tools'
export const FORM = '/Forms/ps1583.pdf'
export const FILLABLE_FORM = '/Forms/ps1583-Online.pdf'
export const WITH_QUOTE = '/services/shipping-quote'
export const QUOTE = 'https://postcalc.usps.com/'

/** The link in the text of a page that opens the viewer. */
export function linkTo(page: Page, address: string) {
  return page.getByRole('main').locator(`a[target="_blank"][href="${address}"]`).first()
}

export function viewer(page: Page) {
  return page.getByRole('dialog')
}

/** What the viewer shows below its title bar: busy until it is loaded or has failed. */
export function shown(page: Page) {
  return viewer(page).locator('[aria-busy]')
}

/** A page, from 1, of the PDF that the viewer shows. */
export function sheet(page: Page, number: number) {
  return viewer(page).getByRole('region', { name: new RegExp(`^Page ${number} of`) })
}

/** Presses Escape, and waits until the viewer's step of the history is left too: that takes the browser a moment. */
export async function escapeViewer(page: Page) {
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await page.waitForFunction(() => !history.state?.viewer)
}

/** Opens a page, and by a plain click the viewer. */
export async function openViewer(page: Page, path = WITH_FORMS, address = FORM) {
  await openHydrated(page, path)
  await linkTo(page, address).click()
  await viewer(page).waitFor()
}
