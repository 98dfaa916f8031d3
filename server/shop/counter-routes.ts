import type { Rental } from '#server/database/rows.ts'
import type { Services } from '#server/services.ts'
import type { StepContext } from '#server/shop/core/counter.ts'
import { endNeedlessVisits } from '#server/shop/core/customers/needless-visits.ts'
import {
  lockOpenRentalOf,
  takeStep,
  type Step,
} from '#server/shop/core/idempotency/counter-step.ts'
import { serveCalls, type CallContext } from '#server/shop/core/serve-calls.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { changeCalls } from '#shared/shop/boxes/change-calls.ts'

import { fileAtCounter, withdrawAtCounter } from './applications/file-at-counter.ts'
import {
  noteAcknowledgment,
  noteAcknowledgments,
  noteCrd,
  noteIds,
  noteSignature,
  noteSignatures,
} from './applications/forms.ts'
import {
  addRecipient,
  demandNewForm,
  removeRecipient,
  renameRecipient,
} from './applications/recipients.ts'
import { getHistory } from './box-history.ts'
import { getWall } from './boxes/box-numbers.ts'
import { endHold, giveNotice, holdMail } from './boxes/change-mailbox.ts'
import { changeNumber } from './boxes/change-number.ts'
import { changePlan, getPlans, keepPlan } from './boxes/change-plan.ts'
import { chooseLanguage } from './boxes/choose-language.ts'
import {
  closeBox,
  noteClosingInCrd,
  noteDatesGiven,
  noteRemailWish,
  takeKeysBack,
  withdrawNotice,
} from './boxes/closing.ts'
import { find } from './boxes/find.ts'
import { activate, giveBox, issueKeys } from './boxes/opening.ts'
import { getBox } from './get-box.ts'
import { listCustomers } from './list-customers.ts'
import { loadCustomer } from './load-customer.ts'

/**
 * Counter actions on a customer. In one place because the steps belong to two subjects and every response shows all of
 * the customer.
 */
export const counterRoutes = serveCalls(
  { ...householdCalls, ...boxCalls, ...changeCalls },
  {
    fileAtCounter: async (input, context, services) =>
      loadCustomer(await fileAtCounter(input, context, services), services),
    noteIds: stepThenView(noteIds),
    noteSignature: stepThenView(noteSignature),
    noteAcknowledgment: stepThenView(noteAcknowledgment),
    noteSignatures: stepThenView(noteSignatures),
    noteAcknowledgments: stepThenView(noteAcknowledgments),
    noteCrd: stepThenView(noteCrd),
    addRecipient: stepThenView(addRecipient),
    renameRecipient: stepThenView(renameRecipient),
    removeRecipient: stepThenView(removeRecipient),
    demandNewForm: stepThenView(demandNewForm),
    withdraw: stepThenView(withdrawAtCounter),
    getWall,
    getBox,
    getHistory,
    find,
    listCustomers,
    getCustomer: ({ application }, _context, services) => loadCustomer(application, services),
    chooseLanguage: stepThenView(chooseLanguage),
    giveBox: stepThenView(giveBox),
    issueKeys: stepThenView(issueKeys),
    activate: stepThenView(activate),
    getPlans,
    changePlan: stepThenView(changePlan),
    keepPlan: stepThenView(keepPlan),
    changeNumber: stepThenView(changeNumber),
    addHold: onOpenBox(holdMail),
    endHold: onOpenBox(endHold),
    takeNotice: onOpenBox(giveNotice),
    withdrawNotice: stepThenView(withdrawNotice),
    close: stepThenView(closeBox),
    noteClosingInCrd: stepThenView(noteClosingInCrd),
    noteDatesGiven: stepThenView(noteDatesGiven),
    noteRemailWish: stepThenView(noteRemailWish),
    takeKeysBack: stepThenView(takeKeysBack),
  },
)

function stepThenView<Input extends { application: string }>(
  work: (step: Step<Input>) => Promise<unknown>,
) {
  return async (input: Input, { by, call }: CallContext, services: Services) => {
    await takeStep(
      (step: Step<Input>) => endNeedlessVisits(step, step.application.customerId, () => work(step)),
      input,
      by,
      services,
      call,
    )
    return loadCustomer(input.application, services)
  }
}

function onOpenBox<Input extends object>(
  work: (context: StepContext, rental: Rental, input: Input) => Promise<void>,
) {
  return stepThenView(async (step: Step<Input & { application: string }>) =>
    work(step, await lockOpenRentalOf(step), step.input),
  )
}
