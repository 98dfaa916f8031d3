import { useEffect, useRef, type ReactNode } from 'react'

import { PaintWhole } from './paint-whole.tsx'
import { SiteLink } from './site-link.tsx'

const HEADING = 'step-title'

/** On a phone a thumb's width for each: the name of the step stands below as its heading. */
const STEP =
  'block min-h-11 border-t-4 pt-2.5 text-15 leading-[1.3] no-underline max-md:overflow-hidden max-md:text-[0.5rem] max-md:whitespace-nowrap max-md:text-transparent!'

type StepperProps<Id extends string> = {
  /** The label of the steps, for screen readers. */
  label: string
  steps: readonly { id: Id; name: string }[]
  current: Id
  /** The last step that can be gone to: the first that lacks something. */
  reachable: number
  /** The address of a step. */
  hrefOf: (id: Id) => string
  onGo: (id: Id) => void
}

/** The steps of something longer: which one this is, and the way back to those that are done. */
export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { label, steps, current, reachable, hrefOf, onGo } = props
  const at = steps.findIndex(({ id }) => id === current)

  return (
    <nav aria-label={label} className="grid grid-cols-1 gap-2.5">
      <PaintWhole />
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
  /** `Step 2 of 6`, read with the title. */
  position?: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One step: its question, and what answers it. */
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

/**
 * The heading takes the focus when a step takes another's place, not when the page is opened.
 *
 * @param step what is shown; nothing while the page is being opened
 */
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
