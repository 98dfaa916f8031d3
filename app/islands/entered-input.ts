export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was entered before React hydrated, in the order of the last change. */
type EnteredInput = ReadonlyMap<Field, string | boolean>

/** The event by which React says that it answers: with what tells it what was entered meanwhile. */
export type HydratedEvent = CustomEvent<(entered: EnteredInput) => Promise<void>>

const isField = (target: unknown): target is Field =>
  target instanceof HTMLElement && target.matches('input,select,textarea')
const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type)

/** Remembers what an `input` event brought. */
export function recordInput(entered: Map<Field, string | boolean>, { target }: Event) {
  if (!isField(target)) return
  entered.delete(target)
  entered.set(target, isChoice(target) ? target.checked : target.value)
}

/* React renders what an event changed in a microtask. */
const reactRenders = () => Promise.resolve()

/** Gives a field its value past React's own property on it; the caret stays where it is. */
function restoreValue(field: Field, value: string | boolean) {
  const isWritten = field === document.activeElement && !(field instanceof HTMLSelectElement)
  const caret = isWritten ? [field.selectionStart, field.selectionEnd] : []
  if ('defaultValue' in field) field.value = value ? '' : field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  const [start, end] = caret
  if (isWritten && typeof start === 'number') field.setSelectionRange(start, end ?? start)
}

/**
 * Tells React what was entered before it hydrated. React hears of a value only where it differs from
 * the one that its own property on the field saw last, so that one is set to another first. Between
 * two fields it renders, as between two events of a visitor. It hears too which fields were left.
 */
export async function replayInput(entered: EnteredInput) {
  for (const [field, value] of entered) {
    await reactRenders()
    if (isChoice(field)) {
      field.checked = !value
      field.click()
      continue
    }
    if (field.type !== 'file') restoreValue(field, value)
    const left = field === document.activeElement ? [] : ['focusout']
    for (const name of ['input', 'change', ...left])
      field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  await reactRenders()
}
