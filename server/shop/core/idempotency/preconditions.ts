import * as v from 'valibot'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import { CounterError } from '#server/shop/core/counter.ts'
import { balanceOf } from '#server/shop/core/ledger/ledger.ts'
import { readStanding } from '#server/shop/core/ledger/standing.ts'
import { changedParts as words } from '#shared/content/counter.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Call, CallMeta, StatePart } from '#shared/shop/core/contract.ts'
import { isIdempotencyKey } from '#shared/shop/core/fields.ts'
import { subjectFields, type SubjectField } from '#shared/shop/core/preconditions.ts'

import { runOnce } from './idempotency-keys.ts'
import { findRental, findRentalOfApplication, lockSubject } from './locks.ts'
import { differingParts, findRentalOfBox, versionOf, type Subject } from './version.ts'

type Input = Record<string, unknown>

/**
 * Runs an action of the staff within its transaction: notes its idempotency key, locks the application and rental it is about, and
 * compares the version that the screen showed. A repeated request gets the answer of the first.
 *
 * @param work gets the locked application and rental of calls that depend on their version
 * @throws CounterError `changed`, with the new state; `id_reused`
 */
export async function runChange<Answer>(
  tx: Writer,
  call: Call,
  input: Input,
  services: Pick<Services, 'now' | 'facts'>,
  work: (subject?: Subject) => Promise<Answer>,
): Promise<Answer> {
  const { preconditions = [] } = call['~orpc'].meta as CallMeta
  const key = keyOf(call, input)
  const doIt = async () => {
    const subject = preconditions.length > 0 ? await lockSubjectOf(tx, input) : undefined
    if (subject) await assertUnchanged(tx, subject, preconditions, String(input.seen), services)
    return work(subject)
  }
  return key === undefined ? doIt() : runOnce(tx, key, call, input, services, doIt)
}

async function lockSubjectOf(tx: Writer, input: Input) {
  const { application } = input
  if (typeof application === 'string') {
    return lockSubject(tx, { applicationId: application, rentalId: null })
  }
  const subject = await findSubject(tx, input)
  return subject && lockSubject(tx, subject)
}

export async function assertUnchanged(
  tx: Writer,
  subject: Subject,
  preconditions: readonly StatePart[],
  seen: string,
  services: Pick<Services, 'now' | 'facts'>,
) {
  const version = await versionOf(tx, subject)
  const differing = differingParts(seen, version)
  const parts = preconditions.filter((part) => differing.includes(part))
  if (parts.length === 0) return
  const now = await loadMoney(tx, subject, services)
  const what = parts.map((part) => interpolate(words[part], formatMoney(now))).join('; ')
  throw new CounterError('changed', { parts, what, version, ...now })
}

function keyOf(call: Call, input: Input) {
  const { entries } = call['~orpc'].inputSchema as v.StrictObjectSchema<v.ObjectEntries, undefined>
  const name = Object.keys(entries).find((field) =>
    isIdempotencyKey(entries[field] as v.GenericSchema),
  )
  return name === undefined ? undefined : String(input[name])
}

type Finder = (database: Reader, value: never) => Promise<Rental | undefined>

const FINDERS: Record<SubjectField, Finder> = {
  application: findRentalOfApplication,
  rentalId: findRental,
  batchId: (database, id: string) => findRentalOf(database, 'batchId', id),
  receipt: (database, receipt: number) => findRentalOf(database, 'receipt', receipt),
  box: findRentalOfBox,
}

async function findRentalOf(
  database: Reader,
  column: 'batchId' | 'receipt',
  value: string | number,
) {
  const found = await database
    .selectFrom('postings')
    .select('rentalId')
    .where(column, '=', value)
    .executeTakeFirst()
  return findRental(database, found?.rentalId ?? null)
}

/** Undefined when nothing is found: the call itself refuses. */
export async function findSubject(
  database: Reader,
  input: Input,
): Promise<{ applicationId: string | null; rentalId: string | null } | undefined> {
  const field = subjectFields.find((name) => Object.hasOwn(input, name))
  if (field === undefined) return undefined
  const rental = await FINDERS[field](database, input[field] as never)
  const applicationId = field === 'application' ? String(input[field]) : rental?.applicationId
  if (!rental && applicationId === undefined) return undefined
  return { applicationId: applicationId ?? null, rentalId: rental?.id ?? null }
}

async function loadMoney(
  tx: Reader,
  { rental }: Subject,
  services: Pick<Services, 'now' | 'facts'>,
) {
  const standing = rental && (await readStanding(tx, rental, services))
  const deposit = rental ? await balanceOf(tx, rental.id, 'deposits-held') : 0
  return {
    paidThrough: rental?.paidThrough ?? null,
    balance: standing?.balanceCents ?? 0,
    depositHeld: 0 - deposit,
  }
}

function formatMoney({ paidThrough, balance }: Awaited<ReturnType<typeof loadMoney>>) {
  const amount = dollars.format(Math.abs(balance) / 100)
  const owed = balance === 0 ? words.settled : balance > 0 ? words.owes : words.credit
  const day = paidThrough && longDay.format(new Date(paidThrough))
  return {
    paid: day ? interpolate(words.paidThrough, { day }) : words.unpaid,
    balance: interpolate(owed, { amount }),
  }
}

const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
