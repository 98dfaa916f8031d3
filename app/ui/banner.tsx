import { useEffect, useRef, type ReactNode } from 'react'

import css from './banner.module.css'
import leading from './leading-icon.module.css'

export type Tone = 'success' | 'info' | 'note' | 'warning' | 'error'

const icons: Record<Tone, string | undefined> = {
  success: leading.check,
  info: leading.info,
  note: leading.info,
  warning: leading.warning,
  error: leading.alert,
}

type BannerProps = {
  tone: Tone
  /** Takes the focus when it appears: always, or where what the visitor pressed is gone. */
  focused?: 'always' | 'if-lost'
  children: ReactNode
}

/** What follows from something the visitor did: it must not appear out of their sight. */
const brought: Tone[] = ['success', 'warning', 'error']

const roles: Record<Tone, 'alert' | 'status' | 'note'> = {
  success: 'status',
  info: 'status',
  note: 'note',
  warning: 'alert',
  error: 'alert',
}

/**
 * What has just happened, said aloud: at once what went wrong, in its turn what went well. A note
 * belongs to the page and is read where it stands.
 */
export function Banner({ tone, focused, children }: BannerProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (brought.includes(tone)) ref.current?.scrollIntoView({ block: 'nearest' })
    const lost = document.activeElement === document.body
    if (focused === 'always' || (focused && lost)) ref.current?.focus({ preventScroll: true })
  }, [tone, focused])

  return (
    <div
      ref={ref}
      role={roles[tone]}
      tabIndex={focused ? -1 : undefined}
      className={css.banner}
      data-tone={tone}
    >
      <span className={`${css.icon} ${leading.icon} ${icons[tone]}`} />
      <div className="grid grid-cols-1 gap-2 min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}

type TextBannerProps = Omit<BannerProps, 'children'> & { text: string | false | null | undefined }

/** A banner of one paragraph; nothing without a text. */
export function TextBanner({ text, ...banner }: TextBannerProps) {
  if (!text) return null
  return (
    <Banner {...banner}>
      <p>{text}</p>
    </Banner>
  )
}
