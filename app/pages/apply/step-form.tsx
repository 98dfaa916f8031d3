import type { ReactNode } from 'react'
import { href, useFetcher, useLocation, useNavigate } from 'react-router'

import { payments } from '#app/content/fees.ts'
import { readPlanChoice } from '#app/pricing/plan-choice.ts'
import { readDraft, steps, useDraft, type Draft, type Step } from '#app/shop/applications/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import { StepPanel } from '#app/ui/stepper.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { apply } from '#content/apply.ts'

import { stepProblems } from './step-checks.ts'

import css from './wizard.module.css'

const { stepper: words } = apply

/** What came of a form of the wizard. */
export type Outcome = {
  problems: FormErrors | null
  /** Where the link of a sign-up went. */
  email?: string
  /** A draft that was stored is here again. */
  isOpened?: boolean
  /** The PDFs that were made, where the browser holds them, and what they were made of. */
  worksheets?: { made: { title: string; address: string; fileName: string }[]; of: Draft }
  /** The account has another application open. */
  isOpen?: boolean
}

type StepFormProps = { step: Step; title: string; lead?: string; children: ReactNode }

/** A step that is a form: what it lacks is said at its field, and the way on leads to the next step. */
export function StepForm({ step, title, lead, children }: StepFormProps) {
  const fetcher = useFetcher<Outcome>()
  const draft = useDraft()
  const { go } = useStep()
  const previous = steps[steps.indexOf(step) - 1]

  return (
    <StepPanel step={step} title={title} lead={lead}>
      <Form fetcher={fetcher} label={title} enter={step} standing={stepProblems(step, draft)}>
        {children}
        <div className={`${css.ways} cluster items-center`}>
          {previous && (
            <Button variant="quiet" onClick={() => go(previous)}>
              {words.back}
            </Button>
          )}
          <SubmitButton intent={step} busy={words.busy}>
            {words.next}
          </SubmitButton>
        </div>
      </Form>
    </StepPanel>
  )
}

const uses: Draft['use'][] = ['personal', 'business']

/** The step that the address names; the first one in the finished HTML. */
export function useStep() {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const named = hydrated ? steps.find((step) => `#${step}` === hash) : undefined

  return { step: named ?? 'plan', go: (step: Step) => void navigate(addressOf(step)) }
}

/** A step with what may stand in an address: plan, term, way to pay and kind of mail. No name is among it. */
export function addressOf(step: Step) {
  const { plan, months, payment, use } = readDraft()
  const query = new URLSearchParams({ plan, term: String(months), pay: payment, use })
  return `${href('/apply')}?${query}#${step}`
}

/** What the address says of an application; what makes no sense is left out. */
export function readAddress(search: string): Partial<Draft> {
  const query = new URLSearchParams(search)
  const choice = readPlanChoice(search)
  const payment = payments.find((each) => each === query.get('pay'))
  const use = uses.find((each) => each === query.get('use'))
  return {
    ...(choice && { plan: choice.plan.id }),
    ...(choice?.months && { months: choice.months }),
    ...(payment && { payment }),
    ...(use && { use }),
  }
}
