import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { shopRental } from '#app/facts/rental-facts.ts'
import type { Writer } from '#server/database/database.ts'
import { createGroupCommit } from '#server/database/group-commit.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { DATABASE_FILE } from '#server/database/sqlite.ts'
import type { Tables } from '#server/database/tables.ts'
import { deriveSecrets, loadSecret } from '#server/secrets.ts'
import { activate } from '#server/shop/activate.ts'
import {
  allocateBox,
  checkIds,
  type Clerk,
  type CounterServices,
  enterInCrd,
  issueKeys,
  signForm,
} from '#server/shop/counter.ts'
import { handOutMailItem, receiveMailItem } from '#server/shop/mail-items.ts'
import type { ApplicationInput } from '#shared/rental/application.ts'

import type { RunningSite } from './site.ts'

const clerk: Clerk = { id: 'clerk', role: 'mailbox_center' }

/** The counter of a running site: what its staff does, in its own database. */
export async function openCounter({ dataDir, url }: RunningSite) {
  const file = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5_000 })
  const database = createSqliteKysely<Tables>(file)
  const secrets = deriveSecrets(await loadSecret(dataDir))
  const services: CounterServices = { rental: shopRental, now: Date.now, secrets }
  const { write } = createGroupCommit<Writer>(
    file,
    (work) => database.transaction().execute(work),
    (error) => {
      throw error
    },
  )

  return {
    /** Files an application as whoever holds the token, and gives it a number. */
    async reserve(token: string, application: ApplicationInput) {
      const response = await fetch(`${url}/shop/v1/application`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(application),
      })
      const filed = await response.json()
      const rental = await write((tx) => allocateBox(tx, filed.id, undefined, clerk, services))
      const recipients: { id: string; kind: string }[] = filed.recipients
      return { rental, recipients }
    },
    /** IDs, forms, keys and the first payment of a number that was given. */
    async open(
      {
        rental,
        recipients,
      }: { rental: { id: string }; recipients: { id: string; kind: string }[] },
      photoExpiresOn: string,
    ) {
      const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn }
      for (const { id, kind } of recipients) {
        if (kind === 'minor') continue
        await write((tx) => checkIds(tx, id, ids, clerk, services))
        await write((tx) => signForm(tx, id, 'shop', clerk, services))
        await write((tx) => enterInCrd(tx, id, clerk, services))
      }
      await write((tx) => issueKeys(tx, rental.id, clerk, services))
      const posting = { postingId: rental.id, by: clerk, paidBy: 'cash' as const }
      await write((tx) => activate(tx, rental.id, posting, services))
    },
    /** Takes in a package for whoever is named first, and another that is picked up at once. */
    async receive({ id }: { id: string }, recipient: string) {
      const parcel = { rental_id: id, recipient_id: recipient, kind: 'parcel' as const }
      const waiting = { ...parcel, carrier: 'UPS', tracking: '1Z879E930346834440' }
      await write((tx) => receiveMailItem(tx, waiting, clerk, services))
      const letter = { ...parcel, kind: 'accountable' as const, carrier: 'USPS', tracking: null }
      const handed = await write((tx) => receiveMailItem(tx, letter, clerk, services))
      await write((tx) => handOutMailItem(tx, handed, clerk, services))
    },
    close: () => database.destroy(),
  }
}
