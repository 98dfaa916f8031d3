import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { prerendered } from '#app/routes.ts'
import { findObservatory, needCommands } from '#bench/tools.ts'
import { freePort } from '#server/testing/free-port.ts'
import { CannotRun, Wrongs, type Item } from '#torture/item.ts'

import type { Observed } from '#torture/child/observe.ts'

import { startFront } from './https-front.ts'

const BEST = 'A+'
/** The bar's 135 takes integrity hashes, which docs/security.md says why we do without. */
const LEAST_SCORE = 130

/** MDN's own scanner, on this machine, at each page behind TLS. */
export const observatory: Item = {
  id: 'B1',
  title: 'HTTP Observatory',
  bar: 'A+ and at least 130 on each page (135 with integrity hashes, which we accept to lack); mdn-http-observatory 1.4.8',
  tiers: ['full', 'soak'],
  fault: {
    says: 'frames may come from any address without TLS',
    edits: [
      {
        file: 'server/http/headers.ts',
        find: "`frame-src 'self'${foreignOrigin(mapsAppUrl)}`",
        replace: '`frame-src http:`',
      },
    ],
  },
  async measure({ startServer }) {
    const program = findTools()
    const port = await freePort()
    let target = ''
    const front = await startFront(port, () => target)
    const wrongs = new Wrongs()
    try {
      const settings = { DIAGNOSTICS: '1', SITE_URL: `https://localhost:${port}` }
      target = (await startServer({ settings })).url
      const places = prerendered.map((path) => `localhost:${port}${path}`)
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate }
      const words = ['torture/child/observe.ts', program, ...places]
      const { stdout } = await promisify(execFile)(process.execPath, words, { env })
      const observed = stdout
        .trim()
        .split('\n')
        .map((line): Observed => JSON.parse(line))
      for (const { place, grade, score, costs } of observed)
        if (grade !== BEST || score < LEAST_SCORE)
          wrongs.add(`${place}: ${grade} ${score} ${JSON.stringify(costs)}`)
      const scores = observed.map(({ score }) => score)
      return wrongs.outcome(
        `${observed.length} pages, ${Math.min(...scores)} to ${Math.max(...scores)}, ${wrongs.count} below`,
      )
    } finally {
      front.close()
    }
  },
}

function findTools() {
  try {
    needCommands('openssl')
    return findObservatory()
  } catch (error) {
    throw new CannotRun(`it could not be installed: ${String(error).split('\n')[0]}`)
  }
}
