const CONTROLS = 'a, button, input, select, textarea, summary, video'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor typed and where they were, in a part of the page that is about to be replaced. */
export type Entries = { giveTo: (place: Element) => void }

/** Remembers the fields, the focus and the button pressed of one part, for another of the same shape. */
export function takeEntries(from: Element, pressed?: Element | null): Entries {
  const controls = [...from.querySelectorAll<HTMLElement>(CONTROLS)]
  const typed = controls.map((control) => (isField(control) ? control.value : null))
  const wanted = controls.findIndex((control) => control === pressed)
  const focused = controls.findIndex((control) => control === document.activeElement)

  return {
    giveTo(place) {
      const successors = [...place.querySelectorAll<HTMLElement>(CONTROLS)]
      for (const [position, control] of successors.entries()) {
        const value = typed[position]
        if (isField(control) && value) control.value = value
      }
      if (focused >= 0) successors[focused]?.focus({ preventScroll: true })
      if (wanted >= 0) successors[wanted]?.click()
    },
  }
}

function isField(control: Element): control is Field {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}
