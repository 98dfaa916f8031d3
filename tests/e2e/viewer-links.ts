import { expect, type Page } from '@playwright/test'

import { openHydrated } from './hydration.ts'

export const WITH_FORMS = '/tools/pdf-tools'
export const FORM = '/Forms/ps1583.pdf'
export const FILLABLE_FORM = '/Forms/ps1583-Online.pdf'
export const WITH_QUOTE = '/services/shipping-quote'
export const QUOTE = 'https://postcalc.usps.com/'

export function linkTo(page: Page, address: string) {
  return page.getByRole('main').locator(`a[target="_blank"][href="${address}"]`).first()
}

export function viewer(page: Page) {
  return page.getByRole('dialog')
}

export function shown(page: Page) {
  return viewer(page).locator('[aria-busy]')
}

export function sheet(page: Page, number: number) {
  return viewer(page).getByRole('region', { name: new RegExp(`^Page ${number} of`) })
}

/** Waits until the browser has left the viewer's history entry too. */
export async function escapeViewer(page: Page) {
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await page.waitForFunction(() => !history.state?.viewer)
}

export async function openViewer(page: Page, path = WITH_FORMS, address = FORM) {
  await openHydrated(page, path)
  await linkTo(page, address).click()
  await viewer(page).waitFor()
}

/** Number of device pixels that are not white; 0 for a sheet not drawn. */
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
