import type { FiledApplication } from '#shared/shop/applications/calls.ts'

import { isNamed, type Draft } from './draft.ts'
import { firstOpenStep, steps, type Step } from './steps.ts'

/** The place in the application that an address names. */
export type ApplyAddress = {
  step: Step | null
  /** The page about the application is asked for, whatever was begun. */
  isAbout: boolean
  /** The filed application is to be changed. */
  isChange: boolean
  /** Plan or term were chosen on the way here. */
  hasPlan: boolean
}

export type Screen =
  /** The page about the application. */
  | { kind: 'about' }
  /** It is not known yet whether something was filed, or what was filed is about to be laid out to be changed. */
  | { kind: 'opening' }
  /** The filed application, its next step and possible changes. */
  | { kind: 'filed' }
  | {
      kind: 'step'
      step: Step
      /** The last step that can be gone to. */
      reachable: Step
      /** A later step was requested, and the draft is empty. */
      isMissing: boolean
    }

type Known = {
  address: ApplyAddress
  draft: Draft & { isTouched: boolean; changes: string | null }
  /** The one of the signed-in person: `undefined` until the server has said, `null` where there is none. */
  application: Pick<FiledApplication, 'id' | 'state' | 'canChange'> | null | undefined
  /** The page has just been opened, or another draft has just come: what was begun is gone on with. */
  isOpening: boolean
  today: string
}

/** The screen to show. It is chosen on opening and after a press, never while somebody types. */
export function screenOf({ address, draft, application, isOpening, today }: Known): Screen {
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

function stepOf(requested: Step, draft: Known['draft'], today: string): Screen {
  const last = steps.indexOf(firstOpenStep(draft, today))
  const at = Math.min(steps.indexOf(requested), last)
  const step = steps[at] ?? 'plan'
  const isMissing = step !== requested && !draft.isTouched && !isNamed(draft)
  return { kind: 'step', step, reachable: steps[last] ?? step, isMissing }
}
