import type { ReactNode } from 'react'

import css from './section.module.css'

type PageSectionProps = {
  id: string
  title: string
  lead?: string
  /** Where it is printed, and what it adds to its looks. */
  className?: string | undefined
  isTinted?: boolean
  children: ReactNode
}

/** A part of a page, as wide as the screen: its heading, what it is about, and what it says. */
export function PageSection({ id, title, lead, className, isTinted, children }: PageSectionProps) {
  const band = isTinted ? 'border-t sunken' : 'border-t'
  return (
    <div className={className ? `${band} ${className}` : band}>
      <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
        <div className="measure stack gap-3">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </section>
    </div>
  )
}

type CallToActionProps = { title: string; text: string; children: ReactNode }

/** The end of a page: what to do next, and the buttons that do it. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <div className="border-t">
      <section className={`${css.call} cluster gap-7 gap-x-12 items-center justify-between`}>
        <div className={`${css.words} stack gap-3`}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="cluster">{children}</div>
      </section>
    </div>
  )
}
