import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'

/** A port before a mail server that can be shut, as if nothing listened there. */
export async function makeGate(toPort: number, host = '127.0.0.1') {
  const passing = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(toPort, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      passing.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        passing.delete(one)
        other.destroy()
      })
    }
  })
  const open = (at: number) => new Promise<void>((done) => server.listen(at, host, done))
  await open(0)
  const { port } = server.address() as AddressInfo

  async function shut() {
    if (!server.listening) return
    const closed = new Promise((done) => server.close(done))
    for (const socket of passing) socket.destroy()
    await closed
  }
  return { url: `smtp://${host}:${port}`, open: () => open(port), shut }
}

/** An address of this machine that is not the loopback, if it has one. */
export function outerAddress() {
  const all = Object.values(networkInterfaces()).flatMap((several) => several ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
