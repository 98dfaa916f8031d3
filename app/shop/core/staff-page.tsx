import { createContext, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import { staffPageWords } from '#app/content/staff/console.ts'

import { findStaffPage } from './staff-pages.ts'
import { useArrival } from './use-arrival.ts'

type StaffPageHeadProps = { about?: ReactNode; children?: ReactNode }

export function StaffPageHead({ about, children }: StaffPageHeadProps) {
  const { pathname } = useLocation()
  return (
    <div className="flex flex-wrap gap-4 items-end justify-between">
      <div className="grid grid-cols-1 gap-1">
        <h1>{staffPageWords[findStaffPage(pathname).name].title}</h1>
        {about && <p className="text-muted">{about}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}

type PartProps = {
  title: string
  count?: ReactNode
  id?: string
  children: ReactNode
}

export const PartTitle = createContext('')

export function Part({ title, count, id, children }: PartProps) {
  const part = useRef<HTMLElement>(null)
  useArrival(part)
  return (
    <section
      ref={part}
      id={id}
      className="grid grid-cols-1 min-w-0 scroll-mt-4 gap-3"
      aria-label={title}
    >
      <div className="flex gap-3 wrap-anywhere items-baseline">
        {count !== undefined && (
          <span className="text-[2.25rem] leading-none font-bold tracking-[-0.02em] tabular-nums">
            {count}
          </span>
        )}
        <h2 className="text-h3">{title}</h2>
      </div>
      <PartTitle value={title}>{children}</PartTitle>
    </section>
  )
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {children}
    </div>
  )
}
