import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { plans } from '#app/pricing/plans.ts'
import { openCounter } from './counter.ts'
import { beStaff } from './staff.ts'
import { test } from './test.ts'
import { beSignedIn } from './visitor.ts'
import { insertRental } from './rentals.ts'

const OUT = process.env.OUT ?? '/tmp/house/x'
mkdirSync(OUT, { recursive: true })
const sizes = [[1280, 800], [390, 844]] as const
async function shoot(page: any, paths: string[], prefix: string) {
  for (const [width, height] of sizes)
    for (const theme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height })
      for (const path of paths) {
        await page.goto(path)
        await page.waitForTimeout(1200)
        await page.evaluate((t: string) => {
          document.documentElement.dataset.theme = t
          document.querySelectorAll('details').forEach((d) => (d.open = true))
        }, theme)
        await page.waitForTimeout(250)
        await page.screenshot({ path: `${OUT}/${prefix}${path.replaceAll(/[\/?=#]/g, '_')}-${width}-${theme}.png`, fullPage: true })
      }
    }
}
test('staff', async ({ page, site, ann }) => {
  test.setTimeout(900_000)
  execFileSync(process.execPath, ['tooling/operation.mjs', 'seed-demo', '--customers', '200'], {
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url }, stdio: 'ignore',
  })
  await beStaff(page, site, ann, 'administrator')
  await page.goto('/staff/customers')
  await page.waitForTimeout(1000)
  const first = await page.locator('tbody a').first().getAttribute('href')
  await page.goto('/staff/boxes'); await page.waitForTimeout(800)
  const rented = await page.locator('a[href^="/staff/customers/"]').first().getAttribute('href')
  await shoot(page, ['/staff', '/staff/intake', '/staff/pick-up', '/staff/shelf', '/staff/customers', first!, rented!, '/staff/new-customer', '/staff/boxes', '/staff/money', '/staff/papers', '/staff/roster', '/staff/roster?print=quarter', '/staff/roster?print=roster', '/staff/staff', '/staff/audit', '/staff/money?day=2026-11-20'], 's')
})
test('account', async ({ page, site, ann }) => {
  test.setTimeout(900_000)
  await beSignedIn(page, site, ann)
  const counter = await openCounter(site)
  const token = await page.evaluate(() => JSON.parse(localStorage['mailbox.session']).access_token)
  await shoot(page, ['/account', '/login', '/register', '/reset-password', '/visit'], 'a')
  await counter.reserve(token, { plan: plans[0]!.id, months: 3, payment: 'ahead', use: 'personal', signing: 'counter', phone: '', recipients: [
    { kind: 'applicant', name: 'Hoa Roe', photoId: 'passport', addressId: 'lease' },
    { kind: 'adult', name: 'Max Roe', photoId: 'passport', addressId: 'lease' } ] } as never)
  await shoot(page, ['/account'], 'b')
})
test('active', async ({ page, site, ann }) => {
  test.setTimeout(900_000)
  await beSignedIn(page, site, ann)
  const id = await page.evaluate(() => JSON.parse(localStorage['mailbox.session']).user.id)
  insertRental(site, { box: 140, names: [{ name: 'Hoa Roe', kind: 'applicant' }, { name: 'Max Roe', kind: 'adult' }], customerId: id })
  await shoot(page, ['/account'], 'c')
})
