import { useEffect, useRef, useState } from 'react'

import type { BrowserKey } from '#content/browser-keys.ts'
import { TRAP_FIELD } from '#shared/message-form.ts'

import type { MessageStage } from './send-message.ts'

const KEY_WORDS = 4

export function useMessage() {
  const form = useRef<HTMLFormElement>(null)
  const [stage, setStage] = useState<MessageStage>({ name: 'writing', problems: null })
  const isSending = useRef(false)

  const isSent = stage.name === 'sent'

  useEffect(() => {
    if (form.current && !isSent) return attend(form.current)
  }, [isSent])

  useEffect(() => {
    if (stage.name !== 'writing' || !stage.problems) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [stage])

  async function send() {
    if (!form.current || isSending.current) return
    isSending.current = true
    giveKey(form.current)
    keepDraft(form.current)
    setStage({ name: 'sending' })
    const next = await loadAndSend(form.current)
    if (next.name === 'sent') dropDraft()
    isSending.current = false
    setStage(next)
  }

  return { form, stage, send, startAnew: () => setStage({ name: 'writing', problems: null }) }
}

async function loadAndSend(form: HTMLFormElement): Promise<MessageStage> {
  const sending = await loadSending().catch(() => null)
  return sending ? sending.sendMessage(form) : { name: 'failed', why: 'unreachable' }
}

function attend(form: HTMLFormElement) {
  const keep = () => keepDraft(form)
  const prepare = () => void loadSending().catch(() => undefined)
  // Our messages replace the browser's.
  form.noValidate = true
  // Text from before hydration causes no input event.
  if (isBegun(form)) keep()
  restoreDraft(form)
  form.addEventListener('input', keep)
  form.addEventListener('focusin', prepare, { once: true })
  return () => {
    form.removeEventListener('input', keep)
    form.removeEventListener('focusin', prepare)
  }
}

function isBegun(form: HTMLFormElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

function loadSending() {
  return import('./send-message.ts')
}

/** A retry, even after a reload, has the same key, so that the message arrives once. */
function giveKey(form: HTMLFormElement) {
  const field = form.elements.namedItem('key')
  if (!(field instanceof HTMLInputElement) || field.value) return
  const words = [...crypto.getRandomValues(new Uint32Array(KEY_WORDS))]
  field.value = words.map((word) => word.toString(16).padStart(8, '0')).join('-')
}

/** Kept by this tab until the message is sent, so that a reload loses nothing. */
export const DRAFT: BrowserKey = 'mailbox.message-draft'

function keepDraft(form: HTMLFormElement) {
  const fields = new FormData(form)
  fields.delete(TRAP_FIELD)
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(Object.fromEntries(fields)))
  } catch {
    return
  }
}

function restoreDraft(form: HTMLFormElement) {
  for (const [name, text] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name)
    if (typeof text === 'string' && isField(field) && field.value === '') field.value = text
  }
}

function dropDraft() {
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

function isField(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}
