import type { ReactNode } from 'react'

import css from './call-to-action.module.css'

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
