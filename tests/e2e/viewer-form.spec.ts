import { readFile } from 'node:fs/promises'

import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'

import { viewer as words } from '#content/viewer.ts'

import { expect, test } from './test.ts'
import {
  escapeViewer,
  FILLABLE_FORM,
  linkTo,
  openViewer,
  sheet,
  shown,
  viewer,
  WITH_FORMS,
} from './viewer-links.ts'

const TYPED = 'Zoë Lee'

function field(page: Page) {
  return sheet(page, 1).getByRole('textbox', { disabled: false }).first()
}

async function openForm(page: Page) {
  await openViewer(page, WITH_FORMS, FILLABLE_FORM)
  await expect(shown(page)).toHaveAttribute('aria-busy', 'false')
  await expect(field(page)).toBeVisible()
}

async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    viewer(page).getByRole('link', { name: words.download }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a form is filled in, kept, and downloaded as typed', async ({ page }) => {
  await openForm(page)
  await expect(viewer(page).getByText(words.fillIn)).toBeVisible()
  const untouched = await download(page)
  expect(untouched.bytes.equals(await readFile(`build/client${FILLABLE_FORM}`))).toBe(true)

  const scale = viewer(page).getByRole('status', { name: words.zoom })
  const before = await scale.textContent()
  await field(page).focus()
  await page.keyboard.type('1-2+3')
  await expect(field(page)).toHaveValue('1-2+3')
  await expect(scale).toHaveText(before ?? '')

  await field(page).fill(TYPED)
  const radio = sheet(page, 1).getByRole('radio').first()
  await radio.check()
  await viewer(page).getByRole('button', { name: words.zoomOut }).click()
  await expect(field(page)).toHaveValue(TYPED)
  await expect(radio).toBeChecked()
  await escapeViewer(page)
  await linkTo(page, FILLABLE_FORM).click()
  await expect(field(page)).toHaveValue(TYPED)

  await page.evaluate(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (part) => {
      URL.createObjectURL = createObjectURL
      throw new Error(`No room for ${String(part)}`)
    }
  })
  await viewer(page).getByRole('link', { name: words.download }).click()
  await expect(viewer(page).getByRole('alert')).toHaveText(words.notMade)
  const { name, bytes } = await download(page)
  expect(name).toBe(FILLABLE_FORM.split('/').at(-1))
  const form = (await PDFDocument.load(bytes)).getForm()
  const text = (await field(page).getAttribute('name')) ?? ''
  expect(form.getTextField(text).getText()).toBe(TYPED)
  const choice = (await radio.getAttribute('name')) ?? ''
  expect(form.getRadioGroup(choice).getSelected()).toBeTruthy()
})

test('a form is printed as typed, without the page around it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openForm(page)
  const pages = (
    await PDFDocument.load(await readFile(`build/client${FILLABLE_FORM}`))
  ).getPageCount()
  const sheets = page.locator('body > div > canvas')
  const ink = () =>
    sheets.first().evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.filter((value, at) => at % 4 === 0 && value < 128).length
    })

  await viewer(page).getByRole('button', { name: words.print }).click()
  await expect(sheets).toHaveCount(pages)
  const empty = await ink()
  const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.getPageCount()).toBe(pages)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheets).toHaveCount(0)

  await field(page).fill(TYPED)
  await page.keyboard.press('ControlOrMeta+p')
  await expect(sheets).toHaveCount(pages)
  expect(await ink()).toBeGreaterThan(empty)
})
