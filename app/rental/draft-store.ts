import { create } from 'zustand'

import { type Draft, type DraftPerson, emptyDraft } from './draft.ts'

/** `isFiled`: the server has it, and nothing was changed since. */
type DraftStore = Draft & { isTouched: boolean; isFiled: boolean }

/** The draft of this page, in memory alone: it ends with the page (app/rental/encrypted-draft.ts stores it if wished). */
export const useDraft = create<DraftStore>(() => ({
  ...emptyDraft(),
  isTouched: false,
  isFiled: false,
}))

/** What stands in the draft just now, outside of what is rendered. */
export function readDraft(): Draft {
  const { isTouched: _, isFiled: __, ...draft } = useDraft.getState()
  return draft
}

export function changeDraft(change: Partial<Draft>) {
  useDraft.setState({ ...change, isTouched: true, isFiled: false })
}

export function changePerson(id: string, change: Partial<DraftPerson>) {
  const { people } = useDraft.getState()
  changeDraft({ people: people.map((each) => (each.id === id ? { ...each, ...change } : each)) })
}

export function changeWorksheet(key: string, item: string, value: string) {
  const { worksheets } = useDraft.getState()
  changeDraft({ worksheets: { ...worksheets, [key]: { ...worksheets[key], [item]: value } } })
}

/** Begins anew, with a draft that was stored or with none. */
export function replaceDraft(draft: Draft = emptyDraft()) {
  useDraft.setState({ ...draft, isTouched: false, isFiled: false })
}
