import { once } from 'node:events'

const EVERY_MS = 20

// A process of its own: what keeps the sender of a storm busy must not count as the server's delay.
const [address = ''] = process.argv.slice(2)
const times: number[] = []
const told = new AbortController()
void once(process, 'message').then(() => told.abort())
// A visitor who is here already: what a new process loads at its first call is not the server's delay either.
await (await fetch(address)).text()
process.send?.('watching')
while (!told.signal.aborted) {
  const started = performance.now()
  await (await fetch(address)).text()
  times.push(performance.now() - started)
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
}
process.send?.(times, () => process.disconnect())
