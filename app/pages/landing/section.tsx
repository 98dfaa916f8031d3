import type { ComponentProps, ReactNode } from 'react'

type SectionProps = ComponentProps<'section'> & {
  title: ReactNode
  lead?: string
  isTinted?: boolean
}

export function Section({
  title,
  lead,
  isTinted,
  className = '',
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line px-(--margin) py-5 sm:gap-8 sm:py-12 lg:gap-10 lg:py-20 ${isTinted ? 'bg-sunken' : ''} ${className}`}
    >
      <SectionHeading title={title} lead={lead} />
      {children}
    </section>
  )
}

export function SectionHeading({
  title,
  lead,
  id,
}: {
  title: ReactNode
  lead?: string
  id?: string
}) {
  return (
    <div className="grid max-w-168 gap-2">
      <h2 id={id}>{title}</h2>
      {lead && <p className="text-lead text-muted text-balance">{lead}</p>}
    </div>
  )
}
