import * as v from 'valibot'

import { callShop } from '#app/shop/old/client.ts'
import { today } from '#app/shop/core/times.ts'
import { type FormErrors, readForm, refused } from '#app/ui/read-form.ts'
import type { Day } from '#shared/calendar.ts'
import { rental } from '#shared-content/rental.ts'
import { canCloseOn } from '#shared/shop/boxes/closing.ts'
import { closingBody, holdBody } from '#shared/shop/core/requests.ts'

export type MailboxOutcome =
  | { problems: FormErrors }
  | {
      problems: null
      /** A day that notice can be given for: nothing is changed yet. */
      closesOn?: Day
    }
type Change = (request: Request) => Promise<MailboxOutcome>

const mailbox = v.string()
const holdForm = v.object({ ...holdBody.entries, mailbox })
const closingForm = v.object({ ...closingBody.entries, mailbox })

/** What each form about a mailbox asks for, by its button. */
export const mailboxChanges: Record<string, Change> = {
  async hold(request) {
    const { values, problems } = await readForm(request, holdForm)
    if (problems) return { problems }
    const { mailbox: id, ...days } = values
    return post(`/mailboxes/${id}/holds`, days)
  },

  async 'plan-closing'(request) {
    const { values, problems } = await readForm(request, closingForm)
    if (problems) return { problems }
    const { closesOn } = values
    if (canCloseOn(closesOn, today())) return { problems: null, closesOn }
    return { problems: { fields: { closesOn: rental.refusals.closingDay } } }
  },

  async 'give-notice'(request) {
    const { values, problems } = await readForm(request, closingForm)
    if (problems) return { problems }
    const { mailbox: id, closesOn } = values
    return post(`/mailboxes/${id}/closing`, { closesOn })
  },
}

async function post(path: string, body: object): Promise<MailboxOutcome> {
  const { error } = await callShop(path, body)
  if (!error) return { problems: null }
  const { field, message } = error
  return field ? { problems: { fields: { [field]: message } } } : refused(message)
}
