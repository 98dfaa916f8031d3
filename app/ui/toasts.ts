import { create } from 'zustand'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export type ToastAction = { name: string; run: () => void }

export type Toast = {
  id: number
  /** A snackbar has none. */
  tone?: ToastTone
  text: string
  action?: ToastAction
  durationMs: number
}

/** How long toasts stay, and which are not shown at all. */
export type ToastRules = { durationMs: number; silent: ToastTone[] }

const TOAST_MS = 5_000
const SNACKBAR_MS = 6_000
/** More at once would cover what they speak of: the oldest leave. */
const MAX_AT_ONCE = 4

let rules: ToastRules = { durationMs: TOAST_MS, silent: [] }
let lastId = 0

/** The toasts on the screen, the oldest first. */
export const useToasts = create<readonly Toast[]>(() => [])

/** Says in the corner of the screen what has just happened. */
export function showToast({ tone, text }: { tone: ToastTone; text: string }) {
  if (!rules.silent.includes(tone)) add({ tone, text, durationMs: rules.durationMs })
}

/** Says something in passing, perhaps with one thing to do about it ("Undo"). */
export function showSnackbar({ text, action }: { text: string; action?: ToastAction }) {
  add({ text, durationMs: SNACKBAR_MS, ...(action && { action }) })
}

export function closeToast(id: number) {
  useToasts.setState((shown) => shown.filter((toast) => toast.id !== id), true)
}

/** Sets what the visitor prefers, for the toasts to come. */
export function setToastRules(wanted: ToastRules) {
  rules = wanted
}

/** What is said again takes the place of what was said. */
function add(toast: Omit<Toast, 'id'>) {
  lastId += 1
  useToasts.setState((shown) => {
    const others = shown.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text)
    return [...others, { ...toast, id: lastId }].slice(-MAX_AT_ONCE)
  }, true)
}
