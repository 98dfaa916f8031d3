import type { ReactNode } from 'react'

import css from './settings-section.module.css'

type SettingsPartProps = {
  title: string
  about: ReactNode
  dense?: boolean
  /** Of its heading. */
  level?: 2 | 3 | 4
  /** Its name, where the title alone stands on the page more than once. */
  label?: string
  children: ReactNode
}

/** Settings that belong together, explained on the left where there is room. */
export function SettingsSection({
  title,
  about,
  dense,
  level = 2,
  label = title,
  children,
}: SettingsPartProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={`${css.part} border-t border-line grid grid-cols-1 gap-6 gap-x-16 ${dense ? css.dense : css.wide}`}
      aria-label={label}
    >
      <div className={`${css.about} grid grid-cols-1 gap-2 content-start`}>
        <Heading>{title}</Heading>
        <p>{about}</p>
      </div>
      <div className={`${css.body} grid grid-cols-1 gap-5 content-start`}>{children}</div>
    </section>
  )
}
