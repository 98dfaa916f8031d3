import type { Page } from '@playwright/test'

import { insertStaff } from './database.ts'
import type { RunningSite } from './site.ts'
import type { Person } from './test.ts'
import { addAppByWire, keepSession, makeAccount } from './visitor.ts'

export type StaffRole = 'administrator' | 'mailbox_center'

/** Makes an account that works at the counter, with an authenticator app; its session has passed the second step. */
export async function makeStaff(site: RunningSite, person: Person, role: StaffRole) {
  const { access_token, user } = await makeAccount(site, person)
  insertStaff(site, { id: (user as { id: string }).id, email: person.email, role })
  return addAppByWire(site, access_token)
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
