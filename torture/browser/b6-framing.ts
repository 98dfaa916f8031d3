import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { prerendered } from '#app/routes.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'

import { startVisitor } from './chromium.ts'

const FAST_STEP = 5
const SETTLE_MS = 1_500

/** No page stands in a stranger's frame, and no page that we open holds on to ours, nor one that opens ours. */
export const framing: Item = {
  id: 'B6',
  title: 'Frames and openers',
  bar: 'by another origin: 0 pages framed; 100 % of links away noopener noreferrer; 0 openers held',
  fault: {
    says: 'any page may frame ours',
    edits: [
      {
        file: 'server/http/headers.ts',
        find: "`frame-ancestors '${framing}'`",
        replace: "'frame-ancestors *'",
      },
    ],
  },
  async measure({ tier, shareServer }) {
    const server = await shareServer()
    const wrongs = new Wrongs()
    const links = await readLinks(server, wrongs)
    const paths = prerendered.filter((_, index) => tier !== 'fast' || index % FAST_STEP === 0)
    const host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(hostilePage(server.url, paths))
    })
    await once(host.listen(0, '127.0.0.1'), 'listening')
    try {
      const { port } = host.address() as AddressInfo
      const elsewhere = `http://127.0.0.1:${port}`
      // The browser complains of each frame that is refused, as it should.
      const visitor = await startVisitor(server, new Wrongs(), (address) =>
        address.startsWith(elsewhere),
      )
      const { page } = visitor
      await page.goto(elsewhere, { waitUntil: 'load' })
      await page.waitForTimeout(SETTLE_MS)
      for (const frame of page.frames().slice(1)) {
        const isOurs = await frame.evaluate((url) => location.origin === url, server.url)
        if (isOurs) wrongs.add(`framed: ${frame.url()}`)
      }
      const popup = page.waitForEvent('popup')
      await page.evaluate((url) => {
        Object.assign(window, { opened: open(url) })
      }, server.url)
      const opened = await popup
      await opened.waitForLoadState('load')
      if (!(await opened.evaluate(() => opener === null))) wrongs.add('our page holds its opener')
      const isHeld = await page.evaluate(() => !(window as { opened?: Window }).opened?.closed)
      if (isHeld) wrongs.add('a stranger holds the page they opened')
      await visitor.close()
    } finally {
      host.closeAllConnections()
      host.close()
    }
    return wrongs.outcome(
      `${paths.length} pages framed, ${links} links away, ${wrongs.count} wrong`,
    )
  },
}

function hostilePage(site: string, paths: string[]) {
  const frames = paths.map((path) => `<iframe src="${site}${path}"></iframe>`)
  return `<!doctype html><title>Elsewhere</title>${frames.join('')}`
}

/** Every link of every page that leads away or to a new tab. */
async function readLinks(server: Server, wrongs: Wrongs) {
  let count = 0
  for (const path of prerendered) {
    const html = await (await fetch(server.url + path)).text()
    for (const [tag] of html.matchAll(/<a\s[^>]*>/g)) {
      const leadsAway = /\shref="https?:/.test(tag) && !tag.includes(`href="${server.url}`)
      if (!leadsAway && !/\starget=/.test(tag)) continue
      count += 1
      if (!/\srel="[^"]*noopener noreferrer/.test(tag)) wrongs.add(`${path}: ${tag}`)
    }
  }
  return count
}
