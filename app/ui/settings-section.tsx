import type { ReactNode } from 'react'

import css from './settings-section.module.css'

type SettingsPartProps = { title: string; about: ReactNode; dense?: boolean; children: ReactNode }

/** Settings that belong together, explained on the left where there is room. */
export function SettingsSection({ title, about, dense, children }: SettingsPartProps) {
  return (
    <section className={`${css.part} ${dense ? css.dense : css.wide}`} aria-label={title}>
      <div className={css.about}>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
