import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** The bar of a desktop or the drawer of a phone. */
export function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

export function entry(page: Page, name: string) {
  return menuOf(page).getByRole('link', { name, exact: true })
}

export function opener(page: Page, name: string) {
  return menuOf(page).getByRole('button', { name: `${name} menu`, exact: true })
}

/** Before its script loads, CSS alone opens the menu. */
export async function openWithMenu(page: Page, path = '/') {
  await page.goto(path)
  await approachMenu(page)
}

export async function approachMenu(page: Page) {
  await page.locator('header nav').dispatchEvent('pointerover')
  await expect(page.locator('nav[data-attached]')).toBeAttached()
}
