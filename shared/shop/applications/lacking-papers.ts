import * as v from 'valibot'

import { neededForms, needsIds, signsForm, type Household } from './household.ts'
import type { FormReason, FormStatus } from './tracker.ts'

const papers = ['ids', 'form'] as const

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
  idsChecked: boolean
}

/** Their own papers, and those of the signer whose form names them (items 5 and 12). */
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

export function reachesFurther(reason: FormReason, before: FormReason | null) {
  return reachOf(reason) > reachOf(before)
}

function reachOf(reason: FormReason | null) {
  const all = ['collector', 'recipients', reason]
  return all.indexOf(reason)
}
