import { emails, type EmailText } from '#shared/content/en/emails.ts'
import { shopEmails } from '#shared/content/en/shop-emails.ts'
import { messageTopics } from '#shared/message-form.ts'
import type { Message } from '#shared/message.ts'
import type { ShopDetails } from '#shared/shop.ts'

import { type AccountEmail, lifetimeHours, type MessageEmail } from './email.ts'
import { greetableName, plainLines, plainText } from './plain-text.ts'
import type {
  ApplicationEmail,
  MailEmail,
  ShopEmail,
  StaffEmail,
  VisitEmail,
} from './shop-email.ts'

/** Where a visit is moved or cancelled without signing in, and the account. */
const VISIT_PAGE = '/visit'
const ACCOUNT_PAGE = '/account'
/** The staff console takes an invitation's secret from the fragment, which no server sees. */
const STAFF_PAGE = '/staff'

/** All that an email says and leads to, before it is laid out as text or as HTML. */
export type EmailContent = Omit<EmailText, 'action'> & {
  greeting?: string
  /** What somebody else wrote, told apart from what we say ourselves. */
  quoted?: { facts: { label: string; text: string }[]; text: string }
  action?: { label: string; url: string }
}

/** The content of an email. Its link is built from `siteUrl`, its other facts from the shop's own data. */
export function contentOf(
  email: AccountEmail | ShopEmail | MessageEmail,
  shop: ShopDetails,
  siteUrl: string,
): EmailContent {
  if (email.kind === 'message') return contentOfMessage(email.message)
  if ('visit' in email) return contentOfVisit(email, shop, siteUrl)
  if ('facts' in email) return contentOfMailbox(email, shop, siteUrl)
  if (email.kind === 'staff-invitation') return contentOfInvitation(email, shop, siteUrl)
  const { action = '', ...text } = emails[email.kind]({
    shop,
    lifetime: emails.lifetime(lifetimeHours[email.kind]),
    newEmail: 'newEmail' in email ? plainText(email.newEmail) : '',
    code: email.kind === 'reauthentication' ? email.token : '',
    notice: 'notice' in email ? email.notice : 'new-device',
    name: 'name' in email ? greetableName(email.name) : '',
    cancelled: 'cancelled' in email ? email.cancelled : [],
    isSignInLeft: 'isSignInLeft' in email && email.isSignInLeft,
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

function contentOfVisit(email: VisitEmail, shop: ShopDetails, siteUrl: string): EmailContent {
  const { kind, token, firstName, visit } = email
  const { id, slotAt, timeZone, way } = visit
  const when = shopEmails.moment(slotAt, timeZone)
  const isSigned = way === 'notary'
  const { action = '', ...text } = shopEmails[kind]({
    shop,
    when,
    way: shopEmails.ways[way],
    isSigned,
  })
  const url = `${siteUrl}${VISIT_PAGE}?${new URLSearchParams({ id, key: token })}`
  return {
    greeting: emails.greeting(greetableName(firstName)),
    ...text,
    action: { label: action, url },
  }
}

function contentOfMailbox(
  email: ApplicationEmail | MailEmail,
  shop: ShopDetails,
  siteUrl: string,
): EmailContent {
  const { firstName } = email
  const { action = '', ...text } = mailboxText(email, shop)
  const greeting = emails.greeting(greetableName(firstName))
  return { greeting, ...text, action: { label: action, url: siteUrl + ACCOUNT_PAGE } }
}

function mailboxText(email: ApplicationEmail | MailEmail, shop: ShopDetails): EmailText {
  if (email.kind === 'mail-arrived') return shopEmails[email.kind]({ shop, ...email.facts })
  if (email.kind === 'mail-collected') {
    const { box, items, collector = '', at = 0, timeZone } = email.facts
    const when = shopEmails.moment(at, timeZone)
    return shopEmails[email.kind]({ shop, box, items, collector: plainText(collector), when })
  }
  return shopEmails[email.kind]({ shop, ...email.facts })
}

function contentOfInvitation(
  { kind, token, role }: StaffEmail,
  shop: ShopDetails,
  siteUrl: string,
): EmailContent {
  const lifetime = emails.lifetime(lifetimeHours[kind])
  const { action = '', ...text } = shopEmails[kind]({ shop, role, lifetime })
  const url = `${siteUrl}${STAFF_PAGE}#${new URLSearchParams({ invitation: token })}`
  return { greeting: emails.greeting(''), ...text, action: { label: action, url } }
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
