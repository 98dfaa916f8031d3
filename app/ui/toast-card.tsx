import { useEffect, useRef } from 'react'

import { toasts as words } from '#app/content/en/ui.ts'

import { Icon, type IconName } from './icon.tsx'
import { closeToast, type Toast, type ToastTone } from './toasts.ts'

import css from './toast-card.module.css'

const icons: Record<ToastTone, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'alert',
}

/** Who has just let go of a toast may still be reading it. */
const LEAST_AFTER_HOLD_MS = 1_000

/** One toast, which leaves by itself unless it is held. */
export function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const { id, tone, text, action } = toast
  useCountdown(toast, held)

  return (
    <div className={`${css.toast} shadow text-base row items-start`} data-toast="" data-tone={tone}>
      {tone && (
        <span className={`${css.icon} flex-none`}>
          <Icon name={icons[tone]} size={22} />
        </span>
      )}
      <p className={`${css.text} flex-1 min-w-0`}>{text}</p>
      {action && (
        <button
          type="button"
          className={`${css.action} centered flex-none semibold accent`}
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
        className={`${css.close} centered flex-none`}
        data-close=""
        aria-label={words.close}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function useCountdown({ id, durationMs }: Toast, held: boolean) {
  const leftMs = useRef(durationMs)

  useEffect(() => {
    if (held) return
    const began = performance.now()
    const timer = setTimeout(() => closeToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      const remaining = leftMs.current - (performance.now() - began)
      leftMs.current = Math.max(LEAST_AFTER_HOLD_MS, remaining)
    }
  }, [id, held])
}
