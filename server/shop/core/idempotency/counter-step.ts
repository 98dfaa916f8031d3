import type { ApplicationRow, Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, type StepContext } from '#server/shop/core/counter.ts'
import type { InputOf } from '#server/shop/core/serve-calls.ts'
import type { Call } from '#shared/shop/core/contract.ts'

import { lockApplication, lockRentalOfApplication } from './locks.ts'
import { runChange } from './preconditions.ts'
import type { Subject } from './version.ts'

export type Step<Input = unknown> = StepContext & {
  application: ApplicationRow
  input: Input
  rental?: Rental | null
}
export type StepOf<One extends Call> = Step<Omit<InputOf<One>, 'seen'>>

export function takeStep<Input extends { application: string }, Result>(
  work: (step: Step<Input>) => Promise<Result>,
  input: NoInfer<Input>,
  by: Actor,
  services: Services,
  call?: Call,
) {
  return services.database.write((tx) => {
    const take = async (subject?: Subject) => {
      // The customer may be changing it at the same time.
      const application = subject?.application ?? (await lockApplication(tx, input.application))
      return work({ tx, application, rental: subject?.rental, input, by, services })
    }
    return call ? runChange(tx, call, input, services, take) : take()
  })
}

export async function lockRecipientOf({ tx, application, input }: Step<{ recipient: string }>) {
  const recipient = await tx
    .selectFrom('recipients')
    .selectAll()
    .where('id', '=', input.recipient)
    .where('applicationId', '=', application.id)
    .where('removedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!recipient) throw new CounterError('not_found')
  return recipient
}

/** @throws CounterError when the application has no box */
export async function lockRentalOf({ tx, application, rental: locked }: Step) {
  const rental = locked ?? (await lockRentalOfApplication(tx, application.id))
  if (!rental) throw new CounterError('no_box')
  return rental
}

/** @throws CounterError when the application's box is not rented, or no longer */
export async function lockOpenRentalOf(step: Step) {
  const rental = await lockRentalOf(step)
  if (!rental.startedOn || rental.closedOn) throw new CounterError('box_not_open')
  return rental
}

export function assertNotInFuture(on: string, today: string) {
  if (on > today) throw new CounterError('day_ahead')
}
