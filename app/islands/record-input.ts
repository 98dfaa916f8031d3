export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was entered before React hydrated, in the order of the last change. */
export type EnteredInput = ReadonlyMap<Field, string | boolean>

/** The event by which React says that it answers: with what tells it what was entered meanwhile. */
export type HydratedEvent = CustomEvent<(entered: EnteredInput) => Promise<void>>

const isField = (target: unknown): target is Field =>
  target instanceof HTMLElement && target.matches('input,select,textarea')
export const isChoice = (field: Field): field is HTMLInputElement =>
  /radio|checkbox/.test(field.type)

/** Remembers what an `input` event brought. */
export function recordInput(entered: Map<Field, string | boolean>, { target }: Event) {
  if (!isField(target)) return
  entered.delete(target)
  entered.set(target, isChoice(target) ? target.checked : target.value)
}
