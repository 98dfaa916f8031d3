import type { Page } from '@playwright/test'

import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { join, signIn, signUp, type Tokens } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { alterServed } from './altered-file.ts'
import { LOW_WINDOW, startVisitor } from './chromium.ts'
import { keepSession, readSession } from './kept-session.ts'
import { routes } from './routes.ts'

const SECRETS = /(access_token|refresh_token|token_hash|[?&#]code)=/
/** What a page still has under way when it is awake is done by then. */
const SETTLE_MS = 1_000

/** A stranger's link that carries a stranger's session signs nobody in, out, or in as somebody else. */
export const loginByAddress: Item = {
  id: 'E7',
  title: 'Login by a crafted address',
  bar: '0 sessions gained, changed or lost; hash and query gone at once and from the history',
  isLong: true,
  fault: {
    says: 'what the address carries stays in it',
    edits: alterServed({
      in: 'pages',
      find: /history\.replaceState\(history\.state,"",pathname\)/,
      replace: '0',
    }),
  },
  async measure({ tier, size, startServer }) {
    const server = await startServer()
    await join(server, 'ann@example.com')
    const hostile = await makeHostile(server)
    const wrongs = new Wrongs()
    const each = size({ fast: 1, full: hostile.length })
    let tried = 0
    await inParallel([false, true], 2, async (isSignedIn) => {
      const visitor = await startVisitor(server, wrongs)
      const { page } = visitor
      await page.setViewportSize(LOW_WINDOW)
      await visitor.open('/about')
      if (isSignedIn) await keepSession(page, server, 'ann@example.com')
      const before = await readSession(page)
      for (const [index, route] of routes.entries())
        for (let at = index; at < index + each; at += 1) {
          const isForOther = tier === 'fast' && (index % 2 === 0) === isSignedIn
          if (isForOther) continue
          const carried = hostile[at % hostile.length] ?? ''
          await visitor.open(route + carried)
          tried += 1
          await look(page, before, `${isSignedIn ? 'in' : 'out'}, ${route}${carried}`, wrongs)
        }
      await page.waitForTimeout(SETTLE_MS)
      await look(page, before, 'at the end', wrongs)
      await visitor.close()
    })
    return wrongs.outcome(`${tried} addresses on ${routes.length} routes, ${wrongs.count} wrong`)
  },
}

/** The attacker's own tokens, codes and links: every one of them good. */
async function makeHostile(server: Server) {
  const mallory = await join(server, 'mallory@example.com')
  await signUp(server, 'other@example.com')
  const link = await server.linkTo('other@example.com')
  await server.ask('POST', '/auth/v1/recover', { email: 'mallory@example.com' })
  const reset = await server.linkTo('mallory@example.com', /reset-password/)
  const code = await makeCode(server)
  const session = (tokens: Tokens) =>
    `access_token=${tokens.access_token}&refresh_token=${tokens.refresh_token}&expires_in=3600&token_type=bearer`
  const fresh = session(await signIn(server, 'mallory@example.com'))
  return [
    `#${session(mallory)}`,
    `?code=${code}`,
    `?token_hash=${link}&type=signup`,
    `#${fresh}&type=recovery`,
    `?${fresh}`,
    `?token_hash=${reset}&type=recovery`,
    `#token_hash=${link}&type=email`,
    `?code=${code}#${fresh}&type=magiclink`,
  ]
}

async function makeCode(server: Server) {
  const email = 'eve@example.com'
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  await server.ask('POST', '/auth/v1/signup', { email, password: 'Sunny!Day1', ...challenge })
  const query = new URLSearchParams({ type: 'signup', token: await server.linkTo(email) })
  const { headers } = await server.ask('GET', `/auth/v1/verify?${query}`)
  const code = URL.parse(headers.get('Location') ?? '')?.searchParams.get('code')
  if (!code) throw new Error('No code was answered')
  return code
}

async function look(page: Page, before: string | null, what: string, wrongs: Wrongs) {
  if ((await readSession(page)) !== before) wrongs.add(`${what}: the session is another one`)
  const visited = await page.evaluate(() => [
    location.href,
    ...navigation.entries().map(({ url }) => url),
  ])
  const left = visited.find((address) => SECRETS.test(address ?? ''))
  if (left) wrongs.add(`${what}: still in the history: ${left}`)
}
