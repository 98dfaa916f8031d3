import type { LetterRow } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'

import { nextTry, worthUntil } from './back-off.ts'
import type { LetterKind } from './email.ts'
import { composeMail, type Mail, type Sender } from './compose.ts'
import { readPosted } from './outbox.ts'
import { DeliveryFailure, type Transport } from './transport.ts'
import { endLetter, putBack } from './outbox-queue.ts'

const DEADLINE_MS = 20_000

export type MailServices = Pick<Services, 'settings' | 'secrets' | 'database' | 'log' | 'now'>

export type Office = { transport: Transport; sender: Sender }

/** What became of one try. */
export type Outcome = 'sent' | 'dead' | 'postponed' | 'unreachable' | 'stopped'

/** Tries once to send a letter that was claimed, and writes down what came of it. `stopping` cuts the try short. */
export async function deliver(
  claim: LetterRow,
  services: MailServices,
  { transport, sender }: Office,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { database, now } = services
  if (now() > worthUntil(claim.kind as LetterKind, claim.created_at)) {
    return bury(claim, 'out of date', services)
  }

  const mail = open(claim, services, sender)
  if (!mail) return bury(claim, 'unreadable', services)

  try {
    const take = claim.kind === 'decoy' ? transport.rehearse : transport.send
    await take(mail, AbortSignal.any([stopping, AbortSignal.timeout(DEADLINE_MS)]))
  } catch (error) {
    if (stopping.aborted) return giveBack(claim, services)
    return recordFailure(claim, asFailure(error), services)
  }

  await endLetter(database, claim, { state: 'sent', sent_at: now() })
  return 'sent'
}

/** A row that can't be read never will be: its key is gone (JWT_SECRET was changed). */
function open(claim: LetterRow, services: MailServices, sender: Sender): Mail | undefined {
  try {
    const letter = readPosted(claim, services)
    return composeMail(letter, { id: claim.id, createdAt: claim.created_at }, sender)
  } catch {
    return undefined
  }
}

async function recordFailure(
  claim: LetterRow,
  failure: DeliveryFailure,
  services: MailServices,
): Promise<Outcome> {
  const { database, log, now } = services
  const refused = failure.kind === 'refused'
  if (refused && !isForShop(claim)) return bury(claim, failure.message, services)

  const kind = refused ? 'postponed' : failure.kind
  const due_at = nextTry(kind, claim, now())
  if (due_at > worthUntil(claim.kind as LetterKind, claim.created_at)) {
    return bury(claim, failure.message, services)
  }
  const counts = kind === 'postponed'
  const attempts = counts ? claim.attempts : claim.attempts - 1
  await putBack(database, claim, { due_at, attempts, last_error: failure.message })
  if (counts) log.info({ ...named(claim), reason: failure.message }, 'a letter has to wait')
  return kind
}

/** The shop's own server turns it away: a mistake that the shop can mend while its visitor's message waits. */
function isForShop({ kind }: LetterRow) {
  return kind === 'message'
}

async function bury(claim: LetterRow, reason: string, { database, log }: MailServices) {
  await endLetter(database, claim, { state: 'dead', last_error: reason })
  log.warn({ ...named(claim), reason }, 'a letter could not be delivered')
  return 'dead' as const
}

async function giveBack(claim: LetterRow, { database, now }: MailServices) {
  const attempts = claim.attempts - 1
  await putBack(database, claim, { due_at: now(), attempts, last_error: 'stopped' })
  return 'stopped' as const
}

/** Whatever else goes wrong (a full disk, say) is no fault of the letter. */
function asFailure(error: unknown) {
  if (error instanceof DeliveryFailure) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new DeliveryFailure('unreachable', code)
}

function named({ id, kind }: LetterRow) {
  return { letter: id, kind }
}
