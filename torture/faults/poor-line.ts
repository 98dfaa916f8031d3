import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** There and back it is twice as long. */
const ONE_WAY_MS = 150
const LOST = 0.05
/** Until what was lost is sent once more. */
const SENT_AGAIN_MS = 600
/** How a request that changes something begins. */
const SENDS = 'POST '

/**
 * A line to a server that takes 300 ms there and back and loses every twentieth piece, which comes later, as TCP
 * sends it again: whatever was sent after it waits for it.
 *
 * @param target the port to reach, once it is known
 */
export async function openPoorLine(target: () => number, random: () => number) {
  const sockets = new Set<Socket>()
  let isCut = false

  function carry(from: Socket, to: Socket, hear: (piece: Buffer) => boolean) {
    let freeAt = 0
    from.on('data', (piece: Buffer) => {
      const isDropped = hear(piece)
      const now = performance.now()
      const delayMs = ONE_WAY_MS + (random() < LOST ? SENT_AGAIN_MS : 0)
      freeAt = Math.max(freeAt, now + delayMs)
      setTimeout(() => {
        if (isDropped) to.destroy()
        else to.write(piece)
      }, freeAt - now)
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      setTimeout(() => to.end(), Math.max(0, freeAt - performance.now()) + ONE_WAY_MS)
    })
    sockets.add(from)
  }

  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1')
    let isSent = false
    carry(near, far, (piece) => {
      isSent = piece.toString('latin1').startsWith(SENDS)
      return false
    })
    carry(far, near, () => isCut && isSent)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    /** What is sent arrives, and the line breaks before its answer comes back, until `mend`. */
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
