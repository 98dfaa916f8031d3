import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'

import { toasts as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import { Icon, type IconName } from './icon.tsx'
import { closeToast, useToasts, type Toast, type ToastTone } from './toasts.ts'

import css from './toast-region.module.css'

/** Where toasts appear, above everything: mounted once, for the whole site. */
export function ToastRegion() {
  const toasts = useToasts()
  const host = useHost(toasts.length > 0)

  return host && createPortal(<ToastStack toasts={toasts} />, host)
}

/** All outside an open modal dialog is out of reach: there, toasts have to stand inside it. */
function useHost(needed: boolean) {
  const [host, setHost] = useState<Element | null>(null)

  useEffect(() => {
    if (!needed) return
    const choose = () => setHost(topmostModal() ?? document.body)
    choose()
    // A dialog that is taken away while it is open tells nobody.
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

/** A screen reader speaks of what comes into a live region, not of what it was born with. */
const UNTIL_LISTENED_TO_MS = 60
const KEY_TO_REACH = 'F8'

/** The toasts on the screen. None leaves while the visitor points at one, is in one, or is away. */
function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const [hovered, setHovered] = useState(false)
  const away = useAway()
  const listenedTo = useListenedTo()
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
      className={css.stack}
      aria-label={interpolate(words.label, { key: KEY_TO_REACH })}
      data-toasts=""
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
    >
      <div role="alert" aria-atomic={false} className={`${css.group} grid grid-cols-1 gap-2.5`}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic={false} className={`${css.group} grid grid-cols-1 gap-2.5`}>
        {cards(false)}
      </div>
    </section>
  )
}

function useListenedTo() {
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

/** A key leads into the toasts, and the focus goes back to where it was when the last one leaves. */
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

/** Escape means the toast, not the dialog it stands in. */
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

/** Who has just let go of a toast may still be reading it. */
const MIN_AFTER_HOLD_MS = 1_000

/** One toast, which leaves by itself unless it is held. */
function ToastCard({ toast, held: isPaused }: { toast: Toast; held: boolean }) {
  const { id, tone, text, action } = toast
  useCountdown(toast, isPaused)

  return (
    <div
      className={`${css.toast} shadow-panel text-base flex gap-3 wrap-anywhere items-start`}
      data-toast=""
      data-tone={tone}
    >
      {tone && (
        <span className={`${css.icon} flex-none`}>
          <Icon name={icons[tone]} size={22} />
        </span>
      )}
      <p className={`${css.text} flex-1 min-w-0`}>{text}</p>
      {action && (
        <button
          type="button"
          className={`${css.action} grid place-items-center flex-none font-semibold text-accent-text`}
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
        className={`${css.close} grid place-items-center flex-none`}
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
