import { TRAP_FIELD } from '#shared/message-form.ts'

/**
 * What is written and not sent yet, kept by this tab alone until it is sent or the tab is closed: a reload or a look
 * at another page must not cost anybody their words. It never leaves the browser.
 */
export const DRAFT = 'mailbox.message-draft'

/** Keeps what stands in the form; a browser that keeps nothing is no reason to fail. */
export function keepDraft(form: HTMLFormElement) {
  const fields = new FormData(form)
  fields.delete(TRAP_FIELD)
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(Object.fromEntries(fields)))
  } catch {
    return
  }
}

/** Fills in what was kept, where nothing stands yet. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, text] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name)
    if (typeof text === 'string' && isField(field) && field.value === '') field.value = text
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(DRAFT)
  } catch {
    return
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}'))
  } catch {
    return {}
  }
}

function isField(found: Element | RadioNodeList | null) {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
  )
}
