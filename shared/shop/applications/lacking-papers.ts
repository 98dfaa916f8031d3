import * as v from 'valibot'

import { neededForms, needsIds, signsForm, type Household } from './household.ts'
import type { FormStatus } from './tracker.ts'

/** What the counter sees before it gives anybody mail: two IDs, and the signed form. */
const papers = ['ids', 'form'] as const

/** Somebody whose papers are not here, and which. */
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
  /** Whether the counter has seen their IDs since they were last asked for. */
  idsChecked: boolean
}

/**
 * What keeps mail from somebody of a household: their own IDs and form, and those of whoever names them on a form, as item 12
 * does children and employees, and item 5 a collector. Empty where nothing does.
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

/** What several of a household lack, each person once. */
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
