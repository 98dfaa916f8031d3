import type { Page } from '@playwright/test'

import { openAwake } from './awake.ts'

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

/** Opens a page, and by a plain click the viewer. */
export async function openViewer(page: Page, path = WITH_FORMS, address = FORM) {
  await openAwake(page, path)
  await linkTo(page, address).click()
  await viewer(page).waitFor()
}
