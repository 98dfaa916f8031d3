import { DAY_MS } from '#shared/durations.ts'

import { toDay } from './console-journeys.ts'
import type { Clerk } from './counter-journeys.ts'

const AUDIT_ROWS = 100_000
/** Lists that are taken out whole, as a file, come so seldom. */
const ONE_EXPORT_IN = 5
const REPORTS = ['money', 'boxes', 'packages']
/** So many days on, each day that differs lies: of two owners none takes the other's. */
const DAYS_AHEAD = 300
const TEXTS = {
  englishSubject: 'Street works',
  englishText: 'The entrance is at the side this week.',
  spanishSubject: 'Obras en la calle',
  spanishText: 'Esta semana se entra por el lado.',
}

/** What only the owner does: lists, the log and its file, reports, and what is set for the shop. */
export async function workAsOwner(clerk: Clerk) {
  await readLists(clerk)
  await readReports(clerk)
  await setPrices(clerk)
  await setDays(clerk)
  await writeToAll(clerk)
}

async function readLists({ get, post, download, upTo }: Clerk) {
  await get('staff/members')
  await get('staff/settings')
  await get('staff/settings/days')
  await get('staff/visits/conflicts')
  await get('staff/account-invitations')
  await get('staff/imports')
  await get('staff/backups')
  await get('staff/money/deposits')
  await get('staff/audit')
  await get('staff/audit', '?action=take-payment&entity=rental')
  await get('staff/audit', `?until=${toDay(Date.now() - upTo(300) * DAY_MS)}`)
  await post('staff/audit/check', { after: upTo(AUDIT_ROWS) })
  if (upTo(ONE_EXPORT_IN) > 0) return
  await download('POST', 'staff/audit/export', { from: toDay(Date.now() - DAY_MS) })
  await download('GET', 'staff/roster/file')
}

async function readReports({ get, upTo }: Clerk) {
  const day = toDay(Date.now())
  const period = upTo(2) === 0 ? day.slice(0, 4) : day.slice(0, 7)
  for (const report of REPORTS) await get(`staff/reports/${report}`, `?period=${period}`)
  await get('staff/reports/rents')
}

async function setPrices({ post, upTo }: Clerk) {
  const name = `Box of ${upTo(1_000_000)}`
  const added = await post('staff/money/prices', {
    name,
    cents: 350,
    account: 'sales',
    taxRate: 0,
  })
  const item = added.body.items?.find((one: { name: string }) => one.name === name)?.id
  if (!item) return
  await post('staff/money/prices/:item/move', { position: 1 }, { item })
  await post('staff/money/prices/:item/remove', {}, { item })
}

async function setDays({ post, upTo }: Clerk) {
  const from = toDay(Date.now() + (1 + upTo(DAYS_AHEAD)) * DAY_MS)
  const reasons = { reasonEn: 'Inventory', reasonEs: 'Inventario' }
  const added = await post('staff/settings/days', { from, ...reasons })
  const id = added.body.specialDays?.find((one: { from: string }) => one.from === from)?.id
  if (id) await post('staff/settings/days/:id/remove', {}, { id })
  const notice = { en: 'Street works', es: 'Obras en la calle', through: from }
  await post('staff/settings/notice', notice)
  await post('staff/settings/notice/remove', {})
  await post('staff/settings', { lateGraceDays: 10 })
}

async function writeToAll({ get, post }: Clerk) {
  await get('staff/announcements')
  await post('staff/announcement-previews', TEXTS)
}
