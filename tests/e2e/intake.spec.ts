import type { Page } from '@playwright/test'

import { find } from '#app/content/staff/find.ts'
import { intake } from '#app/content/staff/intake.ts'
import { mail } from '#app/content/staff/mail.ts'
import { pickUp } from '#app/content/staff/pick-up.ts'
import { SECOND_MS } from '#shared/durations.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { isSoak, size } from '#tests/support/soak.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'

import { expectAccessible, expectAccessibleInAllLooks } from './accessible.ts'
import { beStaff } from './counter.ts'
import { insertRental, readMailItems } from './database.ts'
import { createPerson, expect, test } from './test.ts'

/** `npm run test:soak` plays a whole delivery. */
const PARCELS = size(6, 60)
/** Only a soak types at the speed of a scanner and a person. */
const SCAN_KEY_MS = size(0, 2)
const TYPED_KEY_MS = size(0, 60)
const WIDTHS = { within: 'main', widths: [1280, 768] }
let nextBox = 7_000

const field = (page: Page) => page.getByLabel(intake.field)

function upsNumber(index: number) {
  const body = `879E93${String(index).padStart(9, '0')}`
  const digits = Array.from(body, (sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10,
  )
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0)
  return `1Z${body}${(10 - (sum % 10)) % 10}`
}

let lastNumber = 0
const newNumber = () => upsNumber((lastNumber += 1) + Math.floor(Math.random() * 1e6) * 100)

/** Scanners end with Enter, a line feed (typed as a browser's shortcut), or both. */
const ENDS = [['Enter'], ['Control+j'], ['Enter', 'Control+j']]

async function scan(page: Page, text: string, end = ['Enter']) {
  await page.keyboard.type(text, { delay: SCAN_KEY_MS })
  for (const key of end) await page.keyboard.press(key)
}

async function typeIn(page: Page, text: string) {
  await page.keyboard.type(text, { delay: TYPED_KEY_MS })
  await page.keyboard.press('Enter')
}

async function rent(site: ServerProcess, count = 1) {
  const boxes = Array.from({ length: count }, () => (nextBox += 1))
  for (const box of boxes) {
    const names = [
      { name: `Quentin Box${box}`, kind: 'applicant' },
      { name: `Rosa Fetcher${box}`, kind: 'collector' },
    ]
    await insertRental(site, { box, names })
  }
  return boxes
}

async function openIntake(page: Page, site: ServerProcess) {
  await beStaff(page, site, createPerson())
  const response = await page.goto('/staff/intake')
  await expect(field(page)).toBeFocused()
  return response
}

test('a delivery is received, wherever the focus is', async ({ page, context, site }) => {
  if (isSoak) test.slow()
  const boxes = await rent(site, 4)
  await openIntake(page, site)
  const numbers = Array.from({ length: PARCELS }, newNumber)
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, ctrlKey, defaultPrevented }) => {
      if (ctrlKey && key === 'j' && !defaultPrevented) document.title = 'Downloads'
    })
  })
  const seconds: number[] = []
  for (const [index, number] of numbers.entries()) {
    const start = performance.now()
    await scan(page, number, ENDS[index % ENDS.length])
    if (index % 5 === 1) await scan(page, `]C0${number}`)
    await typeIn(page, String(boxes[index % boxes.length]))
    seconds.push((performance.now() - start) / SECOND_MS)
  }
  const arrived = async () => (await readMailItems(site, boxes)).length
  await expect.poll(arrived).toBe(PARCELS)
  await expect(page).not.toHaveTitle('Downloads')
  if (isSoak) {
    const sorted = seconds.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(2)
    process.stdout.write(`\n${PARCELS} parcels: p50 ${at(0.5)} s, p95 ${at(0.95)} s\n`)
  }

  // A scan into another field must not change that field.
  const shelf = page.getByRole('textbox', { name: intake.shelf })
  await shelf.fill('A3')
  const strays = [newNumber(), newNumber()]
  await scan(page, strays[0]!)
  await expect(shelf).toHaveValue('A3')
  await page.getByRole('combobox', { name: intake.labelTime }).focus()
  await scan(page, strays[1]!)
  await typeIn(page, String(boxes[0]))
  await expect.poll(arrived).toBe(PARCELS + 2)
  expect((await readMailItems(site, boxes)).at(-1)).toMatchObject({ shelf: 'A3' })
  await expectAccessibleInAllLooks(page, WIDTHS)

  // The server stored it, but its response is lost; later scans wait on the device and are sent
  // once.
  const offline = [newNumber(), newNumber(), newNumber()]
  await page.route('**/shop/v1/mail/items', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field(page).focus()
  await scan(page, offline[0]!)
  await typeIn(page, String(boxes[0]))
  await expect(page.getByText(interpolateCount(intake.toSend, 1))).toBeVisible()
  await context.setOffline(true)
  await scan(page, offline[1]!)
  await scan(page, offline[2]!)
  await typeIn(page, String(boxes[0]))
  await expect(page.getByText(interpolateCount(intake.toSend, 3))).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await expect(page.getByText(intake.list.waiting)).toHaveCount(0, { timeout: 30_000 })
  const tracked = (await readMailItems(site, boxes)).map(({ tracking }) => tracking)
  expect(tracked.toSorted()).toEqual([...numbers, ...strays, ...offline].toSorted())
})

