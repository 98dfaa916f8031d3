import { readFile } from 'node:fs/promises'

import { dataPage, myData as words } from '#app/content/en/my-data.ts'
import { ownerProof } from '#app/content/en/second-factor.ts'

import { expectAccessibleInAllLooks } from './accessible.ts'
import { until } from './site.ts'
import { expect, test } from './test.ts'
import { beSignedIn, signInByWire } from './visitor.ts'

const EMAIL_TIMEOUT_MS = 15_000

test('a person saves what is held about them, and deletes it', async ({ page, site, ann }) => {
  await beSignedIn(page, site, ann)
  await page.goto('/account#data')
  const part = page.locator('#data')
  const save = async (name: string) => {
    const saved = page.waitForEvent('download')
    await part.getByRole('button', { name }).click()
    return saved
  }
  const file = await save(words.copy.file)
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: ann.email, profile: { firstName: ann.firstName } },
    sessions: [{ method: expect.any(String) }],
    mailboxes: [],
  })
  await expect(part.getByRole('status')).toContainText(words.copy.done)

  const readable = await save(words.copy.page)
  const reader = await page.context().newPage()
  await reader.setContent(await readFile(await readable.path(), 'utf8'))
  await expect(reader.getByRole('heading', { name: dataPage.sections.sessions })).toBeVisible()
  await expect(reader.getByRole('cell', { name: ann.email })).toBeVisible()
  await reader.close()
  await expectAccessibleInAllLooks(page, { within: '#data' })

  const remove = part.getByRole('button', { name: words.remove.submit })
  const dialog = page.getByRole('dialog')
  await remove.click()
  await dialog.getByRole('button', { name: words.remove.submit }).click()
  await dialog.getByLabel(ownerProof.password).fill('Wrong!Pass1')
  await dialog.getByRole('button', { name: ownerProof.submit }).click()
  await expect(part.getByRole('alert')).toHaveText(words.remove.wrongPassword)
  await remove.click()
  await dialog.getByRole('button', { name: words.remove.submit }).click()
  await dialog.getByLabel(ownerProof.password).fill(ann.password)
  await dialog.getByRole('button', { name: ownerProof.submit }).click()
  await expect(page.getByText(words.remove.done)).toBeVisible()

  await until(async () => (await site.emails(ann.email)).length > 0, EMAIL_TIMEOUT_MS)
  const [farewell, ...others] = await site.emails(ann.email)
  expect([farewell, others]).toEqual([expect.stringMatching(/^Subject: .*deleted/m), []])
  await expect(signInByWire(site, ann)).rejects.toThrow('invalid_credentials')
})
