import { atMonday, openCustomer, openStaff } from './shop.ts'
import { startServer } from './start-server.ts'

/** A parcel's number of two carriers. */
export const UPS = '1Z879E930346834440'
export const USPS = '9400111206206406260787'

/** A server with a customer, Ann, who has no mailbox yet, and a clerk who takes in mail for box 101. */
export async function openCounter() {
  const server = atMonday(await startServer())
  const counter = {
    server,
    ann: await openCustomer(server, 'ann@example.com'),
    clerk: await openStaff(server, 'clerk@example.com'),
    /** Takes in a parcel, or whatever else `body` says. */
    receive: (body: object = {}) =>
      counter.clerk.post('mail/items', {
        key: crypto.randomUUID(),
        box: 101,
        kind: 'parcel',
        ...body,
      }),
    /** Another time, at which the clerk has just signed in. */
    async moveTo(instant: string) {
      server.clock.now = Date.parse(instant)
      const name = instant.replaceAll(/\D/g, '')
      counter.clerk = await openStaff(server, `clerk-${name}@example.com`)
    },
    close: () => server.close(),
  }
  return counter
}

export type Counter = Awaited<ReturnType<typeof openCounter>>
