import type { Page } from '@playwright/test'

import { termsInMonths } from '#app/content/fees.ts'
import { plans } from '#app/pricing/plans.ts'

import { holdBack, isHydrated, watchHydration } from './hydration.ts'
import { expect, test } from './test.ts'

const EMAIL = 'nobody@example.com'
const [plan = plans[0]!] = plans
const months = termsInMonths.at(-1)!

/** Changes the page like a password manager. */
function putBesideFields() {
  addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const button = document.createElement('button')
      button.type = 'button'
      field.after(button)
      field.classList.add('known')
    }
    document.documentElement.dataset['manager'] = ''
  })
}

function putOnTop() {
  addEventListener('DOMContentLoaded', () => {
    const top = document.createElement('div')
    top.append('An extension', document.createElement('input'))
    document.body.prepend(top)
  })
}

function translate() {
  addEventListener('DOMContentLoaded', () => {
    const isText = ({ parentElement }: Node) => !parentElement?.closest('script, style, textarea')
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      isText(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    )
    const texts: Text[] = []
    while (words.nextNode()) texts.push(words.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  })
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const signIn = (page: Page) => page.locator('main button[value=sign-in]:visible')

type Case = {
  title: string
  path: string
  change?: () => void
  act: (page: Page, release: () => void) => Promise<void>
}

const cases: Case[] = [
  {
    title: 'an unchanged page: text that is being composed',
    path: '/register',
    act: async (page, release) => {
      const browser = await page.context().newCDPSession(page)
      await field(page, 'firstName').focus()
      await browser.send('Input.imeSetComposition', {
        text: 'に',
        selectionStart: 1,
        selectionEnd: 1,
      })
      release()
      await expect.poll(() => isHydrated(page)).toBe(true)
      await browser.send('Input.insertText', { text: '日本' })
      await expect(field(page, 'firstName')).toHaveValue('日本')
    },
  },
  {
    title: 'elements beside fields: the first field, typed without a pause',
    path: '/login',
    change: putBesideFields,
    act: async (page, release) => {
      await field(page, 'email').click()
      const [start = '', end = ''] = EMAIL.split('@')
      await page.keyboard.type(start)
      release()
      await page.keyboard.type(`@${end}`, { delay: 20 })
      await expect.poll(() => isHydrated(page)).toBe(true)
      await expect(field(page, 'email')).toBeFocused()
      await expect(field(page, 'email')).toHaveValue(EMAIL)
      await field(page, 'password').fill('Wrong!Pass1')
      await signIn(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    title: 'elements beside fields: text from a password manager, and a press on the button',
    path: '/es/login',
    change: putBesideFields,
    act: async (page, release) => {
      await page.evaluate((email) => {
        const fill = (name: string, value: string) => {
          const [input] = document.querySelectorAll<HTMLInputElement>(`main [name=${name}]`)
          if (input) input.value = value
        }
        fill('email', email)
        fill('password', 'Wrong!Pass1')
      }, EMAIL)
      await signIn(page).click()
      release()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(field(page, 'email')).toHaveValue(EMAIL)
    },
  },
  {
    title: 'translated text: a caret within a word, and the password checklist',
    path: '/register',
    change: translate,
    act: async (page, release) => {
      await expect(page.getByRole('listitem').filter({ hasText: /^Not met/ })).toHaveCount(4)
      await field(page, 'password').click()
      await page.keyboard.type('bcdefgH1')
      await page.keyboard.press('Home')
      release()
      await expect.poll(() => isHydrated(page)).toBe(true)
      await page.keyboard.type('a')
      await expect(field(page, 'password')).toHaveValue('abcdefgH1')
      await expect(page.getByRole('listitem').filter({ hasText: /^Not met/ })).toHaveCount(1)
      await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    },
  },
  {
    title: 'an element on top of the page: several fields and a select',
    path: '/',
    change: putOnTop,
    act: async (page, release) => {
      const contact = page.locator('#contact')
      await contact.locator('[name=name]').fill('Ann Lee')
      await contact.locator('[name=topic]').selectOption({ index: 2 })
      const topic = await contact.locator('[name=topic]').inputValue()
      await contact.locator('[name=text]').fill('Is there parking?')
      release()
      await expect.poll(() => isHydrated(page)).toBe(true)
      await page.keyboard.type(' Thank you.')
      await expect(contact.locator('[name=name]')).toHaveValue('Ann Lee')
      await expect(contact.locator('[name=topic]')).toHaveValue(topic)
      await expect(contact.locator('[name=text]')).toHaveValue('Is there parking? Thank you.')
    },
  },
  {
    title: 'elements beside fields: a choice in a part that React draws later',
    path: '/',
    change: putBesideFields,
    act: async (page, release) => {
      const monthly = page.locator('fieldset[data-alone] input:not(:checked)').first()
      const value = await monthly.inputValue()
      await monthly.check()
      const name = page.locator('#contact [name=name]')
      await name.fill('Ann Lee')
      release()
      await expect.poll(() => isHydrated(page)).toBe(true)
      await expect(page.locator(`fieldset[data-alone] input[value="${value}"]`)).toBeChecked()
      await expect(name).toHaveValue('Ann Lee')
    },
  },
  {
    title: 'translated text: a radio button',
    path: plan.path,
    change: translate,
    act: async (page, release) => {
      const choice = page.locator(`#calculator input[type=radio][value="${months}"]`)
      await choice.check()
      release()
      await expect(page).toHaveURL(new RegExp(String.raw`\?term=${months}$`))
      await expect(choice).toBeChecked()
    },
  },
]

for (const { title, path, change, act } of cases) {
  test(`before React starts: ${title}`, async ({ page, problems }) => {
    if (change) await page.addInitScript(change)
    await watchHydration(page)
    const release = await holdBack(page, '**/assets/entry.client-*')
    await page.goto(path)
    await act(page, release)
    // React's hydration error.
    expect(problems.some((problem) => problem.includes('#418'))).toBe(change !== undefined)
    problems.length = 0
  })
}
