import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { giveBox } from '#server/shop/boxes/opening.ts'
import { takeStep } from '#server/shop/core/idempotency/counter-step.ts'
import { receiveItem } from '#server/shop/mail/receive.ts'
import { clerk, finishUntilKeys, openMailbox } from '#server/testing/counter.ts'
import { addApp, sendCode } from '#server/testing/factors.ts'
import { getUser, signIn } from '#server/testing/fixtures.ts'
import { callShop, couple, NINE, openCustomer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { calendarOf, startMail, type Mail } from '#server/testing/visit-mail.ts'
import { rental as words } from '#shared/content/en/rental.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { retainedAfterDeletion } from '#shared/shop/data/retained-data.ts'

import { rentalTables } from './owned-rows.ts'
import { asCamelCase } from './read-row.ts'

const { server, ann, close } = useShop()

const erase = (customer = ann, current_password = person.password) =>
  customer.post('data/delete', { confirm: 'delete', current_password })

const tables = async () =>
  (await server.database.read.introspection.getTables()).map(({ name }) => asCamelCase(name))

async function addPaper({ id, box }: { id: string; box: number }) {
  const { now } = server.clock
  const on = '2026-11-02'
  const paper = { id: 'paper', rentalId: id, box, forName: 'Ann', servedBy: 'A marshal' }
  const received = { receivedAt: now, receivedOn: on, isAfterAgency: 0, recordedBy: 'clerk' }
  const row = { ...paper, ...received, createdAt: now }
  const done = { doneOn: on, doneAt: now, doneBy: 'clerk' }
  const step = { paperId: 'paper', step: 'mailed' as const, ...done }
  await server.database.write(async (tx) => {
    await tx.insertInto('legalPapers').values(row).execute()
    await tx.insertInto('legalPaperSteps').values(step).execute()
  })
}

const calendarIn = (mail: Mail) => (mail.attachments.length > 0 ? calendarOf(mail) : undefined)

it('exports all data of a person, and nothing of others', async () => {
  await ann.post('application', couple)
  expect((await ann.post('application/withdraw', {})).status).toBe(200)
  server.clock.now += MINUTE_MS
  const rental = await openMailbox(server, ann)
  await addPaper(rental)
  await ann.post(`mailboxes/${rental.id}/holds`, { from: '2026-12-20', until: '2027-01-05' })
  const item = { id: randomUUID(), box: rental.box, kind: 'parcel' as const, checkReason: null }
  const parcel = { ...item, carrier: 'UPS', tracking: '1Z879E930346834440' }
  await server.database.write((tx) => receiveItem(tx, parcel, clerk, server.services))
  const bob = await openCustomer(server, 'bob@example.com')
  await bob.book(NINE)
  const { session } = await addApp(server, ann.token)
  await server.database.write((tx) =>
    tx.updateTable('outbox').set({ state: 'sent', recipient: null }).execute(),
  )

  const token = session.access_token
  const { status, body, text } = await callShop(server, 'POST', 'data/copy', { token })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    madeAt: '2026-11-02T18:11:30.000Z',
    account: { email: ann.email, role: 'customer', profile: { firstName: 'Ann' } },
    sessions: [{ method: 'otp', device: '' }],
    factors: [{ type: 'totp', status: 'verified' }],
    applications: [
      { state: 'withdrawn', recipients: [{}, {}, {}] },
      {
        plan: 'small',
        prices: { setup: 1500 },
        recipients: [
          {
            name: 'Nguyễn Thị Ánh',
            formStatus: 'in-crd',
            checks: [{ photoId: 'passport' }],
            acknowledgments: [{ way: 'signed', language: 'en', signedOn: '2026-11-02' }],
          },
          { name: 'Bo Lee' },
          { name: 'Cy Lee', hasPersonalMail: false, checks: [] },
        ],
      },
    ],
    visits: [],
    mailboxes: [
      {
        box: 101,
        paidThrough: '2027-02-02',
        holds: [{ fromOn: '2026-12-20' }],
        legalPapers: [{ forName: 'Ann', steps: [{ step: 'mailed', doneOn: '2026-11-02' }] }],
        mail: [{ tracking: parcel.tracking, receivedAt: '2026-11-02T18:11:00.000Z' }],
      },
    ],
  })
  const { ledger } = body.mailboxes[0] as { ledger: { account: string; cents: number }[] }
  expect(ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  const kinds = (body.emails as { kind: string }[]).map(({ kind }) => kind)
  expect(kinds).toEqual(
    expect.arrayContaining(['application-filed', 'mailbox-active', 'security-notice']),
  )
  const actions = (body.log as { action: string }[]).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['file', 'allocate', 'hold', 'receive']))
  expect(text).not.toMatch(/argon2|bob@example|"(secret|token|passwordHash|codeHash|hash)"/i)
  expect((await bob.post('data/copy')).body).toMatchObject({
    mailboxes: [],
    visits: [{ state: 'booked' }],
  })
})