test('doubtful numbers are confirmed, and the last action is undone', async ({ page, site }) => {
  const [box] = await rent(site)
  await openIntake(page, site)
  await scan(page, '986578788855')
  await expect(page.getByRole('alert')).toContainText('986578788855')
  await page.keyboard.press('Enter')
  await typeIn(page, `${box} Zoe Stranger`)
  await expect(page.getByRole('alert')).toContainText('Zoe Stranger')
  await expectAccessible(page, 'main')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: intake.hand.title })).toBeVisible()
  await typeIn(page, '98765')
  const returnQuestion = interpolate(intake.questions.return, { box: 98_765 })
  await expect(page.getByRole('alert')).toContainText(returnQuestion)
  await page.keyboard.press('Enter')
  await typeIn(page, `${box} quentin`)
  await expect
    .poll(() => readMailItems(site, [box!, 98_765]))
    .toMatchObject([{ box, tracking: '986578788855', state: 'waiting' }])
  await page.getByRole('status').getByRole('button').click()
  await expect.poll(() => readMailItems(site, [box!])).toMatchObject([{ state: 'undone' }])
  await expect(field(page)).toBeFocused()

  await scan(page, newNumber())
  await typeIn(page, '98764')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => readMailItems(site, [98_764])).toMatchObject([{ state: 'to-return' }])
  await page.goto('/staff/shelf')
  await page.getByRole('row', { name: /98764/ }).getByRole('button').click()
  await expect.poll(() => readMailItems(site, [98_764])).toMatchObject([{ state: 'returned' }])
})

test('the camera scans, and a package of another box is moved at pick-up', async ({
  page,
  site,
}) => {
  const [wrong, box] = (await rent(site, 2)) as [number, number]
  const number = newNumber()
  await page.addInitScript(lookAtBarcode, number)
  const response = await openIntake(page, site)
  expect(response?.headers()['permissions-policy']).toContain('camera=(self)')
  await page.getByRole('button', { name: mail.camera.open }).click()
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await field(page).fill(String(wrong))
  await field(page).press('Enter')
  await expect.poll(() => readMailItems(site, [wrong])).toHaveLength(1)
  await field(page).focus()
  await scan(page, newNumber())
  await typeIn(page, String(box))
  await expect.poll(() => readMailItems(site, [box])).toHaveLength(1)

  await page.goto('/staff/pick-up')
  await expect(page.getByLabel(find.label)).toBeFocused()
  await typeIn(page, String(wrong))
  await page.getByText(pickUp.wrongBox.title).click()
  await page.getByLabel(pickUp.wrongBox.box).fill(String(box))
  await page.getByRole('button', { name: pickUp.wrongBox.submit }).click()
  await expect.poll(() => readMailItems(site, [box])).toHaveLength(2)
  expect(await readMailItems(site, [wrong])).toEqual([])
  await expect(page.getByRole('status').filter({ hasText: `PMB ${box}` })).toBeVisible()

  await page.getByLabel(find.label).fill(`box${box}`)
  await page.getByLabel(find.label).press('Enter')
  await page.getByRole('checkbox').last().uncheck()
  const name = `Rosa Fetcher${box}`
  await page
    .getByRole('button', { name: interpolate(pickUp.idOf, { name, id: pickUp.ids.passport }) })
    .click()
  const handOut = page.getByRole('button', { name: interpolateCount(pickUp.handOut, 1) })
  await handOut.click()
  await expect(page.getByText(pickUp.missing.signature)).toBeVisible()
})

/** A camera and a barcode reader for the page. */
function lookAtBarcode(code: string) {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['code_128']
    detect = async () => [{ rawValue: `${code}\u001d` }]
  }
  const canvas = document.createElement('canvas')
  // A picture that never changes yields no video frame.
  setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 10, 10), 50)
  Object.assign(window, { BarcodeDetector })
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
}
