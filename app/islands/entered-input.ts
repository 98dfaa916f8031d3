type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Found = HTMLElement | null | undefined

/**
 * Dispatched once React has hydrated. Its detail replays earlier input: it takes the control touched last and the one pressed last, and
 * gives the one to press now.
 */
export type HydratedEvent = CustomEvent<(touched: Found, pressed: Found) => Promise<Found>>

const isField = (control: HTMLElement): control is Field => control.matches('input,select,textarea')
const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type)

/** All controls of the page, before React hydrates. */
export function findControls() {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLElement>('input,select,textarea,button,a')]
}

/*
 * By properties that stay: password managers change the classes of fields, translators the text of buttons, and React's generated ids,
 * which name some radio groups, differ after a new render.
 */
function kindOf(control: HTMLElement) {
  const { localName, classList } = control
  if (!isField(control)) return [localName, ...classList, control.getAttribute('value')].join()
  return [localName, control.type, isChoice(control) ? control.value : control.name].join()
}

/** Finds a control again after React has rendered the page anew, as it does when an extension or a translator had changed the HTML. */
function finder(before: HTMLElement[]) {
  const after = findControls()
  return (control: Found) => {
    if (!control || control.isConnected) return control
    const isLike = (other: HTMLElement) => kindOf(other) === kindOf(control)
    const [earlier, later] = [before.filter(isLike), after.filter(isLike)]
    // A part of the page that is yet to be drawn may hold the others (static-part.tsx).
    const isWhole = !isField(control) || !isChoice(control) || earlier.length === later.length
    return isWhole ? later[earlier.indexOf(control)] : undefined
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
 * Makes React notice a field's value. React ignores an event while the value equals the last one that passed through the setter it put
 * on the field. That setter is called here for a detached element with another value: the field itself keeps its caret and composition.
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

/** Copies into fields that React draws later, once their code has come. */
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

/* React renders in a microtask after an event. */
const reactRenders = () => Promise.resolve()

/**
 * Tells React what was entered before it hydrated, and which fields were left. It renders between two fields, as between two events of
 * a visitor.
 *
 * @param effects settled when React's effects have run: stores miss changes before that
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
    // Rendering another field may have reset this one, whose value React does not know yet.
    if (!isChoice(now) && now.type !== 'file' && !isEntered(now)) now.value = value
    announce(now, isChecked)
  }
  await reactRenders()
  return find(pressed)
}
