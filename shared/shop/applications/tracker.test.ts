import { expect, it } from 'vitest'

import { trackRecipient, type ApplicationProgress, type RecipientProgress } from './tracker.ts'

const adult = (change: Partial<RecipientProgress> = {}): RecipientProgress => ({
  kind: 'adult',
  hasPersonalMail: false,
  formStatus: 'to-sign',
  idsChecked: false,
  isAcknowledged: false,
  ...change,
})

it.each<[string, RecipientProgress, ApplicationProgress, string]>([
  ['just filed', adult(), { hasVisit: false }, '+>......'],
  ['with a visit', adult(), { hasVisit: true }, '++>.....'],
  ['whose IDs are checked', adult({ idsChecked: true }), { hasVisit: true }, '+++>....'],
  ['who came without a visit', adult({ idsChecked: true }), { hasVisit: false }, '+++>....'],
  [
    'who has signed',
    adult({ idsChecked: true, formStatus: 'signed' }),
    { hasVisit: true },
    '++++>...',
  ],
  [
    'who has acknowledged',
    adult({ idsChecked: true, formStatus: 'signed', isAcknowledged: true }),
    { hasVisit: true },
    '+++++>..',
  ],
  [
    'in the CRD',
    adult({ idsChecked: true, formStatus: 'in-crd', isAcknowledged: true }),
    { hasVisit: true },
    '++++++>.',
  ],
  [
    'with keys',
    adult({ idsChecked: true, formStatus: 'in-crd', isAcknowledged: true }),
    { hasVisit: true, keysIssuedOn: '2026-11-22' },
    '+++++++>',
  ],
  [
    'with a mailbox',
    adult({ idsChecked: true, formStatus: 'in-crd', isAcknowledged: true }),
    { hasVisit: true, keysIssuedOn: '2026-11-22', startedOn: '2026-11-22' },
    '++++++++',
  ],
  ['a child', adult({ kind: 'minor', formStatus: 'not-needed' }), { hasVisit: false }, '+----->.'],
  [
    'a collector, who signs nothing',
    adult({ kind: 'collector', formStatus: 'not-needed' }),
    { hasVisit: true },
    '++>---..',
  ],
])('%s', (_who, recipient, application, expected) => {
  const signs = { done: '+', next: '>', later: '.', 'not-needed': '-' }
  const steps = trackRecipient(recipient, application)
  expect(steps.map(({ state }) => signs[state]).join('')).toBe(expected)
})
