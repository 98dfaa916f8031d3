import { useEffect, useRef, type ReactNode } from 'react'

import { PaintWhole } from './paint-whole.tsx'

import css from './stepper.module.css'

const HEADING = 'step-title'

type StepperProps<Id extends string> = {
  /** What the steps are of, for a screen reader. */
  label: string
  /** `Step {at} of {count}` of the step that is shown. */
  position: string
  steps: readonly { id: Id; name: string }[]
  current: Id
  /** The last step that can be gone to: the first that lacks something. */
  reachable: number
  /** Where a step stands. */
  hrefOf: (id: Id) => string
  onGo: (id: Id) => void
}

/** The steps of something longer: which one this is, and the way back to those that are done. */
export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { label, position, steps, current, reachable, hrefOf, onGo } = props
  useFocusedHeading(current)
  const at = steps.findIndex(({ id }) => id === current)

  return (
    <nav aria-label={label} className={`${css.stepper} stack gap-2.5`}>
      <PaintWhole />
      <p className="muted small">{position}</p>
      <ol>
        {steps.map(({ id, name }, index) => (
          <li key={id} className={index < at ? css.done : undefined}>
            {index <= reachable && id !== current ? (
              <a
                href={hrefOf(id)}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(id)
                }}
              >
                {name}
              </a>
            ) : (
              <span aria-current={id === current ? 'step' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepPanelProps = {
  /** Another one when another step is shown. */
  step: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function StepPanel({ step, title, lead, children }: StepPanelProps) {
  useFocusedHeading(step)

  return (
    <section className="stack gap-7" aria-labelledby={HEADING}>
      <div className="stack gap-2.5">
        <h2 id={HEADING} className="text-title" tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={`${css.lead} muted`}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** The heading takes the focus when a step takes another's place, not when the page is opened. */
function useFocusedHeading(step: string) {
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = document.getElementById(HEADING)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [step])
}
