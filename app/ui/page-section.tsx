import type { ReactNode } from 'react'

import { SECTION } from './looks.ts'

type PageSectionProps = {
  id: string
  title: string
  lead?: string
  className?: string | undefined
  isTinted?: boolean
  children: ReactNode
}

export function PageSection({ id, title, lead, className, isTinted, children }: PageSectionProps) {
  const band = isTinted ? 'border-t border-line bg-sunken' : 'border-t border-line'
  return (
    <div className={className ? `${band} ${className}` : band}>
      <section id={id} className={SECTION} aria-labelledby={`${id}-title`}>
        <div className="max-w-measure grid grid-cols-1 gap-3">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="text-lead text-muted">{lead}</p>}
        </div>
        {children}
      </section>
    </div>
  )
}

type CallToActionProps = { title: string; text: string; children: ReactNode }

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <div className="border-t border-line">
      <section className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7 px-(--margin) py-[clamp(3rem,6vw,5rem)]">
        <div className="grid max-w-152 grid-cols-1 gap-3">
          <h2>{title}</h2>
          <p className="text-lead text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </section>
    </div>
  )
}
