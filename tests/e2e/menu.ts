import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** The navigation at the top: the bar of a desktop or the drawer of a phone. */
export function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

/** The link of an entry that is shown. */
export function entry(page: Page, name: string) {
  return menuOf(page).getByRole('link', { name, exact: true })
}

/** The button that opens what is below an entry. */
export function opener(page: Page, name: string) {
  return menuOf(page).getByRole('button', { name: `${name} menu`, exact: true })
}

/** Opens a page and comes to its menu: before its script has come, styles alone open it. */
export async function openWithMenu(page: Page, path = '/') {
  await page.goto(path)
  await approachMenu(page)
}

export async function approachMenu(page: Page) {
  await page.locator('header nav').dispatchEvent('pointerover')
  await expect(page.locator('nav[data-attached]')).toBeAttached()
}
