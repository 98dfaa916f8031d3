import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { words } from '#server/content.ts'
import { loadSite } from '#server/http/site.ts'
import { openStaff } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'

import { openLiveSite } from './live-site.ts'

const { server } = useShop()

const DATA =
  '{"@type":"LocalBusiness","openingHoursSpecification":[{"@type":"OpeningHoursSpecification"}]}'
const PAGE = `<html><script id="runtime-config" type="application/json">{}</script><script type="application/ld+json">${DATA}</script><div data-live="notice" class="a"></div><div data-live="days" class="b"></div></html>`
const RULE = `<p>${words.en.childRule.free}</p>`

async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-live-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'es'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'prices.html'), PAGE + RULE)
  await writeFile(join(folder, 'es/index.html'), PAGE)
  const site = loadSite(folder, server.services.settings, [])
  const live = openLiveSite(server.services, site)
  onTestFinished(live.stop)
  await live.refresh()
  const textOf = (path: string) => {
    const { bodies } = site.files.get(path)!
    return Buffer.from(bodies.identity!.bytes).toString()
  }
  return { site, live, textOf }
}

it('pages show special days in their language until they are over, and are unchanged otherwise', async () => {
  const { site, live, textOf } = await openSite()
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  const built = site.files.get('/')!
  expect(textOf('/')).toBe(PAGE)

  const reason = { reasonEn: 'Flood </p>', reasonEs: 'Inundación' }
  await owner.post('staff/settings/days', { from: '2026-11-03', ...reason })
  const notice = { en: 'Use the back door', es: 'Use la puerta de atrás', through: '2026-11-02' }
  await owner.post('staff/settings/notice', notice)
  await live.refresh()
  expect(site.files.get('/')!.etag).not.toBe(built.etag)
  expect(textOf('/')).toContain('class="a"><p>Use the back door</p></div>')
  expect(textOf('/')).toContain('November 3, 2026: closed (Flood &lt;/p&gt;)</p></div>')
  expect(textOf('/')).toContain(
    '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-11-03","validThrough":"2026-11-03"}],"openingHoursSpecification":[{',
  )
  const [, config = ''] = /runtime-config"[^>]*>([^<]*)</.exec(textOf('/')) ?? []
  expect(JSON.parse(config)).toEqual({
    specialDays: [
      {
        from: '2026-11-03',
        through: '2026-11-03',
        opens: null,
        closes: null,
        reason: 'Flood </p>',
      },
    ],
    said: {
      notice: [notice.en],
      days: [`${words.en.shopEmails.day('2026-11-03')}: closed (Flood </p>)`],
    },
  })
  expect(textOf('/es')).toContain('Use la puerta de atrás')
  expect(textOf('/es')).toContain('cerrado (Inundación)')

  Object.assign(server.clock, { now: Date.parse('2026-11-03T18:00Z') })
  await live.refresh()
  expect(textOf('/')).not.toContain('back door')
  expect(textOf('/')).toContain('closed')
  Object.assign(server.clock, { now: Date.parse('2026-11-04T18:00Z') })
  await live.refresh()
  expect(textOf('/')).toBe(PAGE)
  expect(site.files.get('/')!.etag).toBe(built.etag)
})

it('pages show whether children pay, to readers and scripts', async () => {
  const { live, textOf } = await openSite()
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  const { free, pay } = words.en.childRule
  for (const [minorsPay, shown, other] of [
    [true, pay, free],
    [false, free, pay],
  ] as const) {
    await owner.post('staff/settings', { minorsPay })
    await live.refresh()
    const text = textOf('/prices.html')
    expect([text.includes(shown), text.includes(other)]).toEqual([true, false])
    expect(text).toContain(`type="application/json">{"minorsPay":${minorsPay}}`)
  }
})
