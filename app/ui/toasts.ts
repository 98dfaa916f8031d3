import { create } from 'zustand'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export type ToastAction = { name: string; run: () => void }

export type Toast = {
  id: number
  tone?: ToastTone
  text: string
  action?: ToastAction
  durationMs: number
}

export type ToastRules = { durationMs: number; silent: ToastTone[] }

const TOAST_MS = 5_000
const SNACKBAR_MS = 6_000
/** More would cover the page: the oldest disappear. */
const MAX_AT_ONCE = 4

let rules: ToastRules = { durationMs: TOAST_MS, silent: [] }
let lastId = 0

export const useToasts = create<readonly Toast[]>(() => [])

export function showToast({ tone, text }: { tone: ToastTone; text: string }) {
  if (!rules.silent.includes(tone)) add({ tone, text, durationMs: rules.durationMs })
}

export function showSnackbar({ text, action }: { text: string; action?: ToastAction }) {
  add({ text, durationMs: SNACKBAR_MS, ...(action && { action }) })
}

export function closeToast(id: number) {
  useToasts.setState((shown) => shown.filter((toast) => toast.id !== id), true)
}

export function setToastRules(wanted: ToastRules) {
  rules = wanted
}

/** A repeated toast replaces the earlier one. */
function add(toast: Omit<Toast, 'id'>) {
  lastId += 1
  useToasts.setState((shown) => {
    const others = shown.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text)
    return [...others, { ...toast, id: lastId }].slice(-MAX_AT_ONCE)
  }, true)
}
