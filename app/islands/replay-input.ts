import { isChoice, type EnteredInput, type Field } from './record-input.ts'

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
