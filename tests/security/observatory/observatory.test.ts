import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import { paths } from '#app/pages.ts'
import { findObservatory, needCommands } from '#bench/tools.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startServer } from '#tests/support/server.ts'
import { isSoak } from '#tests/support/soak.ts'

import { startFront } from './https-front.ts'
import type { Observed } from './observe.ts'

/** Five more take integrity hashes, which docs/security.md says why we do without. */
const LEAST_SCORE = 130

it.runIf(isSoak)('MDN’s Observatory gives each page A+, behind TLS', async () => {
  needCommands('openssl')
  const program = findObservatory()
  const port = await freePort()
  const settings = { DIAGNOSTICS: '1', SITE_URL: `https://localhost:${port}` }
  const server = await startServer({ settings })
  const front = await startFront(port, () => server.url)
  const places = paths.map((path) => `localhost:${port}${path}`)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate }
  const words = ['tests/security/observatory/observe.ts', program, ...places]
  const { stdout } = await promisify(execFile)(process.execPath, words, { env })
  const observed = stdout.trim().split('\n')
  expect(observed).toHaveLength(places.length)
  const below = observed
    .map((line): Observed => JSON.parse(line))
    .filter(({ grade, score }) => grade !== 'A+' || score < LEAST_SCORE)
  expect(below).toEqual([])
  front.close()
  await server.stop()
})
