import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'

import { findIn, readLeft } from './what-is-left.ts'

const AT_ONCE = 4
const OUTPUT_LIMIT_MS = 500

/** A browser's report quotes addresses, and they may hold a secret: nothing of it is kept. */
export const reports: Item = {
  id: 'P4',
  title: 'Reports of refused scripts',
  bar: '1,000 reports full of tokens: 0 of them in the output or in any file',
  fault: {
    says: 'a report is written down as it came',
    isQuick: true,
    edits: [
      {
        file: 'server/http/csp-report.ts',
        find: 'v.safeParse(report, await readJson(call), { abortEarly: true })',
        replace: `v.safeParse(report, await readJson(call).then((told) => {
    services.log.warn({ told }, 'a report')
    return told
  }))`,
      },
    ],
  },
  async measure({ random, size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const secrets = upTo(size({ fast: 100, full: 1_000 })).map(
      (index) => `canary-${index}-${Math.floor(random() * 1e9)}`,
    )
    let taken = 0
    await inParallel(secrets, AT_ONCE, async (secret, index) => {
      const { type, body } = reportOf(secret, index)
      const headers = { 'Content-Type': type }
      const { status } = await server.ask('POST', '/csp-report', body, { headers })
      if (status === 204) taken += 1
      else if (status !== 400) wrongs.add(`${status} to ${JSON.stringify(body)}`)
    })
    await new Promise((resolve) => setTimeout(resolve, OUTPUT_LIMIT_MS))
    const lines = server.output().split('a page met its own policy').length - 1
    if (taken === 0 || lines < taken) wrongs.add(`${taken} taken, but ${lines} written down`)
    for (const left of await readLeft(server, () => false))
      for (const found of findIn(left, secrets)) wrongs.add(`${left.place} holds ${found}`)
    return wrongs.outcome(
      `${secrets.length} reports, ${taken} taken and told by ${lines} lines, ${wrongs.count} wrong`,
    )
  },
}

/** In both shapes that browsers have, with the secret wherever an address or a sample stands; some are nonsense. */
function reportOf(secret: string, index: number) {
  const address = `https://shop.test/reset-password?token_hash=${secret}#access_token=${secret}`
  const rule = index % 5 === 4 ? `script-src ${secret}` : 'script-src-elem'
  if (index % 2 === 0) {
    const report = {
      'document-uri': address,
      referrer: address,
      'blocked-uri': address,
      'source-file': address,
      'script-sample': secret,
      'original-policy': secret,
      'effective-directive': rule,
      'violated-directive': rule,
    }
    return { type: 'application/csp-report', body: { 'csp-report': report } }
  }
  const body = {
    documentURL: address,
    referrer: address,
    blockedURL: address,
    sourceFile: address,
    sample: secret,
    effectiveDirective: rule,
  }
  const report = { type: 'csp-violation', age: 5, url: address, user_agent: secret, body }
  return { type: 'application/reports+json', body: [report, report] }
}
