import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { toasts as words } from '#app/content/en/ui.ts'

import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toasts.ts'

import css from './toast-stack.module.css'

/** A screen reader speaks of what comes into a live region, not of what it was born with. */
const UNTIL_LISTENED_TO_MS = 60
const KEY_TO_REACH = 'F8'

/** The toasts on the screen. None leaves while the visitor points at one, is in one, or is away. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const [hovered, setHovered] = useState(false)
  const away = useAway()
  const listenedTo = useListenedTo()
  const { region, focused, ...focus } = useFocusInside(toasts.length)
  const held = hovered || focused || away

  const cards = (ofError: boolean) =>
    toasts
      .filter(({ tone }) => listenedTo && (tone === 'error') === ofError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} held={held} />)

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
      <div role="alert" aria-atomic={false} className={`${css.group} stack gap-2.5`}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic={false} className={`${css.group} stack gap-2.5`}>
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
    const look = () => setAway(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
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
