type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Found = HTMLElement | null | undefined

/**
 * Dispatched once React has hydrated; replays earlier input. Takes the control touched last and the one pressed
 * last, and returns the one to press now.
 */
export type HydratedEvent = CustomEvent<(touched: Found, pressed: Found) => Promise<Found>>

const isField = (control: HTMLElement): control is Field => control.matches('input,select,textarea')
const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type)

export function findControls() {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLElement>('input,select,textarea,button,a')]
}

/**
 * Only properties that stay: password managers change classes, translators change texts, and React's generated ids
 * differ after a new render.
 */
function kindOf(control: HTMLElement) {
  const { localName, classList } = control
  if (!isField(control)) return [localName, ...classList, control.getAttribute('value')].join()
  return [localName, control.type, isChoice(control) ? control.value : control.name].join()
}

/** React renders the page anew when an extension or a translator had changed the HTML. */
function finder(before: HTMLElement[]) {
  const after = findControls()
  return (control: Found) => {
    if (!control || control.isConnected) return control
    const isLike = (other: HTMLElement) => kindOf(other) === kindOf(control)
    const [earlier, later] = [before.filter(isLike), after.filter(isLike)]
    // A part that is not rendered yet may hold the others (static-part.tsx).
    const isWhole = !isField(control) || !isChoice(control) || earlier.length === later.length
    return isWhole ? later[earlier.indexOf(control)] : undefined
  }
}

function isEntered(field: Field) {
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  if ('defaultValue' in field) return field.value !== field.defaultValue
  const initial = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  return field.value !== initial?.value
}

function copyEntered(from: Field, to: Field) {
  const name = isChoice(from) ? 'checked' : from.type === 'file' ? 'files' : 'value'
  Reflect.set(to, name, Reflect.get(from, name))
  if (!('selectionStart' in from && 'selectionStart' in to) || from.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
}

/**
 * React ignores an event while the value equals the last one that its setter on the field saw. Calling the setter
 * with another value for a detached element keeps the field's caret and composition.
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

function copyWhenDrawn(before: HTMLElement[], missing: Field[]) {
  const copy = () => {
    const find = finder(before)
    for (const field of missing.splice(0)) {
      const now = find(field)
      if (now && isField(now)) copyEntered(field, now)
      else missing.push(field)
    }
  }
  if (missing.length > 0) addEventListener('drawn', copy)
}

/** React renders in a microtask after an event. */
const reactRenders = () => Promise.resolve()

/**
 * Lets React render between two fields, as between two events of a visitor.
 * @param effects resolves when React's effects have run: stores miss changes before that
 */
export async function replayInput(
  before: HTMLElement[],
  effects: Promise<unknown>,
  touched: Found,
  pressed: Found,
) {
  const find = finder(before)
  const fields = before.filter(isField).filter(isEntered)
  copyWhenDrawn(
    before,
    fields.filter((field) => !find(field)),
  )
  const entered = fields.map((field) => {
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
    // Rendering another field may have reset this one.
    if (!isChoice(now) && now.type !== 'file' && !isEntered(now)) now.value = value
    announce(now, isChecked)
  }
  await reactRenders()
  return find(pressed)
}
