import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { startVisitor } from '#torture/browser/chromium.ts'
import type { Wrongs } from '#torture/item.ts'
import { verify } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import type { Person } from './journeys-of-canary.ts'

/** The person at the pages: no address they come by, and nothing that another site hears, holds a text of theirs. */
export async function walkByPage(server: Server, person: Person, wrongs: Wrongs) {
  const { email, password, firstName, lastName, texts } = person
  const listener = await openListener()
  const visitor = await startVisitor(server, wrongs, (address) => address.startsWith(listener.url))
  const { page, context } = visitor
  let addresses = 0
  const check = (what: string, text: string) => {
    addresses += 1
    for (const found of texts)
      if (text.includes(found) || text.includes(encodeURIComponent(found)))
        wrongs.add(`${what} holds ${found}`)
  }
  context.on('request', (request) => {
    // The address of a letter's link holds its secret: that one is typed, and only that.
    if (!request.isNavigationRequest()) check(`${request.method()} ${request.url()}`, request.url())
  })
  const leave = async (from: string) => {
    await page.evaluate((url) => location.assign(url), listener.url)
    await page.waitForURL(`${listener.url}/**`)
    check(`what a stranger hears from ${from}`, JSON.stringify(listener.heard.splice(0)))
  }

  await visitor.open('/register')
  for (const [label, text] of [
    ['First name', firstName],
    ['Last name', lastName],
    ['Email', `page-${email}`],
  ] as const)
    await page.getByLabel(label).fill(text)
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('status').filter({ hasText: 'Account created' }).waitFor()
  check('the address', page.url())
  await leave('/register')
  const secret = await server.linkTo(`page-${email}`)
  texts.push(secret)
  for (const path of ['/auth/callback', '/reset-password']) {
    await page.goto(`${path}?token_hash=${secret}&type=signup`, { waitUntil: 'commit' })
    await leave(path)
  }
  await verify(server, 'signup', secret)
  await visitor.open('/login')
  await page.getByLabel('Email').fill(`page-${email}`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/')
  await leave('/')
  await visitor.open('/account')
  await page.getByLabel('First name').waitFor()
  check('the address', page.url())
  await leave('/account')
  await visitor.close()
  listener.close()
  return addresses
}

/** Another site, and every header and address it was sent. */
async function openListener() {
  const heard: unknown[] = []
  const server = createServer(({ url, headers }, response) => {
    heard.push({ url, headers })
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, heard, close: () => void server.close() }
}
