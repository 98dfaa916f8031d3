import { emails, type EmailText } from '#shared/content/en/emails.ts'
import { messageTopics } from '#shared/message-form.ts'
import type { Message } from '#shared/message.ts'
import type { ShopDetails } from '#shared/shop.ts'

import { type AccountEmail, lifetimeHours, type MessageEmail } from './email.ts'
import { greetableName, plainLines, plainText } from './plain-text.ts'

/** All that an email says and leads to, before it is laid out as text or as HTML. */
export type EmailContent = Omit<EmailText, 'action'> & {
  greeting?: string
  /** What somebody else wrote, told apart from what we say ourselves. */
  quoted?: { facts: { label: string; text: string }[]; text: string }
  action?: { label: string; url: string }
}

/** The content of an email. Its link is built from `siteUrl`, its other facts from the shop's own data. */
export function contentOf(
  email: AccountEmail | MessageEmail,
  shop: ShopDetails,
  siteUrl: string,
): EmailContent {
  if (email.kind === 'message') return contentOfMessage(email.message)
  const { action = '', ...text } = emails[email.kind]({
    shop,
    lifetime: emails.lifetime(lifetimeHours[email.kind]),
    newEmail: 'newEmail' in email ? plainText(email.newEmail) : '',
    code: email.kind === 'reauthentication' ? email.token : '',
    notice: 'notice' in email ? email.notice : 'new-device',
    name: 'name' in email ? greetableName(email.name) : '',
  })
  const greeting = emails.greeting(greetableName(email.firstName))
  if (!action) return { greeting, ...text }
  return { greeting, ...text, action: { label: action, url: siteUrl + pathOf(email) } }
}

function pathOf(email: AccountEmail) {
  switch (email.kind) {
    case 'confirm':
      return withToken('/auth/callback', email.token, 'signup')
    case 'reset':
      return withToken('/reset-password', email.token, 'recovery')
    case 'email-change-current':
    case 'email-change-new':
      return withToken('/auth/callback', email.token, 'email_change')
    case 'security-notice':
      return '/account'
    default:
      return '/login'
  }
}

function withToken(path: string, token: string, type: string) {
  return `${path}?${new URLSearchParams({ token_hash: token, type })}`
}

/** The subject is ours alone. */
function contentOfMessage({ name, email, phone, topic, text }: Message): EmailContent {
  const { labels, noPhone, text: textOf } = emails.message
  const about = messageTopics.find(({ id }) => id === topic)?.label ?? ''
  const facts = [
    { label: labels.name, text: plainText(name) },
    { label: labels.email, text: plainText(email) },
    { label: labels.phone, text: plainText(phone) || noPhone },
    { label: labels.topic, text: about },
  ]
  const { action: _none, ...said } = textOf(about)
  return { ...said, quoted: { facts, text: plainLines(text) } }
}
