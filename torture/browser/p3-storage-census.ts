import { Wrongs, type Item } from '#torture/item.ts'
import { join, PASSWORD } from '#torture/people.ts'

import { startVisitor, type Visitor } from './chromium.ts'
import { routes } from './routes.ts'

const EMAIL = 'ann.canary@example.com'
/** Everything that the site may keep on a device (docs/security.md), and by whom it is needed. */
const KNOWN =
  /^(mailbox\.(session|session-code-verifier|begun|preferences|dashboard-view|menu|records|message-draft)|react-router-scroll-positions)$/
const PERSON = /ann\.canary|Canary/
const SETTLE_MS = 500

/** What the site leaves on a device before a sign-in, after it, and after the sign-out. */
export const storageCensus: Item = {
  id: 'P3',
  title: 'What is kept on the device',
  bar: 'only documented keys; 0 cookies; no name, e-mail or password; nothing of the session after it',
  fault: {
    says: 'each page gives its visitor a number',
    edits: [
      {
        file: 'server/http/headers.ts',
        find: "'X-Content-Type-Options': 'nosniff',",
        replace: "'X-Content-Type-Options': 'nosniff', 'Set-Cookie': 'visitor=1',",
      },
    ],
  },
  async measure({ tier, startServer }) {
    const server = await startServer()
    await join(server, EMAIL)
    const wrongs = new Wrongs()
    const visitor = await startVisitor(server, wrongs)
    const { page } = visitor
    const pages = tier === 'fast' ? ['/', '/dashboard', '/preferences'] : routes
    const seen = new Set<string>()
    const walk = async (when: string) => {
      for (const path of pages) await visitor.open(path)
      await look(when)
    }
    const look = async (when: string) => {
      await page.waitForTimeout(SETTLE_MS)
      for (const [key, text] of await census(visitor)) {
        seen.add(key)
        if (!KNOWN.test(key)) wrongs.add(`${when}: ${key}`)
        if (PERSON.test(text) || text.includes(PASSWORD))
          wrongs.add(`${when}: ${key} names a person`)
        const isSecret = /session|begun/.test(key)
        if (isSecret && when !== 'signed in') wrongs.add(`${when}: ${key}`)
      }
    }
    await walk('before')
    await visitor.open('/login')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('/')
    await walk('signed in')
    if (!seen.has('mailbox.session')) throw new Error('Nobody was signed in')
    await visitor.open('/')
    await page.getByRole('banner').getByRole('button', { name: 'LOGOUT' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).waitFor()
    await walk('signed out')
    await visitor.close()
    return wrongs.outcome(`${[...seen].toSorted().join(', ')}; ${wrongs.count} wrong`)
  },
}

/** Each thing that is kept, and its text. */
async function census({ context, page }: Visitor): Promise<[key: string, text: string][]> {
  const cookies = await context.cookies()
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = Object.entries({ ...localStorage, ...sessionStorage })
    for (const { name = '' } of await indexedDB.databases()) found.push([name, ''])
    for (const name of await caches.keys()) found.push([`cache ${name}`, ''])
    return found
  })
  return [...kept, ...cookies.map(({ name, value }): [string, string] => [`cookie ${name}`, value])]
}
