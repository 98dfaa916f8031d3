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

/** How many device pixels of a sheet are not white: 0 for one that is not drawn. */
export function ink(page: Page, number: number) {
  return sheet(page, number).evaluate((element) => {
    const canvas = element.querySelector('canvas')
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return 0
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark++
    return dark
  })
}

/** What a page may still do though the policy that lets pdf.js have its worker forbids it. */
export function openDoors(page: Page) {
  return page.evaluate(() => {
    const { trustedTypes } = window as Window & {
      trustedTypes?: { createPolicy: (name: string, rules: object) => unknown }
    }
    const attempts = {
      'a default policy': () => trustedTypes?.createPolicy('default', { createHTML: String }),
      'the same policy': () =>
        trustedTypes?.createPolicy('own-workers', { createScriptURL: String }),
      'another worker': () => new Worker('/assets/other.js'),
      markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
}
