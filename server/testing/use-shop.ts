import { beforeAll } from 'vitest'

import type { Rental } from '#server/database/rows.ts'

import { openMailbox } from './counter.ts'
import { atMonday, openCustomer, openStaff, type Customer, type Staff } from './shop.ts'
import type { TestServer } from './start-server.ts'
import { useKept, useServer } from './use-server.ts'

/** A server on a Monday, with a customer. */
export function useShop(options?: Parameters<typeof useServer>[0]) {
  const server = useServer(options)
  const ann = useKept<Customer>()
  beforeAll(async () => {
    Object.assign(ann, await openCustomer(atMonday(server), 'ann@example.com'))
  })

  return {
    server,
    ann,
    /** The kinds of all emails to an address but the one of its sign-up, the oldest first. */
    async kindsTo(address = ann.email) {
      const kinds = (await server.emailsTo(address)).map(({ kind }) => kind)
      return kinds.filter((kind) => kind !== 'confirm')
    },
    /** As if the counter had closed every box on that day. */
    close: (closed_on: string | null) =>
      server.database.write((tx) =>
        tx.updateTable('rentals').set({ closedOn: closed_on }).execute(),
      ),
  }
}

/** The shop with a clerk at the counter. */
export function useCounter(options?: Parameters<typeof useServer>[0]) {
  const shop = useShop(options)
  const { server } = shop
  const clerk = useKept<Staff>()
  const signIn = async (email: string) => void Object.assign(clerk, await openStaff(server, email))
  beforeAll(() => signIn('clerk@example.com'))

  return {
    ...shop,
    clerk,
    /** Another time, at which another clerk has just signed in. */
    async moveTo(instant: string | number) {
      const now = new Date(instant).getTime()
      Object.assign(server.clock, { now })
      await signIn(`clerk-${now}@example.com`)
    },
    /** Takes in a parcel for box 101, or whatever else `body` says. */
    receive: (body: object = {}) =>
      clerk.post('mail/items', { key: crypto.randomUUID(), box: 101, kind: 'parcel', ...body }),
  }
}

/** The counter with the customer's mailbox, number 101, open. */
export function useMailbox(options?: Parameters<typeof useServer>[0]) {
  const counter = useCounter(options)
  const rental = useKept<Rental>()
  const open = () => openMailbox(counter.server, counter.ann)
  beforeAll(async () => void Object.assign(rental, await open()))
  return { ...counter, rental }
}

/** The shop's owner, who has just signed in. */
export function useOwner(server: TestServer) {
  const owner = useKept<Staff>()
  const signIn = () => openStaff(server, 'owner@example.com', 'administrator')
  beforeAll(async () => void Object.assign(owner, await signIn()))
  return owner
}
