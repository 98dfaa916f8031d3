import type { Reader } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/shop/core/permissions/identify.ts'
import { findOwnCustomers } from '#server/shop/core/permissions/ownership.ts'
import type { PersonalData } from '#shared/shop/data/calls.ts'

import { listEmails, listLog } from './emails-and-log.ts'
import {
  idOf,
  ofCustomers,
  ofRental,
  recipientsOf,
  rentalTables,
  show,
  type Owned,
} from './owned-rows.ts'
import { selectIn, type Row } from './read-pages.ts'
import type { Pages, StreamedRow } from './write-json.ts'

type Records = Record<
  Extract<
    keyof PersonalData,
    'applications' | 'visits' | 'mailboxes' | 'invitations' | 'announcements' | 'emails' | 'log'
  >,
  Pages
>

export async function exportBusiness(
  caller: Caller,
  { database: { read } }: Services,
): Promise<Records> {
  const customers = await findOwnCustomers(caller, read)
  const owned = { read, customers }
  return {
    applications: mapPages(ofCustomers(owned, 'applications'), (application) => ({
      ...show(application),
      phone: String(application['phone'] ?? ''),
      recipients: listRecipients(read, application),
    })),
    visits: mapPages(ofCustomers(owned, 'appointments'), show),
    mailboxes: mailboxRecords(owned),
    invitations: mapPages(ofCustomers(owned, 'accountInvitations'), show),
    announcements: announcementRecords(owned),
    emails: listEmails(owned, await caller.confirmedEmail()),
    log: listLog(owned, caller.id),
  }
}

async function* listRecipients(read: Reader, application: Row) {
  for await (const page of recipientsOf(read, idOf(application))) {
    const ids = page.map(idOf)
    const column = 'recipientId'
    const checks = { table: 'documentChecks', column, order: 'checkedAt' }
    const checked = await selectIn(read, checks, ids)
    const acknowledged = await selectAcknowledgments(read, ids)
    yield page.map((recipient) => ({
      ...show(recipient),
      checks: rowsOf(checked, recipient).map(show),
      acknowledgments: rowsOf(acknowledged, recipient).map(show),
    }))
  }
}

async function selectAcknowledgments(read: Reader, recipients: string[]) {
  const about = { table: 'acknowledgments', column: 'recipientId', order: 'notedAt' }
  const rows = await selectIn(read, about, recipients)
  const ids = [...new Set(rows.map(({ textId }) => String(textId)))]
  const texts = await selectIn(
    read,
    { table: 'acknowledgmentTexts', column: 'id', order: 'id' },
    ids,
  )
  return rows.map((row) => ({ ...texts.find((text) => text.id === row.textId), ...row }))
}

async function* mailboxRecords(owned: Owned) {
  const { read } = owned
  for await (const page of ofCustomers(owned, 'rentals')) {
    const mailboxes: StreamedRow[] = []
    for (const rental of page) {
      const names = await namesOf(read, String(rental.applicationId))
      const parts = Object.entries(rentalTables).map(([table, { name }]) => {
        const rows = ofRental(read, idOf(rental), table as keyof typeof rentalTables)
        if (table === 'legalPapers') return [name, paperRecords(read, rows)]
        if (table === 'cardPayments') return [name, cardPaymentRecords(read, rows)]
        return [name, mapPages(rows, (row) => showWithName(row, names))]
      })
      mailboxes.push({ ...show(rental), ...Object.fromEntries(parts) })
    }
    yield mailboxes
  }
}

async function* cardPaymentRecords(read: Reader, pages: AsyncIterable<Row[]>) {
  for await (const page of pages) {
    const about = { column: 'paymentIntent', order: 'createdAt' }
    const ids = page.map(({ paymentIntent: id }) => String(id))
    const refunds = await selectIn(read, { table: 'cardRefunds', ...about }, ids)
    const disputes = await selectIn(read, { table: 'cardDisputes', ...about }, ids)
    yield page.map((payment) => {
      const isOfPayment = ({ paymentIntent: id }: Row) => id === payment.paymentIntent
      return {
        ...show(payment),
        refunds: refunds.filter(isOfPayment).map(show),
        disputes: disputes.filter(isOfPayment).map(show),
      }
    })
  }
}

async function* paperRecords(read: Reader, pages: AsyncIterable<Row[]>) {
  for await (const page of pages) {
    const about = { table: 'legalPaperSteps', column: 'paperId', order: 'doneAt' }
    const steps = await selectIn(read, about, page.map(idOf))
    yield page.map((paper) => ({
      ...show(paper),
      steps: steps.filter(({ paperId }) => paperId === paper.id).map(show),
    }))
  }
}

async function* announcementRecords(owned: Owned) {
  for await (const page of ofCustomers(owned, 'announcementRecipients')) {
    const ids = page.map(({ announcementId: id }) => String(id))
    const about = { table: 'announcements', column: 'id', order: 'id' }
    const announced = await selectIn(owned.read, about, ids)
    yield page.map((row) => {
      const announcement = announced.find(({ id }) => id === row.announcementId)
      return show({ ...announcement, ...row })
    })
  }
}

async function namesOf(read: Reader, applicationId: string) {
  const names = new Map<unknown, string>()
  for await (const page of recipientsOf(read, applicationId)) {
    for (const { id, name } of page) names.set(id, String(name))
  }
  return names
}

function showWithName(row: Row, names: Map<unknown, string>) {
  const { recipientId: id } = row
  return { ...show(row), ...(id && { recipient: names.get(id) ?? null }) }
}

async function* mapPages<Result>(pages: AsyncIterable<Row[]>, show_: (row: Row) => Result) {
  for await (const page of pages) yield page.map(show_)
}

function rowsOf(rows: Row[], { id }: Row) {
  return rows.filter(({ recipientId }) => recipientId === id)
}
