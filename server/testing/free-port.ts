import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that the machine gives to outgoing connections: one of them could take it while its server is down. */
const FIRST = 20_000
const COUNT = 12_000

/** A port of the loopback interface that nothing listens on at the moment, and that stays free between two starts. */
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
