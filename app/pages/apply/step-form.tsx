import type { ReactNode } from 'react'
import { useFetcher, useNavigate } from 'react-router'

import { useDraft } from '#app/shop/applications/draft.ts'
import { steps, type Step } from '#app/shop/applications/steps.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, StillWorking } from '#app/ui/form.tsx'
import { StepPanel } from '#app/ui/stepper.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'

import { addressOf } from './addresses.ts'
import { KeepDraft } from './keep-draft.tsx'
import { Needs } from './needs.tsx'
import type { Outcome } from './outcome.ts'
import { HouseholdReceipt, PriceLine } from './price-line.tsx'
import { stepProblems } from './step-checks.ts'

import css from './apply.module.css'

const { stepper: words } = apply

const WITH_NEEDS: Step[] = ['people', 'ids', 'check']
export const STEP_FORM = 'step-form'

type StepFormProps = {
  step: Step
  title: string
  lead?: string
  after?: ReactNode
  children: ReactNode
}

export function StepForm({ step, title, lead, after, children }: StepFormProps) {
  const fetcher = useFetcher<Outcome>()
  const draft = useDraft()
  const end = (
    <StepEnd step={step} after={after}>
      <SubmitButton form={STEP_FORM} intent={step} busy={words.busy}>
        {words.next}
      </SubmitButton>
    </StepEnd>
  )

  return (
    <StepLayout step={step} title={title} lead={lead}>
      <Form
        fetcher={fetcher}
        id={STEP_FORM}
        label={title}
        enter={step}
        standing={stepProblems(step, draft)}
        end={end}
      >
        {children}
      </Form>
    </StepLayout>
  )
}

const COLUMNS =
  'flex flex-1 flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:content-start lg:gap-x-[clamp(2rem,4vw,4rem)] lg:gap-y-8 lg:*:col-start-1'

type StepLayoutProps = { step: Step; title: string; lead?: string; children: ReactNode }

export function StepLayout({ step, title, lead, children }: StepLayoutProps) {
  const position = { at: steps.indexOf(step) + 1, count: steps.length }
  return (
    <StepPanel position={interpolate(words.position, position)} title={title} lead={lead}>
      <div className={COLUMNS}>{children}</div>
    </StepPanel>
  )
}

const BAR =
  'mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 *:last:flex-auto md:items-start md:*:last:flex-none'

type StepEndProps = { step: Step; after?: ReactNode; children?: ReactNode }

export function StepEnd({ step, after, children }: StepEndProps) {
  const { go } = useStep()
  const previous = steps[steps.indexOf(step) - 1]

  return (
    <>
      {WITH_NEEDS.includes(step) ? <Needs /> : <HouseholdReceipt />}
      {after}
      <KeepDraft />
      <div className={`${css.bar} ${BAR}`} data-step-bar="">
        <div className="min-w-0 flex-[1_1_100%] empty:hidden md:order-1 md:flex-[1_1_12rem]">
          <StillWorking />
          <PriceLine />
        </div>
        {previous && (
          <Button variant="quiet" onClick={() => go(previous)}>
            {words.back}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}

export function useStep() {
  const navigate = useNavigate()
  return { go: (step: Step) => void navigate(addressOf(step)) }
}
