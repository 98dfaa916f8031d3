import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { runCommand } from '#server/testing/accounts.ts'
import { callShop } from '#server/testing/shop.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import type { Customer } from '#shared/shop/boxes/customer.ts'
import type { StaffRole } from '#shared/shop/core/staff.ts'
import type { Received } from '#shared/shop/mail/items.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'

import { createPerson, type Person } from './test.ts'
import { addAppByWire, keepSession, makeAccount } from './visitor.ts'

const signature = {
  width: 300,
  height: 100,
  strokes: [[10, 50, 40, 20, 70, 80, 100, 20, 130, 80, 160, 20, 190, 80, 220, 20, 250, 80]],
}

export async function openCounter(site: ServerProcess) {
  const { session } = await makeStaff(site, createPerson(), 'mailbox_center')

  async function call<Answer>(path: string, body: object, token = session.access_token) {
    const answer = await callShop(site, 'POST', path, { token, body })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${answer.text}`)
    return answer.body as Answer
  }

  const file = (token: string, application: ApplicationInput) =>
    call<FiledApplication>('application', application, token)
  /** Another test may have opened it today. */
  const openTill = () =>
    call('staff/money/till/open', { floatCents: 10_000 }).catch(() => undefined)

  async function giveBox({ id, recipients }: Pick<FiledApplication, 'id' | 'recipients'>) {
    const { rental } = await call<{ rental: { box: number } }>(`customers/${id}/box`, {})
    return { id, recipients, box: rental.box }
  }

  return {
    file,
    fileFor: (email: string, application: ApplicationInput) =>
      call<Customer>('customers', { email, application }),
    openTill,
    async reserve(token: string, application: ApplicationInput) {
      return giveBox(await file(token, application))
    },
    giveBox,
    addChild: (id: string, name: string) =>
      call<Customer>(`customers/${id}/recipients`, { kind: 'minor', name, shownCents: 0 }),
    async open({ id, recipients }: Reserved, photoExpiresOn: string) {
      const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn }
      for (const recipient of recipients.filter(({ kind }) => kind !== 'minor')) {
        const path = `customers/${id}/recipients/${recipient.id}`
        await call(`${path}/ids`, ids)
        await call(`${path}/sign`, { witness: 'shop' })
        await call(`${path}/acknowledge`, { language: 'en' })
        await call(`${path}/crd`, {})
      }
      const { first } = await call<Customer>(`customers/${id}/keys`, { count: 2 })
      await openTill()
      const payment = { id: randomUUID(), way: 'cash', shownCents: first.dueToday }
      await call(`customers/${id}/activate`, payment)
    },
    async close({ id }: Pick<Reserved, 'id'>) {
      await call(`customers/${id}/close`, {})
    },
    async receive(box: number, recipientId: string, item: { kind: string; tracking?: string }) {
      const body = { ...item, key: randomUUID(), box, recipientId }
      const { item: received } = await call<Received>('mail/items', body)
      return received.id
    },
    async handOut(box: number, recipientId: string, items: string[]) {
      const shown = { key: randomUUID(), idType: 'passport', signature }
      await call('mail/hand-outs', { ...shown, box, recipientId, items })
    },
  }
}

type Reserved = Pick<FiledApplication, 'id' | 'recipients'>

async function makeStaff(site: ServerProcess, person: Person, role: StaffRole) {
  const { access_token } = await makeAccount(site, person)
  await runCommand('grant-role', [person.email, role], site)
  return addAppByWire(site, access_token)
}

export async function beStaff(
  page: Page,
  site: ServerProcess,
  person: Person,
  role: StaffRole = 'mailbox_center',
) {
  const made = await makeStaff(site, person, role)
  await keepSession(page, made.session)
  return made
}
