import type { ReactNode } from 'react'

import { Icon, type IconName } from './icon.tsx'

import css from './banner.module.css'

export type Tone = 'success' | 'info' | 'note' | 'warning' | 'error'

const icons: Record<Tone, IconName> = {
  success: 'check',
  info: 'info',
  note: 'info',
  warning: 'warning',
  error: 'alert',
}

type BannerProps = { tone: Tone; id?: string | undefined; children: ReactNode }

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
export function Banner({ tone, id, children }: BannerProps) {
  return (
    <div id={id} role={roles[tone]} className={`${css.banner} ${css[tone]}`}>
      <span className={css.icon}>
        <Icon name={icons[tone]} size={22} />
      </span>
      <div className={css.words}>{children}</div>
    </div>
  )
}
