import type { ReactNode } from 'react'

import { business } from '#app/content/business.ts'
import { staffConsole as words } from '#app/content/staff/console.ts'
import { Button } from '#app/ui/button.tsx'

type PrintSheetProps = {
  title: string
  about?: ReactNode
  children: ReactNode
}

const SHEET =
  'grid grid-cols-1 gap-4 w-[min(100%,50rem)] justify-self-start border border-line bg-[#fff] p-[clamp(1.25rem,4vw,3rem)] text-[#000] print:w-auto print:border-0 print:p-0'

/** On paper it stands alone. */
export function PrintSheet({ title, about, children }: PrintSheetProps) {
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={title}>
      <div className="print:hidden">
        <Button variant="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className={SHEET} data-sheet data-theme="light">
        <p className="grid grid-cols-1 gap-0 leading-[1.4] text-small">
          <strong>{business.name}</strong>{' '}
          {business.addressLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
          <span>{business.phone}</span>
        </p>
        <h2>{title}</h2>
        {about && <div className="text-muted">{about}</div>}
        {children}
      </div>
    </section>
  )
}
