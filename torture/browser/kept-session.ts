import type { Page } from '@playwright/test'

import { trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const KEY = 'mailbox.session'

/** The session that a browser keeps, as text. */
export function readSession(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), KEY)
}

/** Keeps a session as the page does after a sign-in by hand. */
export async function keepSession(page: Page, server: Server, email: string, changed: object = {}) {
  const { user: _, ...session } = (await trySignIn(server, email)).body
  const text = JSON.stringify({ ...session, ...changed })
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [KEY, text] as const)
}
