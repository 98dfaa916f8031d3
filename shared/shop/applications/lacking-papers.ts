import * as v from 'valibot'

import { neededForms, needsIds, signsForm, type Household } from './household.ts'
import type { FormReason, FormStatus } from './tracker.ts'

/** Required before anybody gets mail: two IDs, and the signed form. */
const papers = ['ids', 'form'] as const

/** A person with missing papers. */
export const lackingPapers = v.object({
  recipientId: v.string(),
  name: v.string(),
  papers: v.array(v.picklist(papers)),
})
export type LackingPapers = v.InferOutput<typeof lackingPapers>

export type PaperHolder = Household['recipients'][number] & {
  id: string
  name: string
  formStatus: FormStatus
  /** Why a new form is due; null if they never signed one. */
  formReason: FormReason | null
  /** Whether the counter has checked their IDs since they were last requested. */
  idsChecked: boolean
}

/**
 * The missing papers that keep mail from a recipient: their own IDs and form, and those of the signer whose form names them (children and
 * employees in item 12, a collector in item 5). Empty if none are missing.
 */
export function papersLacking(
  household: Household<PaperHolder>,
  recipientId: string,
): LackingPapers[] {
  const names = ({ id }: { id?: string } = {}) => id === recipientId
  const signers = neededForms(household)
    .filter(
      ({ listed, business, collector }) =>
        listed.some(names) || names(business) || names(collector),
    )
    .map(({ signer }) => signer)
  const recipient = household.recipients.find(names)
  const concerned = new Set([...(recipient ? [recipient] : []), ...signers])
  return [...concerned].flatMap((holder) => {
    const lacking = papersOf(holder, recipient)
    return lacking.length > 0 ? { recipientId: holder.id, name: holder.name, papers: lacking } : []
  })
}

/** The missing papers of several recipients, each person once. */
export function papersLackingOfAll(household: Household<PaperHolder>, recipientIds: string[]) {
  const all = [...new Set(recipientIds)].flatMap((id) => papersLacking(household, id))
  return [...new Map(all.map((lacking) => [lacking.recipientId, lacking])).values()]
}

function papersOf(holder: PaperHolder, recipient?: PaperHolder): LackingPapers['papers'] {
  return [
    ...(needsIds(holder) && !holder.idsChecked ? (['ids'] as const) : []),
    ...(lacksForm(holder, recipient) ? (['form'] as const) : []),
  ]
}

/** A form that is due only because it must name more people holds back those people: the signed one on file still covers the others. */
function lacksForm(signer: PaperHolder, recipient?: PaperHolder) {
  if (!signsForm(signer) || signer.formStatus !== 'to-sign') return false
  if (signer.formReason === 'collector') return recipient?.kind === 'collector'
  return signer.formReason !== 'recipients' || recipient !== signer
}

/** Whether a reason for a new form holds back more people than the reason it is due for already. */
export function reachesFurther(reason: FormReason, before: FormReason | null) {
  return reachOf(reason) > reachOf(before)
}

function reachOf(reason: FormReason | null) {
  const all = ['collector', 'recipients', reason]
  return all.indexOf(reason)
}
