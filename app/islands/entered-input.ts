type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Found = HTMLElement | null | undefined

/**
 * The event by which React says that it answers: with what tells it what was entered before. That takes what was touched last and what
 * was pressed, and gives what is to be pressed.
 */
export type HydratedEvent = CustomEvent<(touched: Found, pressed: Found) => Promise<Found>>

const isField = (control: HTMLElement): control is Field => control.matches('input,select,textarea')
const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type)

/** All controls of the page as React finds it. */
export function findControls() {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLElement>('input,select,textarea,button,a')]
}

/*
 * Password managers give classes to fields, translators change the words of buttons, and React's ids, the names of some groups of radios,
 * are others once it has drawn the page itself.
 */
function kindOf(control: HTMLElement) {
  const { localName, className } = control
  if (!isField(control)) return [localName, className, control.getAttribute('value')].join()
  return [localName, control.type, isChoice(control) || control.name].join()
}

/** Finds a control again where React could not take the page over, since an extension or a translator had changed it, and drew it anew. */
function finder(before: HTMLElement[]) {
  const after = findControls()
  return (control: Found) => {
    if (!control || control.isConnected) return control
    const isLike = (other: HTMLElement) => kindOf(other) === kindOf(control)
    return after.filter(isLike)[before.filter(isLike).indexOf(control)]
  }
}

/** Whether its value differs from the HTML's: entered by the visitor, the browser or a password manager. */
function isEntered(field: Field) {
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  if ('defaultValue' in field) return field.value !== field.defaultValue
  const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  return field.value !== given?.value
}

function copyEntered(from: Field, to: Field) {
  const name = isChoice(from) ? 'checked' : from.type === 'file' ? 'files' : 'value'
  Reflect.set(to, name, Reflect.get(from, name))
  if (!('selectionStart' in from && 'selectionStart' in to) || from.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
}

/**
 * Tells React of a field's value. It hears of one only where it differs from the one that its own property on the field saw last:
 * that is shown another one, on a field that is none of the page's, so that the caret and what is being composed stay.
 */
function announce(field: Field, isChecked: boolean) {
  if (isChoice(field)) {
    field.checked = !isChecked
    return field.click()
  }
  const own = Object.getOwnPropertyDescriptor(field, 'value')
  own?.set?.call(document.createElement(field.localName), `${field.value} `)
  const left = field === document.activeElement ? [] : ['focusout']
  for (const name of ['input', 'change', ...left])
    field.dispatchEvent(new Event(name, { bubbles: true }))
}

/* React renders what an event changed in a microtask. */
const reactRenders = () => Promise.resolve()

/**
 * Tells React what was entered before it hydrated; between two fields it renders, as between two events of a visitor. It hears too
 * which fields were left.
 *
 * @param effects settled when React's effects have run: before, a store does not hear of a change
 */
export async function replayInput(
  before: HTMLElement[],
  effects: Promise<unknown>,
  touched: Found,
  pressed: Found,
) {
  const find = finder(before)
  const entered = before
    .filter(isField)
    .filter(isEntered)
    .map((field) => {
      const now = find(field)
      if (now && isField(now) && now !== field) copyEntered(field, now)
      return { now, value: field.value, isChecked: isChoice(field) && field.checked }
    })
  const focused = find(touched)
  if (focused !== touched) focused?.focus()
  await effects
  for (const { now, value, isChecked } of entered) {
    await reactRenders()
    if (!now || !isField(now)) continue
    // React resets a field that it has not heard of when it renders another.
    if (!isChoice(now) && now.type !== 'file' && !isEntered(now)) now.value = value
    announce(now, isChecked)
  }
  await reactRenders()
  return find(pressed)
}
