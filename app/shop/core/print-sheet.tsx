import type { ReactNode } from 'react'

import { business } from '#app/content/business.ts'
import { staffConsole as words } from '#app/content/staff/console.ts'
import { Button } from '#app/ui/button.tsx'

import css from './print-sheet.module.css'

type PrintSheetProps = {
  title: string
  /** Stands below the title: number, day, who made it. */
  about?: ReactNode
  children: ReactNode
}

/** A sheet that is shown as it will be printed, under the shop's name and address; on paper it stands alone. */
export function PrintSheet({ title, about, children }: PrintSheetProps) {
  return (
    <section className="stack" aria-label={title}>
      <div className="screen-only">
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      <div className={`${css.sheet} stack`} data-theme="light">
        <p className={`${css.shop} stack gap-0 small`}>
          <strong>{business.name}</strong>{' '}
          {business.addressLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
          <span>{business.phone}</span>
        </p>
        <h2>{title}</h2>
        {about && <div className="muted">{about}</div>}
        {children}
      </div>
    </section>
  )
}
