import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'

import { useDraft } from '#app/shop/applications/draft.ts'
import { steps, type Step } from '#app/shop/applications/steps.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { SECTION } from '#app/ui/looks.ts'
import { Stepper } from '#app/ui/stepper.tsx'
import { apply as words } from '#content/apply.ts'

import { aboutAddress, addressOf } from './addresses.ts'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import { IdsStep } from './ids-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { PlanStep, UseStep } from './plan-steps.tsx'
import { useStep } from './step-form.tsx'

import css from './wizard.module.css'

const parts: Record<Step, ComponentType> = {
  plan: PlanStep,
  use: UseStep,
  people: PeopleStep,
  ids: IdsStep,
  check: CheckStep,
  file: FileStep,
}

type WizardProps = {
  step: Step
  /** The last step that can be gone to. */
  reachable: Step
  /** Notices above the step. */
  notices?: ReactNode
}

/** One step at a time; the browser's own Back and Forward go between them. */
export function Wizard({ step, reachable, notices }: WizardProps) {
  const { go } = useStep()
  const { changes } = useDraft()
  const Part = parts[step]
  const { names, namesOfChange, label } = words.stepper
  const named = steps.map((id) => ({ id, name: { ...names, ...(changes && namesOfChange) }[id] }))

  return (
    <Frame>
      <noscript>
        <TextBanner tone="note" text={words.about.other.noScripts} />
      </noscript>
      <Stepper
        label={label}
        steps={named}
        current={step}
        reachable={steps.indexOf(reachable)}
        hrefOf={addressOf}
        onGo={go}
      />
      {notices}
      <Part />
    </Frame>
  )
}

/** The frame of the application, which fills the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const Name = useHydrated() ? 'h1' : 'p'
  return (
    <div className={`${SECTION} ${css.wizard}`} data-fills-screen="">
      <div className={`${css.head} flex flex-wrap gap-3 items-center justify-between`}>
        {/* Until React answers, the page before the steps has the heading of the page. */}
        <Name className={css.name}>{words.title}</Name>
        <Link to={aboutAddress()} className={css.about}>
          {words.about.title}
        </Link>
      </div>
      {children}
    </div>
  )
}
