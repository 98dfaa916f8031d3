import { beforeAll, describe, expect, it } from 'vitest'

import { openDrawer } from '#server/testing/counter.ts'
import { couple } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import type { ApplicationInput } from '#shared/shop/applications/application.ts'
import type { TrackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import { lackingIn, type TrackerStepId } from '#shared/shop/applications/tracker.ts'
import { priceRenewal, priceRental, pricesOf } from '#shared/shop/money/price.ts'
import { facts } from '#shared/testing/rental-facts.ts'

const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-12-31' }
const brings = { photoId: 'passport', addressId: 'lease' }
const ANN = { ...brings, kind: 'applicant', name: 'Ann Lee' } as const
const BO = { ...brings, kind: 'adult', name: 'Bo Lee' } as const
const CY = { kind: 'minor', name: 'Cy Lee' } as const
const family = { ...couple, recipients: [ANN, BO, CY] } satisfies ApplicationInput
const single = { ...couple, recipients: [ANN] } satisfies ApplicationInput
const llc = { kind: 'business', name: 'Lee LLC' } as const
const partner = { kind: 'employee', name: 'Bo Lee' } as const
const company = {
  ...single,
  plan: 'large',
  use: 'business',
  recipients: [ANN, llc, partner],
} satisfies ApplicationInput

const { server, ann, clerk } = useCounter()
let id: string

beforeAll(() => openDrawer(server))

const file = async (application: ApplicationInput) => {
  id = (await ann.post('application', application)).body.id
  await step('box')
}
const loadCustomer = async () => (await clerk.get(`customers/${id}`)).body
const step = (path: string, body: object = {}) => clerk.post(`customers/${id}/${path}`, body)
const on = async (name: string, path: string, body: object = {}) => {
  const { recipients } = await loadCustomer()
  const { id: recipient } = recipients.find((each: TrackedRecipient) => each.name === name)
  return step(`recipients/${recipient}/${path}`, body)
}

async function dueOnBothScreens() {
  const { dueToday } = (await ann.get('application')).body.application
  const { first } = await loadCustomer()
  const cents = first.rows.reduce((sum: number, row: { cents: number }) => sum + row.cents, 0)
  expect([first.dueToday, cents]).toEqual([dueToday, dueToday])
  return dueToday as number
}

async function signEverything() {
  const { recipients, track } = await loadCustomer()
  for (const person of recipients) {
    const { name } = person
    const needs = (wanted: TrackerStepId) => lackingIn(track, wanted).includes(person.id)
    if (needs('ids')) await on(name, 'ids', ids)
    if (!needs('signed')) continue
    for (const [path, body] of [
      ['sign', { witness: 'shop' }],
      ['acknowledge', { language: 'en' }],
      ['crd', {}],
    ] as const) {
      await on(name, path, body)
    }
  }
  await step('keys', { count: 1 })
}

const activate = (shownCents: number) =>
  step('activate', { id: crypto.randomUUID(), way: 'cash', shownCents })

async function open() {
  const due = await dueOnBothScreens()
  expect((await activate(due)).status).toBe(200)
  const { ledger } = await readMailbox()
  const sumOf = (kind: string) =>
    ledger
      .filter((entry: { kind: string }) => entry.kind === kind)
      .reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)
  expect([sumOf('charge'), sumOf('payment')]).toEqual([due, -due])
  return { due, next: await nextOnBothScreens() }
}

const readMailbox = async () => (await ann.get('mailboxes')).body.mailboxes[0]

async function nextOnBothScreens() {
  const [{ id: rentalId, renewals }] = (await clerk.get('staff/money/boxes/101')).body.rentals
  const { nextDueCents, box } = await readMailbox()
  const [{ months, cents }] = renewals
  expect([box, cents]).toEqual([101, nextDueCents])
  return { rentalId, months, cents } as { rentalId: string; months: number; cents: number }
}

function priceOf({ plan, months, payment, use, recipients }: ApplicationInput) {
  const prices = pricesOf(plan, facts)!
  const people = recipients.map((each) => ({ ...each, hasPersonalMail: false }))
  const household = { use, recipients: people }
  return {
    due: priceRental({ ...household, months, payment }, prices).dueToday,
    next: priceRenewal(household, payment === 'monthly' ? 1 : months, prices).dueToday,
  }
}

