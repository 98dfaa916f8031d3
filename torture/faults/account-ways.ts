import { PASSWORD, signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'
import type { Visitor } from '#torture/browser/chromium.ts'
import { keepSession } from '#torture/browser/kept-session.ts'

const NEW_PASSWORD = 'Windy#Week3'

/** Something that a visitor does with the account service. */
export type AccountWay = {
  name: string
  /** Up to where the service is needed; `email` has an account, unless it is about to get one. */
  begin(visitor: Visitor, server: Server, email: string): Promise<void>
  /** Needs the service. */
  go(visitor: Visitor): Promise<void>
  /** Once more, after it failed. */
  again?(visitor: Visitor, link: string): Promise<void>
  /** What is shown when it went well. */
  done: RegExp
  /** The account is new. */
  isNew?: true
  isSignedIn?: true
}

const press = (name: string) => (visitor: Visitor) =>
  visitor.page.getByRole('main').getByRole('button', { name, exact: true }).click()
const tryAgain = press('Try again')

export const accountWays: AccountWay[] = [
  {
    name: 'sign-in',
    begin: fillSignIn,
    go: press('Sign in'),
    done: /How a private mailbox|LOGOUT/,
  },
  {
    name: 'register',
    begin: fillRegistration,
    go: press('Create account'),
    done: /Account created successfully!/,
    isNew: true,
  },
  {
    name: 'forgotten',
    begin: fillSignIn,
    go: press('Forgot password?'),
    done: /Password reset instructions have been sent/,
  },
  {
    name: 'resend',
    begin: fillSignIn,
    go: press('Resend confirmation email'),
    done: /Confirmation email has been resent/,
  },
  {
    name: 'reset',
    async begin({ page, open }, server, email) {
      await server.ask('POST', '/auth/v1/recover', { email })
      const link = await server.linkTo(email, /reset-password/)
      await open(`/reset-password?token_hash=${link}&type=recovery`)
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    },
    go: press('Reset password'),
    done: /Password reset successful!/,
  },
  {
    name: 'callback',
    async begin({ open }, server, email) {
      await signUp(server, email)
      await open(`/auth/callback?token_hash=${await server.linkTo(email)}&type=signup`)
    },
    go: press('Confirm my email'),
    async again(visitor, link) {
      await visitor.open(`/auth/callback?token_hash=${link}&type=signup`)
      await press('Confirm my email')(visitor)
    },
    done: /Email confirmed successfully!/,
    isNew: true,
  },
  {
    name: 'account',
    begin: (visitor, server, email) => beSignedIn(visitor, server, email),
    go: ({ open }) => open('/account'),
    again: tryAgain,
    done: /Signed in as/,
    isSignedIn: true,
  },
  {
    name: 'account with old tokens',
    begin: (visitor, server, email) => beSignedIn(visitor, server, email, { expires_at: 1 }),
    go: ({ open }) => open('/account'),
    again: tryAgain,
    done: /Signed in as/,
    isSignedIn: true,
  },
  {
    name: 'names',
    async begin(visitor, server, email) {
      await beSignedIn(visitor, server, email)
      await visitor.open('/account')
      await visitor.page.getByLabel('First name').fill('Ann')
      await visitor.page.getByLabel('Last name').fill('Lee')
    },
    go: press('Save name'),
    done: /Your name is saved/,
    isSignedIn: true,
  },
]

async function fillSignIn({ page, open }: Visitor, _server: Server, email: string) {
  await open('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

async function fillRegistration({ page, open }: Visitor, _server: Server, email: string) {
  await open('/register')
  const values = { 'First name': 'Ann', 'Last name': 'Lee', Email: email }
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

async function beSignedIn({ page, open }: Visitor, server: Server, email: string, changed = {}) {
  await open('/about')
  await keepSession(page, server, email, changed)
}
