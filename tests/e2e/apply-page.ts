import type { Locator, Page } from '@playwright/test'

import { apply as words } from '#app/content/en/apply.ts'
import { addressIds, photoIds } from '#app/content/en/identification.ts'
import { interpolate } from '#shared/interpolate.ts'

import { expect } from './test.ts'

const { people, ids, needs } = words

export const PASSPORT = documentName(photoIds, 'passport')
export const LICENSE = documentName(photoIds, 'drivers-license')
export const LEASE = documentName(addressIds, 'lease')

export async function goToPeople(page: Page) {
  await page.goto('/apply')
  await next(page)
  await next(page)
  await expect(page.getByRole('heading', { name: people.title })).toBeVisible()
}

export async function nameHousehold(page: Page) {
  await nameOf(page, people.kinds.applicant.name).fill('Hoa Nguyễn')
  await addPerson(page, people.kinds.adult.add, 'Max Roe')
  await addPerson(page, people.kinds.minor.add, 'Bao Roe')
  await addPerson(page, people.kinds.minor.add, 'Mia Roe')
}

/** The field of who is added has the focus: the name is typed at once. */
export async function addPerson(page: Page, add: string, name: string) {
  await button(page, `+ ${add}`).click()
  await page.keyboard.type(name)
}

export async function chooseIds(page: Page, person: string, photo: string, address: string) {
  await group(page, person).getByLabel(ids.photo).selectOption(photo)
  await group(page, person).getByLabel(ids.address).selectOption(address)
}

export async function bookFirst(page: Page) {
  const first = step(page)
    .getByRole('group', { name: /Free times/ })
    .getByRole('radio')
    .first()
  await first.check()
  const book = step(page).getByRole('button', { name: /^Book / })
  const label = (await book.textContent()) ?? ''
  await book.click()
  return label
    .replace(/^Book /, '')
    .split(', ')
    .toReversed()
}

export function expectNeeds(page: Page, { forms, ids: count }: { forms: number; ids: number }) {
  const sum = interpolate(needs.sum, {
    forms: forms === 1 ? needs.forms.one : interpolate(needs.forms.other, { count: forms }),
    ids: interpolate(needs.ids, { count }),
  })
  return expect(page.getByRole('status').filter({ hasText: sum })).toBeVisible()
}

export function step(page: Page): Locator {
  return page.getByRole('main')
}

export function group(page: Page, name: string) {
  return step(page).getByRole('group', { name, exact: true })
}

export function nameOf(page: Page, kind: string) {
  return group(page, kind).getByLabel(people.nameOf)
}

export function button(page: Page, name: string) {
  return step(page).getByRole('button', { name, exact: true })
}

/** Goes on, and waits until the next step is there. */
export async function next(page: Page) {
  const before = page.url().split('#')[1]
  await tryNext(page)
  await page.waitForURL(({ hash }) => hash.slice(1) !== (before ?? ''))
}

/** Asks to go on where something is missing. */
export async function tryNext(page: Page) {
  await button(page, words.stepper.next).click()
}

function documentName(documents: { id: string; name: string }[], wanted: string) {
  return documents.find(({ id }) => id === wanted)!.name
}
