import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as v from 'valibot'

import { readSessionClaims } from '#app/auth/session-id.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { holdsPersonalIdentifier } from '#shared/personal-identifiers.ts'

const KEY = 'counter.typed'
const storage = createSafeStorage(() => window.sessionStorage)

const fieldsSchema = v.record(v.string(), v.string())
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: v.string(), pages: v.record(v.string(), fieldsSchema) }),
)
export type TypedFields = v.InferOutput<typeof fieldsSchema>

/**
 * Keeps the text of a form through a reload, in this tab and for this person only.
 * @returns `ref` for an element around or in the form, and `typed` to start the fields with React state from
 */
export function useTypedForm() {
  const { pathname, search } = useLocation()
  const page = pathname + search
  const ref = useRef<HTMLDivElement>(null)
  const [typed] = useState(() => readPages()[page] ?? {})

  const restore = useEffectEvent(() => {
    for (const field of formAt(ref.current)?.elements ?? []) {
      if (isTextField(field)) field.value = typed[field.name] ?? field.value
    }
  })
  useEffect(() => restore(), [])

  const store = useCallback(() => {
    const form = formAt(ref.current)
    if (form) writePage(page, Object.fromEntries(textsOf(new FormData(form))))
  }, [page])

  return { ref, typed, store, clear: () => writePage(page) }
}

function formAt(element: Element | null) {
  return element?.closest('form') ?? element?.querySelector('form')
}

function isTextField(
  field: Element,
): field is HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement {
  return (
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio'].includes(field.type))
  )
}

/** A text that looks like an ID number stays in memory only. */
function textsOf(form: FormData) {
  return [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !holdsPersonalIdentifier(entry[1]),
  )
}

function readPages() {
  const { success, output } = v.safeParse(storedSchema, storage.getItem(KEY))
  return success && output.userId === readSessionClaims().userId ? output.pages : {}
}

function writePage(page: string, fields?: TypedFields) {
  const { [page]: _, ...others } = readPages()
  const pages = fields ? { ...others, [page]: fields } : others
  storage.setItem(KEY, JSON.stringify({ userId: readSessionClaims().userId, pages }))
}
