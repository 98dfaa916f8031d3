import { chromium, type Page } from '@playwright/test'

import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { signUp, verify } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 2
const GETS = 3
/** How long the scanner looks at the page once nothing is loading any more. */
const LOOK_MS = 500
const FLAGS = ['--no-sandbox', '--disable-gpu']

/** Whoever opens links in other people's mail (scanners do, some with scripts) spends and confirms nothing. */
export const prefetch: Item = {
  id: 'E2',
  title: 'Prefetch',
  bar: 'link still good and address unconfirmed 100 of 100 times',
  isLong: true,
  fault: {
    says: 'following a link takes it up',
    edits: [
      {
        file: 'server/auth/open-link.ts',
        find: 'const target = new URL(page)',
        replace: `await services.database.write(async (tx) => {
    await tx.updateTable('pending_accounts').set({ token_hash: null }).where('id', '=', link.id).execute()
  })
  const target = new URL(page)`,
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: FLAGS })
    const wrongs = new Wrongs()
    const links = size({ fast: 2, full: 100 })
    try {
      const shares = inBatches(upTo(links), Math.ceil(links / AT_ONCE))
      await inParallel(shares, AT_ONCE, async (share) => {
        // The server answers each time, no service worker; what is fetched once need not be again.
        const context = await browser.newContext({ serviceWorkers: 'block' })
        const page = await context.newPage()
        for (const index of share) {
          const wrong = await tryLink(server, page, `ann${index}@example.com`)
          if (wrong) wrongs.add(wrong)
        }
      })
    } finally {
      await browser.close()
    }
    return wrongs.outcome(`${links - wrongs.count} of ${links} links still good after a scanner`)
  },
}

async function tryLink(server: Server, page: Page, email: string) {
  await signUp(server, email)
  const token = await server.linkTo(email)
  const query = new URLSearchParams({ token, type: 'signup' })
  const ours = `${server.url}/auth/callback?${new URLSearchParams({ token_hash: token, type: 'signup' })}`
  for (const address of [`${server.url}/auth/v1/verify?${query}`, ours]) {
    await fetch(address, { method: 'HEAD' })
    for (const _ of upTo(GETS)) await fetch(address)
    await openWithScripts(page, address)
  }
  const [user] = await server.records.ask('select id from users where email = ?', email)
  if (user) return `${email} was confirmed by a scanner`
  const { status, text } = await verify(server, 'signup', token)
  return status === 200 ? undefined : `the link is spent: ${status} ${text}`
}

/** It leaves nothing for the next. */
async function openWithScripts(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(LOOK_MS)
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()))
  await page.goto('about:blank')
}
