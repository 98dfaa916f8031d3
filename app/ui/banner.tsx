import { useEffect, useRef, type ReactNode } from 'react'

import { Icon, type IconName } from './icon.tsx'

export type Tone = 'success' | 'info' | 'note' | 'warning' | 'error'

const icons: Record<Tone, IconName> = {
  success: 'check',
  info: 'info',
  note: 'info',
  warning: 'warning',
  error: 'alert',
}

type BannerProps = {
  tone: Tone
  /** `if-lost`: only if the pressed control is gone. */
  focused?: 'always' | 'if-lost'
  children: ReactNode
}

/** Scrolled into view, because they follow an action of the visitor. */
const afterAction: Tone[] = ['success', 'warning', 'error']

const roles: Record<Tone, 'alert' | 'status' | 'note'> = {
  success: 'status',
  info: 'status',
  note: 'note',
  warning: 'alert',
  error: 'alert',
}

/** Errors are announced at once, successes politely; a note is not announced. */
export function Banner({ tone, focused, children }: BannerProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (afterAction.includes(tone)) ref.current?.scrollIntoView({ block: 'nearest' })
    const lost = document.activeElement === document.body
    if (focused === 'always' || (focused && lost)) ref.current?.focus({ preventScroll: true })
  }, [tone, focused])

  return (
    <div
      ref={ref}
      role={roles[tone]}
      tabIndex={focused ? -1 : undefined}
      className="flex gap-[min(0.75rem,3vw)] rounded-lg border border-[var(--edge,var(--line))] bg-[var(--wash,var(--lifted))] px-[min(1rem,4vw)] py-3.5 text-base leading-normal text-ink"
      data-tone={tone}
    >
      <span className="mt-0.5 flex-none text-[var(--ink,var(--accent-text))]">
        <Icon name={icons[tone]} size={22} />
      </span>
      <div className="grid grid-cols-1 gap-2 min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}

type TextBannerProps = Omit<BannerProps, 'children'> & { text: string | false | null | undefined }

export function TextBanner({ text, ...banner }: TextBannerProps) {
  if (!text) return null
  return (
    <Banner {...banner}>
      <p>{text}</p>
    </Banner>
  )
}
