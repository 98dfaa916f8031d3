import { useEffect, useRef, type ReactNode } from 'react'

import { BlockRendering } from './block-rendering.tsx'
import { SiteLink } from './site-link.tsx'

const HEADING = 'step-title'

const STEP =
  'block min-h-11 border-t-4 pt-2.5 text-15 leading-[1.3] no-underline max-md:overflow-hidden max-md:text-[0.5rem] max-md:whitespace-nowrap max-md:text-transparent!'

type StepperProps<Id extends string> = {
  label: string
  steps: readonly { id: Id; name: string }[]
  current: Id
  reachable: number
  hrefOf: (id: Id) => string
  onGo: (id: Id) => void
}

export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { label, steps, current, reachable, hrefOf, onGo } = props
  const at = steps.findIndex(({ id }) => id === current)

  return (
    <nav aria-label={label} className="grid grid-cols-1 gap-2.5">
      <BlockRendering />
      <ol className="flex gap-1.5">
        {steps.map(({ id, name }, index) => (
          <li key={id} className="min-w-0 flex-1">
            {index <= reachable && id !== current ? (
              <SiteLink
                className={`${STEP} text-ink hover:text-accent-text ${index < at ? 'border-success-line' : 'border-line'}`}
                href={hrefOf(id)}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(id)
                }}
              >
                {name}
              </SiteLink>
            ) : (
              <span
                className={`${STEP} ${id === current ? 'border-accent font-semibold text-ink' : 'border-line text-muted'}`}
                aria-current={id === current ? 'step' : undefined}
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepPanelProps = {
  /** `Step 2 of 6` */
  position?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function StepPanel({ position, title, lead, children }: StepPanelProps) {
  return (
    <section className="flex flex-1 flex-col gap-6" aria-labelledby={HEADING}>
      <div className="grid grid-cols-1 gap-2.5">
        <h2 id={HEADING} className="text-title" tabIndex={-1}>
          {position && (
            <span className="mb-1 block text-small font-normal tracking-normal text-muted">
              {position}
            </span>
          )}{' '}
          {title}
        </h2>
        {lead && <p className="max-w-160 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** Focuses the heading when a step replaces another, not when the page opens. */
export function useFocusedHeading(step: string | null) {
  const shown = useRef(step)

  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === null || before === step) return
    const heading = document.getElementById(HEADING) ?? document.querySelector('main')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [step])
}
