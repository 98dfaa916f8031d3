import { expect, it } from 'vitest'

import { createApp } from '#server/app.ts'
import { startServer } from '#server/testing/start-server.ts'

const SITE_URL = 'https://shop.la'
const PATH = '/.well-known/security.txt'

async function askFor(securityContact: string, siteUrl = SITE_URL) {
  const server = await startServer({ environment: { SITE_URL: siteUrl } })
  const app = createApp({ ...server.services, securityContact })
  const answer = await app.fetch(new Request(siteUrl + PATH), { peer: '10.0.0.1' })
  const result = { status: answer.status, text: await answer.text(), now: server.clock.now }
  await server.close()
  return result
}

it('names the contact for vulnerabilities, and its expiry', async () => {
  const { status, text, now } = await askFor('owner@shop.la')
  expect(status).toBe(200)
  expect(text).toContain('Contact: mailto:owner@shop.la\n')
  expect(text).toContain(`Canonical: ${SITE_URL}${PATH}\n`)
  const [, expires = ''] = /Expires: (\S+)/.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(now)
})

it('is 404 with an invented address or without HTTPS', async () => {
  expect((await askFor('hello@shop.example.com')).status).toBe(404)
  expect((await askFor('owner@shop.test')).status).toBe(404)
  expect((await askFor('owner@shop.la', 'http://shop.la')).status).toBe(404)
})
