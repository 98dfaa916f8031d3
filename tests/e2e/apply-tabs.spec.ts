import type { Page } from '@playwright/test'

import { apply as words } from '#content/apply.ts'
import { filedApplication } from '#content/filed-application.ts'

import {
  button,
  chooseIds,
  fillName,
  goToPeople,
  LEASE,
  next,
  PASSPORT,
  tickAcknowledgment,
} from './apply-page.ts'
import { expect, test } from './test.ts'
import { fillSignIn, makeAccount } from './visitor.ts'

const { people, ids, file } = words

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('one application in several tabs is filed once, in all', async ({
  page,
  context,
  site,
  ann,
}) => {
  await goToPeople(page)
  await fillName(page, people.kinds.applicant.name, 'Ann', 'Lee')

  const second = await context.newPage()
  await second.goto('/apply#ids')
  await expect(heading(second, ids.title)).toBeVisible()
  await chooseIds(second, 'Ann Lee', PASSPORT, LEASE)
  await next(second)
  await next(second)
  await makeAccount(site, ann)
  await second.locator('main').getByRole('link', { name: file.account.signIn }).click()
  await second.waitForURL(/\/login\?/)
  await fillSignIn(second, ann)
  await tickAcknowledgment(second)
  await button(second, file.send).click()

  // The first tab has what was filed, and a page of it that is loaded anew asks it for nothing.
  for (const tab of [second, page]) {
    await expect(heading(tab, filedApplication.next.time)).toBeVisible()
    await expect(tab.getByText(filedApplication.unfiled.title)).toHaveCount(0)
  }
  await second.reload()
  await expect(heading(second, filedApplication.next.time)).toBeVisible()
  await expect(second.getByText(filedApplication.unfiled.title)).toHaveCount(0)
})
