import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, it } from 'vitest'

import { listen } from './listen.ts'
import { noSite } from './site.ts'

const BUSY_MS = 500
const REQUEST = 'GET /health/alive HTTP/1.1\r\nHost: a\r\n\r\n'

it('responds to a request on a kept connection that came while it was busy', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1' }, noSite, () => new Response('well'))
  const socket = connect(server.port, '127.0.0.1')
  const answers: string[] = []
  socket.on('data', (bytes) => answers.push(String(bytes)))
  socket.write(REQUEST)
  await once(socket, 'data')

  const stopped = server.close()
  socket.write(REQUEST)
  for (const end = performance.now() + BUSY_MS; performance.now() < end;);
  await once(socket, 'close')
  await stopped
  expect(answers.join('').split('HTTP/1.1 200 OK')).toHaveLength(3)
  expect(answers.join('')).toContain('Connection: close')
})
