import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createDoor, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import { paths } from '#app/pages.ts'
import { findObservatory, needCommands } from '#bench/tools.ts'
import { freePort } from '#server/testing/free-port.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess } from '#tests/support/start-process.ts'

import type { Observed } from './observe.ts'

/** Five more take integrity hashes, which docs/security.md says why we do without. */
const MIN_SCORE = 130

it.runIf(isSoak)('MDN’s Observatory gives each page A+, behind TLS', async () => {
  needCommands('openssl')
  const program = findObservatory()
  const port = await freePort()
  const settings = { DIAGNOSTICS: '1', SITE_URL: `https://localhost:${port}` }
  const server = await startProcess({ settings })
  const front = await startFront(port, () => server.url)
  const places = paths.map((path) => `localhost:${port}${path}`)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate }
  const words = ['tests/security/observatory/observe.ts', program, ...places]
  const { stdout } = await promisify(execFile)(process.execPath, words, { env })
  const observed = stdout.trim().split('\n')
  expect(observed).toHaveLength(places.length)
  const below = observed
    .map((line): Observed => JSON.parse(line))
    .filter(({ grade, score }) => grade !== 'A+' || score < MIN_SCORE)
  expect(below).toEqual([])
  front.close()
  await server.stop()
})

/** How the first byte of TLS reads. */
const HANDSHAKE = 0x16

/**
 * What a proxy with TLS does before the server, with a certificate of its own: one port for both, and whoever
 * comes without TLS is led to it.
 *
 * @param port a free one; the server must know it as its address
 */
async function startFront(port: number, target: () => string) {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-front-'))
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const words = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext'.split(' ')
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...words, 'subjectAltName=DNS:localhost', ...files], {
    stdio: 'ignore',
  })

  const plain = createServer(({ url }, response) => {
    response.writeHead(301, { Location: `https://localhost:${port}${url}` }).end()
  })
  const secure = createSecureServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (asked, answer) => passOn(target(), asked, answer),
  )
  const door = createDoor((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      ;(first[0] === HANDSHAKE ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
  await once(door.listen(port, '127.0.0.1'), 'listening')

  function close() {
    door.close()
    for (const each of [plain, secure]) each.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
  return { certificate, close }
}

function passOn(target: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, headers, url } = asked
  const passed = request(new URL(url ?? '/', target), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
