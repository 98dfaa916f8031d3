import { startPostgres } from '#server/testing/postgres.ts'
import { startSmtpServer } from '#server/testing/smtp.ts'

import { hosted, standIn } from './hosted-project.ts'
import { startSite, until } from './site.ts'
import { ann, expect, test } from './test.ts'
import { makeAccount, register, signIn } from './visitor.ts'

const LETTER_LIMIT_MS = 10_000
const JWT_SECRET = 'one secret for all processes, 32 characters and more'

test('two processes on one PostgreSQL and a mail server are one shop', async ({ browser }) => {
  test.setTimeout(90_000)
  const postgres = await startPostgres()
  const smtp = await startSmtpServer()
  const settings = { DATABASE_URL: postgres.url, SMTP_URL: smtp.url, JWT_SECRET }
  const first = await startSite(settings)
  const second = await startSite({ ...settings, SITE_URL: first.url })
  const page = await (await browser.newContext({ baseURL: first.url })).newPage()

  await register(page)
  await expect(page.getByRole('status')).toContainText('Account created successfully!')
  await until(async () => smtp.received.length > 0, LETTER_LIMIT_MS)
  const [letter] = smtp.received
  expect(letter?.to).toEqual([ann.email])
  const [link = ''] = letter?.email.text?.match(/http\S+token_hash=\S+/) ?? []
  expect(link.startsWith(`${first.url}/auth/callback`)).toBe(true)
  await page.goto(link)
  await expect(
    page.getByText('Email confirmed successfully! Redirecting to dashboard...'),
  ).toBeVisible()
  await page.waitForURL(`${first.url}/`)

  const kept = await page.evaluate(() => localStorage.getItem('mailbox.session'))
  const { access_token } = JSON.parse(kept ?? '{}')
  const headers = { Authorization: `Bearer ${access_token}` }
  const asksSecond = async () => (await fetch(`${second.url}/auth/v1/user`, { headers })).status
  expect(await asksSecond()).toBe(200)
  await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  // The page forgets the session first and then tells the server.
  await expect.poll(asksSecond).toBe(403)

  expect((await fetch(`${first.url}/dev/inbox`)).status).toBe(404)
  await page.context().close()
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([smtp.close(), postgres.stop()])
})

test('with Supabase set the browser speaks to it, and the built-in service is closed', async ({
  browser,
}) => {
  const project = await startSite()
  await makeAccount(project)
  const site = await startSite(hosted)
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  const keys = await standIn(page, project)

  await signIn(page)
  await page.waitForURL(`${site.url}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect([...keys]).toEqual([hosted.SUPABASE_KEY])
  expect((await fetch(`${site.url}/auth/v1/settings`)).status).toBe(404)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
  await Promise.all([site.stop(), project.stop()])
})