const ANSWERED =
  `users sessions signInNetworks signInDevices factors recoveryCodes passkeys links outbox customers
  applications recipients documentChecks acknowledgments acknowledgmentTexts appointments rentals audit staff legalPaperSteps cardDisputes cardRefunds
  staffInvitations walkInInvitations accountInvitations announcements announcementRecipients`.split(
    /\s+/,
  )
const WITHOUT_PERSON =
  `linkRequests pendingAccounts challenges reauthentications sessionProofs countries publicLocations anonTest limits
  lockouts counters attempts ledgerDays rentalBalances packageHours staffInvitations searchTerms tasks shelfCounts tillDays tillReopenings priceItems imports importedRentals importPieces shopSettings certifications auditHead cardTasks stripeEvents stripeTransactions stripePayouts migrations migrationsLock`.split(
    /\s+/,
  )

it('accounts for every table', async () => {
  const covered = [...ANSWERED, ...WITHOUT_PERSON, ...Object.keys(rentalTables)]
  expect((await tables()).filter((name) => !covered.includes(name))).toEqual([])
})

it('deletes the account with its password, and all its rows', async () => {
  const bob = await openCustomer(server, 'bob@example.com')
  expect((await ann.book(NINE)).status).toBe(201)
  const refused = await erase(ann, 'Wrong!Pass1')
  expect([refused.status, refused.body.code]).toEqual([400, 'current_password_invalid'])
  expect((await erase(ann, '')).body.code).toBe('current_password_required')
  const { body } = await ann.post('data/delete', { current_password: person.password })
  expect(body).toMatchObject({ code: 'validation_failed', field: 'confirm' })
  expect((await erase()).status).toBe(200)

  expect((await getUser(server, ann.token)).status).toBe(403)
  expect((await getUser(server, bob.token)).status).toBe(200)
  expect((await bob.book(NINE)).status).toBe(201)
  const emails = await server.emailsTo(ann.email)
  expect(emails).toMatchObject([
    { kind: 'visit-cancelled' },
    { kind: 'account-deleted', isSignInLeft: false, kept: [['log']] },
  ])
  expect(emails[1]).toHaveProperty('cancelled', ['Tuesday, November 3, 2026 at 9:00 AM'])
  for (const table of await tables()) {
    if (['outbox', 'audit'].includes(table)) continue
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.database.read)
    const held = JSON.stringify(rows)
    expect([table, held.includes(ann.id), held.includes(ann.email)]).toEqual([table, false, false])
  }
})

