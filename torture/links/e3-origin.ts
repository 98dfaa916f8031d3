import { until } from '#e2e/site.ts'
import { visitorAddress } from '#bench/wire.ts'
import { startSmtpServer } from '#server/testing/smtp.ts'
import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { settle } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'
import { askToTheLetter } from '#torture/wire.ts'

const AT_ONCE = 8
const BATCH = 200
const HOUR_MS = 3_600_000
const LETTER_LIMIT_MS = 60_000
const HOSTS = [
  'evil.test',
  'evil.test:443',
  'evil.test@localhost',
  'localhost.evil.test',
  'localhost:1@evil.test',
  '127.0.0.1.evil.test',
  '[::1]:80',
  'xn--ste-tma.test',
  'EVIL.TEST',
  'evil.test#',
]
const CARRIERS = [
  'X-Forwarded-Host',
  'X-Forwarded-Server',
  'X-Host',
  'X-Original-Host',
  'X-Original-URL',
  'X-Rewrite-URL',
  'Referer',
  'Origin',
  'Forwarded',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
]

/** Whatever a request says of where we stand, letters lead to the one place that is set. */
export const linkOrigin: Item = {
  id: 'E3',
  title: 'Origin of links',
  bar: '500 variants: every link in every letter on the configured origin',
  fault: {
    says: 'links are built from the Host header',
    edits: [
      {
        file: 'server/auth/recover.ts',
        find: 'const input = await readBody(call, body)',
        replace: `const input = await readBody(call, body)
  globalThis.toldHost = new URL(call.request.url).host`,
      },
      {
        file: 'server/email/templates.ts',
        find: 'return `${siteUrl}${path}?$',
        replace:
          'return `${globalThis.toldHost ? `http://${globalThis.toldHost}` : siteUrl}${path}?$',
      },
    ],
  },
  async measure({ size, random, startServer }) {
    const smtp = await startSmtpServer()
    const wrongs = new Wrongs()
    try {
      const server = await startServer({ settings: { SMTP_URL: smtp.url } })
      const members = await settleByPost(server, size({ fast: 60, full: 500 }), smtp.received)
      let taken = 0
      let refused = 0
      for (const [first, some] of inBatches(members, BATCH).entries()) {
        await server.allDelivered()
        await server.passTime(HOUR_MS)
        await inParallel(some, AT_ONCE, async (email, index) => {
          const { status } = await askHostilely(server, email, index + first * BATCH, random)
          if (status === 200) taken += 1
          else if (status >= 400 && status < 500) refused += 1
          else wrongs.add(`${status}`)
        })
      }
      await server.allDelivered()
      if (smtp.received.length !== taken + 1) wrongs.add(`${smtp.received.length} letters`)
      const links = smtp.received.flatMap(({ raw, email: { text = '', html = '' } }) => [
        ...[...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link),
        ...(/evil/i.test(raw) ? ['evil in the letter'] : []),
      ])
      for (const link of links) {
        if (URL.parse(link)?.origin !== server.url) wrongs.add(link)
      }
      return wrongs.outcome(
        `${members.length} variants (${refused} refused), ${links.length} links, ${wrongs.count} elsewhere`,
      )
    } finally {
      await smtp.close()
    }
  },
}

/** As `settle`, where the link of the one who signed up comes by SMTP. */
async function settleByPost(
  server: Server,
  count: number,
  received: { email: { text?: string } }[],
) {
  const members = upTo(count).map((index) => `member${index}@example.com`)
  const byPost = {
    ...server,
    async linkTo() {
      await until(async () => received.length > 0, LETTER_LIMIT_MS)
      return /token_hash=([\w-]+)/.exec(received[0]?.email.text ?? '')?.[1] ?? ''
    },
  }
  await settle(byPost, members)
  return members
}

function askHostilely(server: Server, email: string, index: number, random: () => number) {
  const host = HOSTS[index % HOSTS.length] ?? ''
  const carrier = CARRIERS[Math.floor(index / HOSTS.length) % CARRIERS.length] ?? ''
  const said = carrier === 'Forwarded' ? `host=${host};proto=https` : sayHost(carrier, host)
  const isAbsolute = random() < 1 / 4
  const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(`http://${host}/reset-password`)}`
  return askToTheLetter(server.url, {
    path: isAbsolute ? `http://${host.replaceAll(/[#@].*/g, '')}${path}` : path,
    headers: {
      Host: random() < 1 / 2 ? host : new URL(server.url).host,
      [carrier]: said,
      'X-Forwarded-For': visitorAddress(index),
    },
    body: JSON.stringify({ email }),
  })
}

function sayHost(carrier: string, host: string) {
  return /URL|Referer|Origin/.test(carrier) ? `https://${host}/auth/callback` : host
}
