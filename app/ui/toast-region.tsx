import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'

import { toasts as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import { Icon, type IconName } from './icon.tsx'
import { closeToast, useToasts, type Toast, type ToastTone } from './toasts.ts'

const REGION =
  'pointer-events-none fixed top-auto right-auto bottom-5 left-5 m-0 max-h-[calc(100dvh-2.5rem)] w-[min(26rem,100vw-2.5rem)] overflow-visible border-none bg-transparent p-0 text-inherit max-sm:inset-x-3 max-sm:bottom-3 max-sm:w-auto'
const GROUP = 'grid grid-cols-1 gap-2.5 [:not(:empty)+&:not(:empty)]:mt-2.5'
const TOAST =
  'pointer-events-auto flex items-start gap-3 rounded-lg border border-[var(--edge,var(--line-strong))] bg-[var(--wash,var(--raised))] p-2 pl-4 text-base leading-normal wrap-anywhere text-ink shadow-panel transition-[opacity,translate] duration-200 ease-out starting:translate-y-3 starting:opacity-0'
const TO_PRESS = 'grid h-11 min-w-11 flex-none place-items-center rounded-md hover:bg-lifted'

export function ToastRegion() {
  const toasts = useToasts()
  const host = useHost(toasts.length > 0)

  return host && createPortal(<ToastStack toasts={toasts} />, host)
}

/** An open modal dialog makes everything outside inert, so toasts move into it. */
function useHost(needed: boolean) {
  const [host, setHost] = useState<Element | null>(null)

  useEffect(() => {
    if (!needed) return
    const choose = () => setHost(topmostModal() ?? document.body)
    choose()
    // A dialog removed while open fires no event.
    const removals = new MutationObserver(choose)
    removals.observe(document.body, { childList: true, subtree: true })
    for (const event of ['close', 'toggle']) document.addEventListener(event, choose, true)
    return () => {
      removals.disconnect()
      for (const event of ['close', 'toggle']) document.removeEventListener(event, choose, true)
      setHost(null)
    }
  }, [needed])

  return needed ? host : null
}

function topmostModal() {
  return [...document.querySelectorAll('dialog:modal')].at(-1)
}

/** Screen readers announce changes of a live region, not its initial content. */
const UNTIL_LISTENED_TO_MS = 60
const KEY_TO_REACH = 'F8'

/** None disappears while the visitor points at one, has the focus in one, or is away. */
function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const [hovered, setHovered] = useState(false)
  const away = useAway()
  const listenedTo = useAnnounced()
  const { region, focused, ...focus } = useFocusInside(toasts.length)
  const isPaused = hovered || focused || away

  const cards = (ofError: boolean) =>
    toasts
      .filter(({ tone }) => listenedTo && (tone === 'error') === ofError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} held={isPaused} />)

  return (
    <section
      ref={region}
      popover="manual"
      className={REGION}
      aria-label={interpolate(words.label, { key: KEY_TO_REACH })}
      data-toasts=""
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
    >
      <div role="alert" aria-atomic={false} className={GROUP}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic={false} className={GROUP}>
        {cards(false)}
      </div>
    </section>
  )
}

function useAnnounced() {
  const [listenedTo, setListenedTo] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setListenedTo(true), UNTIL_LISTENED_TO_MS)
    return () => clearTimeout(timer)
  }, [])

  return listenedTo
}

function useAway() {
  const [away, setAway] = useState(document.hidden)

  useEffect(() => {
    const updateAway = () => setAway(document.hidden)
    document.addEventListener('visibilitychange', updateAway)
    return () => document.removeEventListener('visibilitychange', updateAway)
  }, [])

  return away
}

function useFocusInside(count: number) {
  const region = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const stack = region.current
    if (stack?.isConnected) stack.showPopover()
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key === KEY_TO_REACH) lastButton(stack)?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => {
      document.removeEventListener('keydown', enter)
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (count > 0 && focused && isLost) lastButton(region.current)?.focus()
  }, [count, focused])

  function onFocus({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget)) return
    before.current = relatedTarget
    setFocused(true)
  }

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
    const isGone = !target.isConnected || !document.hasFocus()
    if (isGone || currentTarget.contains(relatedTarget)) return
    before.current = null
    setFocused(false)
  }

  return { region, focused, onFocus, onBlur, onKeyDown: closeByEscape }
}

/** Escape closes the toast, not the dialog around it. */
function closeByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  const card = event.target instanceof Element && event.target.closest('[data-toast]')
  if (card) card.querySelector<HTMLElement>('[data-close]')?.click()
}

function lastButton(stack: HTMLElement | null) {
  return [...(stack?.querySelectorAll<HTMLElement>('[data-close]') ?? [])].at(-1)
}

const icons: Record<ToastTone, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'alert',
}

/** A visitor who has just left a toast may still be reading it. */
const MIN_AFTER_HOLD_MS = 1_000

function ToastCard({ toast, held: isPaused }: { toast: Toast; held: boolean }) {
  const { id, tone, text, action } = toast
  useCountdown(toast, isPaused)

  return (
    <div className={TOAST} data-toast="" data-tone={tone}>
      {tone && (
        <span className="mt-2.75 flex-none text-[var(--ink,var(--accent-text))]">
          <Icon name={icons[tone]} size={22} />
        </span>
      )}
      <p className="min-w-0 flex-1 py-2.5">{text}</p>
      {action && (
        <button
          type="button"
          className={`${TO_PRESS} px-3 font-semibold text-accent-text`}
          onClick={() => {
            closeToast(id)
            action.run()
          }}
        >
          {action.name}
        </button>
      )}
      <button
        type="button"
        className={TO_PRESS}
        data-close=""
        aria-label={words.close}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function useCountdown({ id, durationMs }: Toast, isPaused: boolean) {
  const leftMs = useRef(durationMs)

  useEffect(() => {
    if (isPaused) return
    const began = performance.now()
    const timer = setTimeout(() => closeToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      const remaining = leftMs.current - (performance.now() - began)
      leftMs.current = Math.max(MIN_AFTER_HOLD_MS, remaining)
    }
  }, [id, isPaused])
}
