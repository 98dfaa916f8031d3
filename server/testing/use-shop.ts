import { beforeAll } from 'vitest'

import type { Rental } from '#server/database/rows.ts'

import { openMailbox } from './counter.ts'
import { atMonday, openCustomer, openStaff, type Customer, type Staff } from './shop.ts'
import type { TestServer } from './start-server.ts'
import { useServer, useStoredDraft } from './use-server.ts'

export function useShop(options?: Parameters<typeof useServer>[0]) {
  const server = useServer(options)
  const ann = useStoredDraft<Customer>()
  beforeAll(async () => {
    Object.assign(ann, await openCustomer(atMonday(server), 'ann@example.com'))
  })

  return {
    server,
    ann,
    async kindsTo(address = ann.email) {
      const kinds = (await server.emailsTo(address)).map(({ kind }) => kind)
      return kinds.filter((kind) => kind !== 'confirm')
    },
    close: (closed_on: string | null) =>
      server.database.write((tx) =>
        tx.updateTable('rentals').set({ closedOn: closed_on }).execute(),
      ),
  }
}

export function useCounter(options?: Parameters<typeof useServer>[0]) {
  const shop = useShop(options)
  const { server } = shop
  const clerk = useStoredDraft<Staff>()
  const signIn = async (email: string) => void Object.assign(clerk, await openStaff(server, email))
  beforeAll(() => signIn('clerk@example.com'))

  return {
    ...shop,
    clerk,
    async moveTo(instant: string | number) {
      const now = new Date(instant).getTime()
      Object.assign(server.clock, { now })
      await signIn(`clerk-${now}@example.com`)
    },
    receive: (body: object = {}) =>
      clerk.post('mail/items', { key: crypto.randomUUID(), box: 101, kind: 'parcel', ...body }),
  }
}

export function useMailbox(options?: Parameters<typeof useServer>[0]) {
  const counter = useCounter(options)
  const rental = useStoredDraft<Rental>()
  const open = () => openMailbox(counter.server, counter.ann)
  beforeAll(async () => void Object.assign(rental, await open()))
  return { ...counter, rental }
}

export function useOwner(server: TestServer) {
  const owner = useStoredDraft<Staff>()
  const signIn = () => openStaff(server, 'owner@example.com', 'administrator')
  beforeAll(async () => void Object.assign(owner, await signIn()))
  return owner
}
