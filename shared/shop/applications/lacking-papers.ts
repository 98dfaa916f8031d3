import * as v from 'valibot'

import { neededForms, needsIds, signsForm, type Household } from './household.ts'
import type { FormStatus } from './tracker.ts'

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
  const concerned = new Set([...household.recipients.filter(names), ...signers])
  return [...concerned].flatMap((holder) => {
    const lacking = papersOf(holder)
    return lacking.length > 0 ? { recipientId: holder.id, name: holder.name, papers: lacking } : []
  })
}

/** The missing papers of several recipients, each person once. */
export function papersLackingOfAll(household: Household<PaperHolder>, recipientIds: string[]) {
  const all = [...new Set(recipientIds)].flatMap((id) => papersLacking(household, id))
  return [...new Map(all.map((lacking) => [lacking.recipientId, lacking])).values()]
}

function papersOf(holder: PaperHolder): LackingPapers['papers'] {
  return [
    ...(needsIds(holder) && !holder.idsChecked ? (['ids'] as const) : []),
    ...(signsForm(holder) && holder.formStatus === 'to-sign' ? (['form'] as const) : []),
  ]
}
