import type { Locator, Page } from '@playwright/test'

import { addressIds, photoIds } from '#app/facts/documents.ts'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply as words } from '#content/apply.ts'
import { visits } from '#content/my-mailbox.ts'
import { nameFields } from '#content/name-fields.ts'

import { expect } from './test.ts'

const { people, ids } = words

export const PASSPORT = documentName(photoIds, 'passport')
export const LICENSE = documentName(photoIds, 'drivers-license')
export const LEASE = documentName(addressIds, 'lease')

export async function goToPeople(page: Page) {
  await page.goto('/apply')
  await next(page)
  await next(page)
  await expect(page.getByRole('heading', { name: people.title })).toBeVisible()
}

/** The new person's name has the focus; a Tab leads to the family name. */
export async function addPerson(page: Page, add: string, name: string, familyName = '') {
  await button(page, `+ ${add}`).click()
  await page.keyboard.type(name)
  if (!familyName) return
  await page.keyboard.press('Tab')
  await page.keyboard.type(familyName)
}

export async function fillName(page: Page, kind: string, givenName: string, familyName: string) {
  await givenNameOf(page, kind).fill(givenName)
  await group(page, kind).getByLabel(nameFields.familyName).fill(familyName)
}

export async function chooseIds(page: Page, person: string, photo: string, address: string) {
  await group(page, person).getByLabel(ids.photo).selectOption(photo)
  await group(page, person).getByLabel(ids.address).selectOption(address)
}

export function timesOf(page: Page) {
  return step(page)
    .getByRole('group', { name: /Free times/ })
    .getByRole('radio')
}

export async function takeTime(page: Page, name: RegExp, index = 0) {
  await timesOf(page).nth(index).check()
  const take = step(page).getByRole('button', { name })
  const time = ((await take.textContent()) ?? '').split(', ').at(-1) ?? ''
  await take.click()
  return time
}

/** To the second day: today may have a single time left. */
export async function moveVisit(page: Page) {
  await button(page, visits.move).click()
  await step(page).getByLabel(visits.day).selectOption({ index: 2 })
  return takeTime(page, /^Move to /, 1)
}

export function step(page: Page): Locator {
  return page.getByRole('main')
}

export function group(page: Page, name: string) {
  return step(page).getByRole('group', { name, exact: true })
}

export function givenNameOf(page: Page, kind: string) {
  return group(page, kind).getByLabel(nameFields.givenName)
}

export function button(page: Page, name: string) {
  return step(page).getByRole('button', { name, exact: true })
}

export async function tickAcknowledgment(page: Page) {
  await step(page).getByLabel(acknowledgmentWords.tick).check()
}

export async function next(page: Page) {
  const before = page.url().split('#')[1]
  await tryNext(page)
  await page.waitForURL(({ hash }) => hash.slice(1) !== (before ?? ''))
}

export async function tryNext(page: Page) {
  await button(page, words.stepper.next).click()
}

function documentName(documents: { id: string; name: string }[], wanted: string) {
  return documents.find(({ id }) => id === wanted)!.name
}
