import type { Page } from '@playwright/test'

import { codeAt, STEP_MS } from '#server/testing/factors.ts'

import { insertStaff } from './database.ts'
import type { RunningSite } from './site.ts'
import type { Person } from './test.ts'
import { keepSession, makeAccount, post } from './visitor.ts'

export type StaffRole = 'administrator' | 'mailbox_center'
type Session = Awaited<ReturnType<typeof post>>

/** Makes an account that works at the counter, with an authenticator app; its session has passed the second step. */
export async function makeStaff(site: RunningSite, person: Person, role: StaffRole) {
  const { access_token, user } = await makeAccount(site, person)
  insertStaff(site, { id: (user as { id: string }).id, email: person.email, role })
  const enrolled = await ask<{ id: string; totp: { secret: string } }>(
    site,
    'factors',
    { factor_type: 'totp', friendly_name: 'Phone' },
    access_token,
  )
  const { id, totp } = enrolled
  const challenge = await ask<{ id: string }>(site, `factors/${id}/challenge`, {}, access_token)
  const code = codeAt(totp.secret, Date.now())
  const body = { challenge_id: challenge.id, code }
  const session = await ask<Session>(site, `factors/${id}/verify`, body, access_token)
  /** The code that the app shows next: each is taken once. */
  const nextCode = () => codeAt(totp.secret, Date.now() + STEP_MS)
  return { session, nextCode }
}

/** Signs the page's visitor in as somebody who works at the counter. */
export async function beStaff(
  page: Page,
  site: RunningSite,
  person: Person,
  role: StaffRole = 'mailbox_center',
) {
  const made = await makeStaff(site, person, role)
  await keepSession(page, made.session)
  return made
}

async function ask<Answer>(site: RunningSite, path: string, body: object, token: string) {
  const answer: unknown = await post(site, path, body, '192.0.2.1', token)
  return answer as Answer
}
