import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { shop } from '#server/testing/contact.ts'
import { finishAtCounter } from '#server/testing/counter.ts'
import { atMonday, NINE, openCustomer, type Customer } from '#server/testing/shop.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { calendarOf, startMail, type Mail } from '#server/testing/visit-mail.ts'
import { shopEmails } from '#shared/content/en/shop-emails.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import { formatOpenHours } from '#shared/shop/visits/format-hours.ts'

type Recipients = ApplicationInput['recipients']
type Household = Partial<ApplicationInput> & { forms: number; ids: number; recipients: Recipients }

const SLOT_MS = 30 * 60_000
const you = (name = 'Ann Lee') =>
  ({ kind: 'applicant', name, photoId: 'passport', addressId: 'lease' }) as const
const adult = (name: string) =>
  ({ kind: 'adult', name, photoId: 'drivers-license', addressId: 'voter' }) as const
const child = (name: string) => ({ kind: 'minor', name }) as const
const company = { kind: 'business', name: 'Lee & Roe LLC' } as const
const employee = (name: string) => ({ kind: 'employee', name }) as const
const staff = ['Bo Roe', 'Cy Fay', 'Di Kim', 'Ed Poe'].map(employee)
const forBusiness = { use: 'business', plan: 'large' } as const
const collector = { ...adult('Cole Max'), kind: 'collector' } as const

/** More household kinds are counted in shared/shop/applications/household.test.ts. */
const households: Record<string, Household> = {
  'a couple with two children': {
    recipients: [you(), adult('Bo Lee'), child('Cy Lee'), child('Di Lee')],
    forms: 2,
    ids: 4,
  },
  'an LLC with two owners and three employees': {
    ...forBusiness,
    recipients: [you(), company, ...staff],
    forms: 1,
    ids: 2,
  },
  'an LLC whose owners receive personal mail': {
    ...forBusiness,
    recipients: [{ ...you(), hasPersonalMail: true }, company, adult('Bo Roe')],
    forms: 3,
    ids: 4,
  },
  'a person with a matrícula': {
    recipients: [{ ...you(), photoId: 'matricula-consular', addressId: 'insurance' }],
    forms: 1,
    ids: 2,
  },
  'a person who signs before a notary': {
    signing: 'notary',
    recipients: [you()],
    forms: 1,
    ids: 2,
  },
  'a person with a collector': { recipients: [you(), collector], forms: 1, ids: 4 },
  'Vietnamese names': {
    recipients: [you('Nguyễn Thị Ánh'), adult('Trần Đình Đức'), child('Nguyễn Hữu Ước')],
    forms: 2,
    ids: 4,
  },
  'a trade name': {
    ...forBusiness,
    recipients: [you(), company, { kind: 'trade-name', name: 'Lee’s Bakery' }],
    forms: 1,
    ids: 2,
  },
}

const server = useSharedServer({ facts: { boxNumbers: [{ first: 101, last: 120 }] } })
const customers = new Map<string, Customer>()
let mail: Awaited<ReturnType<typeof startMail>>

beforeAll(async () => {
  atMonday(server)
  for (const name of Object.keys(households)) {
    customers.set(name, await openCustomer(server, addressOf(name)))
  }
  await server.database.write((tx) => tx.deleteFrom('outbox').execute())
  mail = await startMail(server)
})

afterAll(() => mail.close())

function applicationOf({ forms: _forms, ids: _ids, ...household }: Household): ApplicationInput {
  const usual = { plan: 'small', months: 3, payment: 'ahead', use: 'personal', signing: 'counter' }
  return { ...usual, ...household } as ApplicationInput
}

describe('a household goes from its application to its mailbox', () => {
  const played = new Map<string, { filed: FiledApplication; slot: number; box: number }>()

  it.each(Object.entries(households))('%s', async (name, household) => {
    const customer = customers.get(name)!
    const sent = applicationOf(household)
    const { status, body: filed } = await customer.post('application', sent)
    expect([status, filed]).toMatchObject([
      201,
      { forms: household.forms, ids: household.ids, recipients: household.recipients },
    ])
    const slot = NINE + played.size * SLOT_MS
    const visit = { slot, way: sent.signing, key: crypto.randomUUID() }
    expect((await customer.post('visits', visit)).status).toBe(201)
    const { box } = await finishAtCounter(server, filed)
    played.set(name, { filed, slot, box })

    const [mailbox] = (await customer.get('mailboxes')).body.mailboxes
    expect(mailbox).toMatchObject({
      box,
      state: 'active',
      street: `10 MAIN ST PMB ${box}`,
      recipients: household.recipients.map(({ kind, name: given }) => ({ kind, name: given })),
    })
    const paid = mailbox.ledger.find(({ kind }: { kind: string }) => kind === 'payment')
    expect(paid.cents).toBe(-filed.dueToday)
  })

  it('each gets its emails, and a valid calendar file', async () => {
    const emails = await mail.emails(played.size * 4)
    for (const [name, { filed, slot, box }] of played) {
      const own = emails.filter(({ to }) => to?.[0]?.address === addressOf(name))
      const find = (subject: string) => own.find((email) => email.subject === subject)
      const { forms, ids, signing, track } = filed
      const facts = { shop, forms, ids, next: track.next?.code }
      const expected = shopEmails['application-filed'](facts)
      for (const sentence of expected.opening) {
        expect(flat(find(expected.subject))).toContain(sentence)
      }

      const when = shopEmails.moment(slot, 'America/Los_Angeles')
      const next = signing === 'notary' ? ('bring-signed-form' as const) : ('come' as const)
      const due = `$${(filed.dueToday / 100).toFixed(2)}`
      const booked = shopEmails['visit-booked']({
        shop,
        when,
        way: shopEmails.ways[signing],
        next,
        isHere: signing !== 'video',
        due,
      })
      for (const sentence of booked.opening) {
        expect(flat(find(booked.subject))).toContain(sentence)
      }
      expect(calendarOf(find(booked.subject))).toMatchObject({
        method: 'REQUEST',
        starts: slot,
        minutes: 30,
        isUtc: true,
        attendee: `mailto:${addressOf(name)}`,
      })
      const hours = formatOpenHours(shop.hours, shopEmails.hours)
      const signed = flat(find(shopEmails['forms-signed']({ shop }).subject))
      for (const fact of [due, hours]) expect(signed).toContain(fact)
      const active = flat(find(shopEmails['mailbox-active']({ shop }).subject))
      for (const fact of [`PMB ${box}`, hours]) expect(active).toContain(fact)
    }
  })
})

function addressOf(household: string) {
  return `${household.replace(/\W+/g, '-')}@example.com`.toLowerCase()
}

function flat(email: Mail | undefined) {
  return email?.text?.replace(/\s+/g, ' ')
}
