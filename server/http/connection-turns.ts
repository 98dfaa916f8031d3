import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser and no proxy sends so many requests ahead of their answers. */
const MAX_WAITING = 2_000

type Connection = { newest: ServerResponse; waiting: number }

/**
 * One request at a time for each connection: what is sent ahead of the answers (pipelined) waits until the one before is
 * answered, so that a packet full of requests costs the others no more than one of them. Whoever sends too many ahead is cut
 * off.
 */
export function createConnectionTurns() {
  const connections = new WeakMap<Socket, Connection>()

  return function takeTurn(
    { socket }: IncomingMessage,
    response: ServerResponse,
    work: () => void,
  ) {
    const connection = connections.get(socket)
    const before = connection?.newest
    if (!connection || !before || before.closed) {
      connections.set(socket, { newest: response, waiting: 0 })
      work()
      return
    }
    connection.newest = response
    connection.waiting += 1
    if (connection.waiting > MAX_WAITING) socket.destroy()
    before.once('close', () => {
      connection.waiting -= 1
      if (!socket.destroyed) work()
    })
  }
}
