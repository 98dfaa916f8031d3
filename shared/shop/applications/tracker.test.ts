import { describe, expect, it } from 'vitest'

import { signingWays, type SigningWay } from './application.ts'
import { recipientKinds, type RecipientKind } from './household.ts'
import {
  formStatuses,
  trackHousehold,
  visitPurpose,
  type HouseholdProgress,
  type PersonProgress,
  type Track,
} from './tracker.ts'

const person = (change: Partial<PersonProgress> = {}): PersonProgress => ({
  id: 'ann',
  kind: 'adult',
  hasPersonalMail: false,
  formStatus: 'to-sign',
  idsChecked: false,
  isAcknowledged: false,
  ...change,
})
const checked = person({ idsChecked: true })
const signed = person({ idsChecked: true, formStatus: 'signed' })
const acknowledged = person({ idsChecked: true, formStatus: 'signed', isAcknowledged: true })
const entered = person({ idsChecked: true, formStatus: 'in-crd', isAcknowledged: true })
const child = person({ id: 'cy', kind: 'minor', formStatus: 'not-needed' })
const withKeys = { keysIssuedOn: '2026-11-22' }
const withMailbox = { ...withKeys, startedOn: '2026-11-22' }

function track(people: PersonProgress[], more: Partial<HouseholdProgress> = {}) {
  return trackHousehold({ signing: 'counter', hasVisit: false, people, ...more })
}

const signs = { done: '+', next: '>', later: '.' }
const lineOf = ({ steps }: Track) => steps.map(({ state }) => signs[state]).join('')

describe('the household’s progress', () => {
  it.each<[string, Track, string]>([
    ['just filed', track([person(), child]), '+>......'],
    ['with a visit booked', track([person(), child], { hasVisit: true }), '+>......'],
    ['whose IDs are checked', track([checked, child]), '+++>....'],
    ['half checked, without a visit', track([checked, person({ id: 'bo' })]), '+>......'],
    [
      'half checked, with a visit booked',
      track([checked, person({ id: 'bo' })], { hasVisit: true }),
      '+>......',
    ],
    ['half signed', track([signed, { ...checked, id: 'bo' }]), '+++>....'],
    ['all signed', track([signed, child]), '++++>...'],
    ['all acknowledged', track([acknowledged, child]), '+++++>..'],
    ['in the register', track([entered, child]), '++++++>.'],
    ['with keys', track([entered, child], withKeys), '+++++++>'],
    ['with a mailbox', track([entered, child], withMailbox), '++++++++'],
    [
      'with a mailbox and a new recipient',
      track([entered, person({ id: 'new' })], withMailbox),
      '+>....++',
    ],
    [
      'with a mailbox and a form that is due anew',
      track([{ ...entered, formStatus: 'to-sign' }], withMailbox),
      '+++>+.++',
    ],
  ])('%s', (_household, household, line) => {
    expect(lineOf(household)).toBe(line)
  })

  it('has for each step its people, and those who have done it', () => {
    const collector = person({ id: 'di', kind: 'collector', formStatus: 'not-needed' })
    const { steps, next } = track([checked, person({ id: 'bo' }), child, collector])
    const people = Object.fromEntries(
      steps.map((step) => [step.id, step.people.map(({ id, isDone }) => (isDone ? `+${id}` : id))]),
    )
    expect(people).toEqual({
      filed: [],
      visit: ['+ann', 'bo', 'di'],
      ids: ['+ann', 'bo', 'di'],
      signed: ['ann', 'bo'],
      acknowledged: ['ann', 'bo'],
      crd: ['ann', 'bo'],
      keys: [],
      active: [],
    })
    expect(next?.people).toEqual(['bo', 'di'])
  })

  it('has exactly one next step until all are done, for every household and way of signing', () => {
    const booleans = [false, true]
    const everyone = formStatuses.flatMap((formStatus) =>
      booleans.flatMap((idsChecked) =>
        booleans.map((isAcknowledged) => ({ formStatus, idsChecked, isAcknowledged })),
      ),
    )
    let looked = 0
    for (const signing of signingWays) {
      for (const kind of recipientKinds) {
        for (const first of everyone) {
          for (const second of everyone) {
            for (const more of [{}, withKeys, withMailbox]) {
              for (const hasVisit of booleans) {
                const people = [
                  person({ ...first, kind: 'applicant' }),
                  person({ ...second, id: 'bo', kind: kind as RecipientKind }),
                ]
                const { steps, next } = track(people, { signing, hasVisit, ...more })
                const at = steps.filter(({ state }) => state === 'next')
                const areAllDone = steps.every(({ state }) => state === 'done')
                expect([at.length, next === null]).toEqual(areAllDone ? [0, true] : [1, false])
                looked += 1
              }
            }
          }
        }
      }
    }
    expect(looked).toBe(3 * recipientKinds.length * everyone.length ** 2 * 3 * 2)
  })
})

describe('the next action', () => {
  const before: Record<SigningWay, string> = {
    counter: 'book',
    video: 'book-video',
    notary: 'see-notary',
  }
  const after: Record<SigningWay, string> = {
    counter: 'come',
    video: 'meet',
    notary: 'bring-signed-form',
  }
  const toSign: Record<SigningWay, string> = {
    counter: 'sign',
    video: 'sign-by-video',
    notary: 'hand-in-form',
  }

  it.each(signingWays)('depends on the route: %s', (signing) => {
    const code = (people: PersonProgress[], more: Partial<HouseholdProgress> = {}) =>
      track(people, { signing, ...more }).next?.code ?? null
    expect([
      code([person()]),
      code([person()], { hasVisit: true }),
      code([checked]),
      code([signed]),
      code([acknowledged]),
      code([entered]),
      code([entered], withKeys),
      code([entered], withMailbox),
    ]).toEqual([
      before[signing],
      after[signing],
      toSign[signing],
      'acknowledge',
      'wait',
      'fetch-key',
      'pay',
      null,
    ])
  })
})

describe('a visit', () => {
  it.each<[string, Parameters<typeof visitPurpose>[0], string | null]>([
    ['without an application', null, 'apply'],
    ['while IDs are to be shown', { state: 'open', track: track([person()]) }, 'sign'],
    ['while a form is to be signed', { state: 'open', track: track([checked]) }, 'sign'],
    ['while the acknowledgment is to be signed', { state: 'open', track: track([signed]) }, 'sign'],
    ['after everything is signed', { state: 'open', track: track([acknowledged]) }, null],
    ['before the key', { state: 'open', track: track([entered]) }, null],
    ['before the first payment', { state: 'open', track: track([entered], withKeys) }, null],
    ['with a mailbox', { state: 'active', track: track([entered], withMailbox) }, 'change'],
    [
      'with a mailbox and a new recipient',
      { state: 'active', track: track([entered, person({ id: 'new' })], withMailbox) },
      'sign',
    ],
  ])('%s', (_when, application, purpose) => {
    expect(visitPurpose(application)).toBe(purpose)
  })
})
