import { contactForm } from '#app/content/en/contact.ts'

import { expectKept, failure, fill, form, noLetter, send, thanks } from './contact-page.ts'
import { expect, test } from './test.ts'

test('too many messages are put off in words', async ({ page, site }) => {
  for (let turn = 0; turn < 5; turn += 1) {
    const sent = await fetch(`${site.url}/contact/v1/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ann',
        email: 'ann@example.com',
        topic: 'other',
        text: 'Hello',
        key: crypto.randomUUID(),
        elapsed: 9_000,
      }),
    })
    expect(sent.status).toBe(200)
  }
  await page.goto('/')
  await fill(page)
  await send(page).click()
  await expect(failure(page)).toContainText(contactForm.failed.tooMany)
  await expectKept(page)
})

test('a program that fills in every field is thanked, and nothing is posted', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await fill(page)
  await page.locator('form [inert] input').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://pills.test'
  })
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await noLetter(page, site)
})

test('nobody comes upon the trap by keyboard or by ear', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-whole')
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const names = nodes.filter(({ ignored }) => !ignored).map((node) => String(node.name?.value))
  expect(names).toContain('Your name')
  expect(names).not.toContain('Homepage')
  await form(page).getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
})
