import type { Writer } from '#server/database/database.ts'
import type { OutboxServices } from '#server/email/outbox.ts'
import type { Services } from '#server/services.ts'
import { recordAction, type Actor, type AuditedAction } from '#server/shop/core/audit/audit.ts'
import { wallClock, type Day } from '#shared/calendar.ts'

export type CounterServices = Pick<Services, 'facts' | 'now' | 'cards'> & OutboxServices

export type StepContext = { tx: Writer; by: Actor; services: CounterServices }

/**
 * A refused call: an error code of its contract, with values. The contract has the status and sentence
 * (serve-calls.ts).
 */
export class CounterError extends Error {
  readonly code: string
  readonly details: object

  constructor(code: string, details: object = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export function today({ facts, now }: Pick<Services, 'facts' | 'now'>): Day {
  return wallClock(now(), facts.timeZone).date
}

export function thisYear(services: CounterServices) {
  return today(services).slice(0, 'YYYY'.length)
}

export function recordStep(
  tx: Writer,
  action: AuditedAction['action'],
  entity: AuditedAction['entity'],
  entityId: string,
  by: Actor,
  services: CounterServices,
  after?: AuditedAction['after'],
) {
  recordAction(tx, by, { action, entity, entityId, after }, services.now())
}