it('refuses while a box is open; a closed one’s history stays under its number', async () => {
  await openMailbox(server, ann)
  const refused = await erase()
  expect([refused.status, refused.body.code]).toEqual([409, 'box_open'])
  expect((await ann.get('mailboxes')).body.mailboxes).toHaveLength(1)
  await close('2026-11-02')
  expect((await erase()).status).toBe(200)
  const { mailbox, signed, always } = retainedAfterDeletion
  expect((await server.emailsTo(ann.email)).at(-1)).toMatchObject({
    kind: 'account-deleted',
    kept: [...mailbox, ...signed, ...always],
  })
  const { read } = server.database
  const rental = await read.selectFrom('rentals').selectAll().executeTakeFirstOrThrow()
  expect([rental.box, rental.customerId]).toEqual([101, null])
  expect(await read.selectFrom('recipients').selectAll().execute()).toHaveLength(3)
  expect((await read.selectFrom('ledgerEntries').selectAll().execute()).length).toBeGreaterThan(0)
})

it('ends what was open: the visit, the number, and every name', async () => {
  await server.database.write((tx) => tx.deleteFrom('outbox').execute())
  const { emails: arrived, close: stop } = await startMail(server)
  onTestFinished(stop)
  const { body: application } = await ann.post('application', couple)
  const { services, database } = server
  const { box } = await takeStep(giveBox, { application: application.id }, clerk, services)
  await ann.book(NINE)
  const booked = (await arrived(2)).map(calendarIn).find((file) => file?.method === 'REQUEST')

  expect((await erase()).status).toBe(200)
  const after = (await arrived(4)).slice(2)
  const cancelled = after.map(calendarIn).find((file) => file?.method === 'CANCEL')
  expect(cancelled).toMatchObject({
    uid: booked?.uid,
    status: 'CANCELLED',
    mimeMethod: 'CANCEL',
    sequence: Number(booked?.sequence) + 1,
    attendee: `mailto:${ann.email}`,
  })
  expect(after.every(({ text }) => !text?.includes('key='))).toBe(true)

  const bob = await openCustomer(server, 'bob@example.com')
  const [applicant] = couple.recipients
  const recipients = [{ ...applicant, name: 'Bob Roe' }]
  const { body: next } = await bob.post('application', { ...couple, recipients })
  expect((await takeStep(giveBox, { application: next.id }, clerk, services)).box).toBe(box)
  const sent = database.read.selectFrom('outbox').select('id').where('state', '=', 'waiting')
  await expect.poll(() => sent.where('recipient', '=', ann.email).execute()).toEqual([])
  for (const table of await tables()) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.read)
    const held = JSON.stringify(rows)
    const names = [ann.email, ...couple.recipients.map(({ name }) => name)]
    expect([table, names.filter((name) => held.includes(name))]).toEqual([table, []])
  }
})

it('a key without a deposit has to be returned before the deletion', async () => {
  const { body } = await ann.post('application', couple)
  const { box } = await finishUntilKeys(server, body)
  const refused = await erase()
  expect([refused.status, refused.body.code]).toEqual([409, 'box_open'])
  expect(refused.body.message).toBe(words.refusals.keysOut(box))
})

it('removes a reserved number, with waiting emails', async () => {
  const { body } = await ann.post('application', couple)
  const { services, database } = server
  await takeStep(giveBox, { application: body.id }, clerk, services)
  const former = { recipient: 'former@x.org' }
  await database.write((tx) => tx.updateTable('outbox').set(former).execute())
  expect((await erase()).status).toBe(200)
  for (const table of ['rentals', 'applications', 'recipients'] as const) {
    expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([])
  }
  const waiting = await database.read.selectFrom('outbox').select('kind').execute()
  expect(waiting.map(({ kind }) => kind)).not.toContain('application-filed')
})

it('requires an existing second factor, just used, instead of the password', async () => {
  const { app, session } = await addApp(server, ann.token)
  const eraseWith = (token: string) =>
    callShop(server, 'POST', 'data/delete', { token, body: { confirm: 'delete' } })
  expect((await erase()).body.code).toBe('second_factor_required')
  server.clock.now += 11 * MINUTE_MS
  expect((await eraseWith(session.access_token)).body.code).toBe('second_factor_required')
  const { access_token: later } = await signIn(server, ann.email)
  const { body } = await sendCode(server, later, app)
  expect((await eraseWith(body.access_token)).status).toBe(200)
})