describe('a reserved box follows its application', () => {
  it.each<[string, ApplicationInput, ApplicationInput]>([
    ['another plan', single, { ...single, plan: 'large' }],
    ['ahead again', { ...family, payment: 'monthly', months: 6 }, family],
    ['one more person', single, family],
    ['a business', family, company],
    ['all of it', company, { ...family, plan: 'large', months: 12, payment: 'monthly' }],
  ])('%s', async (_change, filed, changed) => {
    await file(filed)
    const before = await dueOnBothScreens()
    expect(before).toBe(priceOf(filed).due)
    expect((await ann.put('application', changed)).status).toBe(200)
    await signEverything()
    const due = await dueOnBothScreens()
    expect(await activate(due - 1)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', cents: due },
    })
    const opened = await open()
    expect([opened.due, opened.next.cents]).toEqual(Object.values(priceOf(changed)))
    const { plan, months, payment } = changed
    expect(await readMailbox()).toMatchObject({ plan, months, payment })

    const rent = { ...opened.next, id: crypto.randomUUID(), way: 'check', isEmailed: false }
    expect((await clerk.post('staff/money/payments', rent)).body).toMatchObject({ balance: 0 })
  })

  it('after the first ID check only the counter changes it, with the reason shown', async () => {
    await file(family)
    await on(BO.name, 'ids', ids)
    const due = await dueOnBothScreens()
    const refused = await ann.put('application', { ...family, months: 12 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'application_fixed' } })
    expect(refused.body.message).toBeTruthy()
    expect(await dueOnBothScreens()).toBe(due)
  })
})

describe('a recipient added, renamed or removed at the counter', () => {
  it('before the first payment changes its sum', async () => {
    await file(family)
    const due = await dueOnBothScreens()
    const { adult, minor, collector } = (await loadCustomer()).addedCents
    expect([adult, minor, collector]).toEqual([3000, 3000, 0])
    await step('recipients', { kind: 'adult', name: 'Dee Lee', shownCents: 0 })
    expect(await dueOnBothScreens()).toBe(due + 3000)
    await on('Dee Lee', 'rename', { name: 'Dee Roe' })
    expect(await dueOnBothScreens()).toBe(due + 3000)
    await on('Dee Roe', 'remove')
    await on(CY.name, 'remove')
    await signEverything()
    expect((await activate(due)).body).toMatchObject({ code: 'price_changed', cents: due - 3000 })
    expect((await open()).next.cents).toBe(3 * 999)
  })

  it('after it changes the next rent, and pays for the current term', async () => {
    await file(family)
    await signEverything()
    const { next } = await open()
    const { adult: shownCents } = (await loadCustomer()).addedCents
    await step('recipients', { kind: 'adult', name: 'Dee Lee', shownCents })
    expect((await loadCustomer()).rental.balanceCents).toBe(shownCents)
    expect((await nextOnBothScreens()).cents).toBe(next.cents + 3000)
    await on('Dee Lee', 'rename', { name: 'Dee Roe' })
    expect((await nextOnBothScreens()).cents).toBe(next.cents + 3000)
    await on('Dee Roe', 'remove')
    expect((await nextOnBothScreens()).cents).toBe(next.cents)
  })

  it('counts once, with either signature, also under the new name', async () => {
    const third = { kind: 'employee', name: 'Cy Roe' } as const
    await file({ ...company, recipients: [...company.recipients, third] })
    await signEverything()
    const { next } = await open()
    const twin = { kind: 'adult', name: ' CÝ  roe', shownCents: 0 }
    expect((await step('recipients', twin)).body.rental.balanceCents).toBe(0)
    await on('Cy Roe', 'rename', { name: 'Cy Max' })
    const { recipients } = await loadCustomer()
    expect(recipients.map(({ name }: TrackedRecipient) => name)).toEqual([
      ANN.name,
      'Lee LLC',
      'Bo Lee',
      'Cy Max',
      'Cy Max',
    ])
    expect((await nextOnBothScreens()).cents).toBe(next.cents)
  })

  it('an employee with personal mail shows two IDs and signs a form of their own', async () => {
    await file({
      ...company,
      recipients: [ANN, llc, { ...partner, ...brings, hasPersonalMail: true }],
    })
    const { application } = (await ann.get('application')).body
    expect([application.forms, application.ids]).toEqual([2, 4])
    const lacking = { ...company, recipients: [ANN, llc, { ...partner, hasPersonalMail: true }] }
    expect((await ann.put('application', lacking)).body.field).toBe('recipients.2.photoId')
    const another = { kind: 'employee', name: 'Dee Roe', hasPersonalMail: true, shownCents: 0 }
    await step('recipients', another)
    expect((await step('keys', { count: 1 })).body.code).toBe('forms_missing')
    await signEverything()
    const { recipients, rental } = await loadCustomer()
    const forms = recipients.map(({ formStatus }: TrackedRecipient) => formStatus)
    expect(forms).toEqual(['in-crd', 'not-needed', 'in-crd', 'in-crd'])
    expect(rental.keysIssuedOn).toBeTruthy()
    expect((await open()).due).toBe(priceOf(company).due + 3000)
  })
})
