import type { FiledApplication } from '#shared/shop/applications/calls.ts'

import { isNamed, type Draft } from './draft.ts'
import { firstOpenStep, steps, type Step } from './steps.ts'

export type ApplyAddress = {
  step: Step | null
  isAbout: boolean
  isChange: boolean
  hasPlan: boolean
}

export type Screen =
  | { kind: 'about' }
  | { kind: 'opening' }
  | { kind: 'filed' }
  | {
      kind: 'step'
      step: Step
      reachable: Step
      isMissing: boolean
    }

type ScreenContext = {
  address: ApplyAddress
  draft: Draft & { isTouched: boolean; changes: string | null }
  /** `undefined` until the server has answered, `null` if there is none. */
  application: Pick<FiledApplication, 'id' | 'state' | 'canChange'> | null | undefined
  isOpening: boolean
  today: string
}

/** Chosen on opening and after a press, never while the person types. */
export function screenOf({ address, draft, application, isOpening, today }: ScreenContext): Screen {
  const { isTouched: isBegun } = draft
  if (address.isAbout) return { kind: 'about' }
  if (application === undefined && (!isBegun || isOpening)) return { kind: 'opening' }
  if (application?.state === 'open') {
    if (!address.isChange || !application.canChange) return { kind: 'filed' }
    if (draft.changes === application.id) return stepOf(address.step ?? 'check', draft, today)
    return { kind: isBegun || !isOpening ? 'filed' : 'opening' }
  }
  if (address.step) return stepOf(address.step, draft, today)
  if (isBegun && isOpening) return stepOf(firstOpenStep(draft, today), draft, today)
  if (application && !address.hasPlan) return { kind: 'filed' }
  return stepOf('plan', draft, today)
}

function stepOf(requested: Step, draft: ScreenContext['draft'], today: string): Screen {
  const last = steps.indexOf(firstOpenStep(draft, today))
  const at = Math.min(steps.indexOf(requested), last)
  const step = steps[at] ?? 'plan'
  const isMissing = step !== requested && !draft.isTouched && !isNamed(draft)
  return { kind: 'step', step, reachable: steps[last] ?? step, isMissing }
}
