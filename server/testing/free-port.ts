import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports: an outgoing connection could take it while its server is down. */
const FIRST = 20_000
const COUNT = 12_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number) {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
