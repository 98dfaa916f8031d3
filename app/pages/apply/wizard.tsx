import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'

import { useDraft } from '#app/shop/applications/draft.ts'
import { steps, type Step } from '#app/shop/applications/steps.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { apply as words } from '#content/apply.ts'

import { aboutAddress, addressOf } from './addresses.ts'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import { IdsStep } from './ids-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { PlanStep, UseStep } from './plan-steps.tsx'
import { useStep } from './step-form.tsx'

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
  reachable: Step
  notices?: ReactNode
}

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

/** Full height, so that the buttons stay at the lower edge. Container queries follow the font size. */
const FRAME =
  '@container flex flex-1 flex-col gap-5 px-(--margin) py-[clamp(0.5rem,2vw,2rem)] print:p-0'

type FrameProps = {
  as?: 'h1' | 'p'
  children: ReactNode
}

export function Frame({ as: Name = 'h1', children }: FrameProps) {
  return (
    <div className={FRAME} data-fills-screen="">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Name className="text-base font-strong tracking-normal">{words.title}</Name>
        <Link to={aboutAddress()} className="flex min-h-11 items-center text-15">
          {words.about.title}
        </Link>
      </div>
      {children}
    </div>
  )
}
