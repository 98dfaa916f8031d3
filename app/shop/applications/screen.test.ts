import { describe, expect, it } from 'vitest'

import { plans } from '#app/pricing/plans.ts'

import { emptyDraft, type Draft } from './draft.ts'
import { screenOf, type ApplyAddress, type Screen } from './screen.ts'
import { steps, type Step } from './steps.ts'

const TODAY = '2026-11-25'
const BARE: ApplyAddress = { step: null, isAbout: false, isChange: false, hasPlan: false }
const OPEN = { id: 'a', state: 'open', canChange: true } as const

type ScreenContext = Parameters<typeof screenOf>[0]

const empty = () => ({ ...emptyDraft(), isTouched: false, changes: null })

function named(change: Partial<ScreenContext['draft']> = {}): ScreenContext['draft'] {
  const name = { name: 'Ann Lee', givenName: 'Ann', familyName: 'Lee' }
  const people = emptyDraft().people.map((each) => ({ ...each, ...name }))
  return { ...emptyDraft(), people, isTouched: true, changes: null, ...change }
}

function complete(change: Partial<ScreenContext['draft']> = {}) {
  const draft = named(change)
  const ids = { photoId: 'passport', addressId: 'lease' }
  return { ...draft, people: draft.people.map((each) => ({ ...each, ...ids })) }
}

function shown(
  context: Partial<Omit<ScreenContext, 'address'>> & { at?: Partial<ApplyAddress> } = {},
) {
  const { at, ...rest } = context
  const screen = screenOf({
    address: { ...BARE, ...at },
    draft: empty(),
    application: null,
    isOpening: true,
    today: TODAY,
    ...rest,
  })
  return screen.kind === 'step' ? screen.step : screen.kind
}

describe('opened, the application shows', () => {
  const drafts = { none: empty(), begun: named(), complete: complete() }
  const filed = {
    none: null,
    unknown: undefined,
    open: OPEN,
    fixed: { ...OPEN, canChange: false },
    active: { ...OPEN, state: 'active', canChange: false },
  } as const
  const addresses: Record<string, Partial<ApplyAddress>> = {
    bare: {},
    plan: { hasPlan: true },
    people: { step: 'people', hasPlan: true },
    file: { step: 'file', hasPlan: true },
    change: { step: 'people', isChange: true },
    about: { isAbout: true },
  }

  it.each`
    filed        | draft         | bare         | plan         | people       | file         | change
    ${'none'}    | ${'none'}     | ${'plan'}    | ${'plan'}    | ${'people'}  | ${'people'}  | ${'people'}
    ${'none'}    | ${'begun'}    | ${'ids'}     | ${'ids'}     | ${'people'}  | ${'ids'}     | ${'people'}
    ${'none'}    | ${'complete'} | ${'file'}    | ${'file'}    | ${'people'}  | ${'file'}    | ${'people'}
    ${'unknown'} | ${'none'}     | ${'opening'} | ${'opening'} | ${'opening'} | ${'opening'} | ${'opening'}
    ${'unknown'} | ${'complete'} | ${'opening'} | ${'opening'} | ${'opening'} | ${'opening'} | ${'opening'}
    ${'open'}    | ${'none'}     | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'opening'}
    ${'open'}    | ${'begun'}    | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}
    ${'open'}    | ${'complete'} | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}
    ${'fixed'}   | ${'none'}     | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}
    ${'fixed'}   | ${'complete'} | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}   | ${'filed'}
    ${'active'}  | ${'none'}     | ${'filed'}   | ${'plan'}    | ${'people'}  | ${'people'}  | ${'people'}
    ${'active'}  | ${'begun'}    | ${'ids'}     | ${'ids'}     | ${'people'}  | ${'ids'}     | ${'people'}
  `('with $filed filed and $draft typed', ({ filed: state, draft, ...wanted }) => {
    const application = filed[state as keyof typeof filed]
    for (const [name, at] of Object.entries(addresses)) {
      const context = { application, draft: drafts[draft as keyof typeof drafts], at }
      expect([name, shown(context)]).toEqual([name, wanted[name] ?? 'about'])
    }
  })

  it('no step with an incomplete one before it', () => {
    for (const requested of steps) {
      const at = { step: requested }
      const wanted = steps.indexOf(requested) > steps.indexOf('people') ? 'people' : requested
      expect(shown({ at })).toBe(wanted)
      expect(shown({ at, draft: complete() })).toBe(requested)
    }
  })
})

describe('a filed application', () => {
  const changed = complete({ changes: OPEN.id })

  it('can be changed at any step, beginning with the overview', () => {
    for (const step of steps) {
      const at: Partial<ApplyAddress> = { step, isChange: true }
      expect(shown({ at, draft: changed, application: OPEN })).toBe(step)
    }
    const at = { isChange: true }
    expect(shown({ at, draft: changed, application: OPEN })).toBe('check')
  })

  it('stays on screen while its change is unfinished', () => {
    expect(shown({ draft: changed, application: OPEN })).toBe('filed')
  })
})

describe('within the page', () => {
  it('going back after a saved change leads to the filed application', () => {
    const at: Partial<ApplyAddress> = { step: 'file', isChange: true }
    expect(shown({ at, application: OPEN, isOpening: false })).toBe('filed')
  })

  it('a sign-in in another tab leaves the applicant on the current step without waiting', () => {
    const at = { step: 'people' } as const
    expect(shown({ at, draft: named(), application: undefined, isOpening: false })).toBe('people')
  })

  it('going back leads to the first step, also with text entered', () => {
    expect(shown({ draft: named(), isOpening: false })).toBe('plan')
  })

  it('says that the draft is empty only when a later step was requested', () => {
    const isMissing = (step: Step, draft: Draft & { isTouched: boolean; changes: null }) => {
      const address = { ...BARE, step }
      const context = { application: null, isOpening: true, today: TODAY }
      const screen: Screen = screenOf({ ...context, address, draft })
      return screen.kind === 'step' && screen.isMissing
    }
    expect(isMissing('ids', empty())).toBe(true)
    expect(isMissing('plan', empty())).toBe(false)
    expect(isMissing('check', { ...empty(), ...named({ changes: null }), changes: null })).toBe(
      false,
    )
  })

  const forPeople = plans.find(({ receives }) => !receives.businessName)
  it.runIf(forPeople)('a plan without business mail leads back to the plan step', () => {
    const draft = complete({ plan: forPeople?.id ?? '', use: 'business' })
    expect(shown({ draft })).toBe('use')
  })

  it('a plan that is no longer offered leads back to the plan step', () => {
    expect(shown({ at: { step: 'check' }, draft: complete({ plan: '' }) })).toBe('plan')
  })
})
