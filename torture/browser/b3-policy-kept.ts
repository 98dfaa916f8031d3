import { prerendered } from '#app/routes.ts'

import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { inlineHashes, readPolicy } from './page-policy.ts'
import { walkSite } from './walk.ts'

/** Pages and policies fit: each inline script has its hash, each hash its script, and nothing is refused. */
export const policyKept: Item = {
  id: 'B3',
  title: 'The policy enforced on all pages',
  bar: '0 violations on all pages, scrolled to the end; hashes = inline scripts and styles both ways',
  fault: {
    says: 'one inline style= on each page',
    edits: [
      {
        file: 'server/http/site.ts',
        find: '.replaceAll(siteAddress, () => settings.siteUrl)',
        replace: `.replaceAll(siteAddress, () => settings.siteUrl)
    .replace('</main>', '<i style="color:red"></i></main>')`,
      },
    ],
  },
  async measure({ tier, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const hashes = await compareHashes(server, wrongs)
    const walk = await walkSite(server, tier)
    for (const example of walk.wrongs.examples) wrongs.add(example)
    const count = wrongs.count - walk.wrongs.examples.length + walk.wrongs.count
    return wrongs.outcome(
      `${hashes} hashes of ${prerendered.length} pages, ${walk.pages} walked, ${count} wrong`,
    )
  },
}

async function compareHashes(server: Server, wrongs: Wrongs) {
  let count = 0
  for (const path of prerendered) {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    const html = await response.text()
    const policy = readPolicy(response.headers.get('Content-Security-Policy') ?? '')
    const { scripts, styles } = inlineHashes(html)
    for (const [name, there] of [
      ['script-src', scripts],
      ['style-src', styles],
    ] as const) {
      const allowed = (policy.get(name) ?? []).filter((source) => source !== "'self'")
      count += allowed.length
      for (const hash of there) if (!allowed.includes(hash)) wrongs.add(`${path}: not in ${name}`)
      for (const hash of allowed) {
        if (!there.includes(hash)) wrongs.add(`${path}: ${name} allows what is not there`)
      }
    }
    if (/<[a-z][^>]*\s(style|on\w+)="/i.test(html)) wrongs.add(`${path}: style= or on…=`)
  }
  return count
}
