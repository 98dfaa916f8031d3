import { words, type Words } from '#server/content.ts'
import { backupRetention } from '#shared/backup-retention.ts'
import { cleanLine, cleanLines } from '#shared/clean-text.ts'
import type { EmailText } from '#shared/content/en/emails.ts'
import { pathIn, type Language } from '#shared/language.ts'
import { messageTopics } from '#shared/message-form.ts'
import type { Message } from '#shared/message.ts'
import type { ShopDetails } from '#shared/shop/core/shop.ts'
import { formatRetention } from '#shared/shop/data/retained-data.ts'
import { formatClosingRent } from '#shared/shop/money/closing-rent.ts'
import {
  formatOpenHours,
  formatSpecialDay,
  type DayThatDiffers,
} from '#shared/shop/visits/format-hours.ts'

import { dollars, receiptParagraphs } from './amounts.ts'
import {
  lifetimeHours,
  type AccountEmail,
  type ApplicationEmail,
  type DigestEmail,
  type MailEmail,
  type MessageEmail,
  type ShopEmail,
  type VisitEmail,
} from './email.ts'
import { composeInvitation, isInvitation } from './invitation-text.ts'
import { greetableName, linklessName } from './plain-text.ts'
import { composeReminder, isReminder } from './reminders.ts'

const VISIT_PAGE = '/visit'
const ACCOUNT_PAGE = '/account'

const DAYS = [
  'paidThrough',
  'minimumUntil',
  'closesOn',
  'remailUntil',
  'agentUntil',
  'readyOn',
  'startsOn',
] as const

export type WritingShop = ShopDetails & { differing?: DayThatDiffers[] }

export type EmailContent = Omit<EmailText, 'action'> & {
  language: Language
  greeting?: string
  quoted?: { facts: { label: string; text: string }[]; text: string }
  action?: { label: string; url: string }
}

type TextWithPath = EmailText & { path?: string }

export function contentOf(
  email: AccountEmail | ShopEmail | MessageEmail,
  shop: WritingShop,
  siteUrl: string,
): EmailContent {
  if (email.kind === 'message') return contentOfMessage(email.message)
  const { firstName, language } = email
  const { action = '', path, ...text } = composeText(email, shop, words[language])
  const greeting = words[language].emails.greeting(greetableName(firstName))
  if (!path) return { language, greeting, ...text }
  const url = siteUrl + pathIn(language, path)
  return { language, greeting, ...text, action: { label: action, url } }
}

function composeText(
  email: AccountEmail | ShopEmail,
  shop: WritingShop,
  localized: Words,
): TextWithPath {
  if ('visit' in email) return composeVisit(email, shop, localized)
  if (isInvitation(email)) return composeInvitation(email, shop, localized)
  if (email.kind === 'announcement') {
    const { recipient, subject, paragraphs } = email.facts
    return localized.shopEmails[email.kind]({
      shop,
      subject: cleanLine(subject),
      paragraphs: paragraphs.map(cleanLines),
      isTest: recipient === null,
    })
  }
  if (isReminder(email)) {
    const reading = { shop, words: localized.shopEmails, language: email.language }
    return { ...composeReminder(email, reading), path: ACCOUNT_PAGE }
  }
  if ('facts' in email) return { ...composeMailbox(email, shop, localized), path: ACCOUNT_PAGE }
  if (email.kind === 'gathered') return composeDigest(email, shop, localized)
  const { emails } = localized
  const text = emails[email.kind]({
    shop,
    lifetime: emails.lifetime(lifetimeHours[email.kind]),
    newEmail: 'newEmail' in email ? cleanLine(email.newEmail) : '',
    code: email.kind === 'reauthentication' ? email.token : '',
    notice: 'notice' in email ? email.notice : 'new-device',
    name: 'name' in email ? greetableName(email.name) : '',
    cancelled: 'cancelled' in email ? email.cancelled : [],
    kept:
      'kept' in email
        ? (email.kept ?? []).map((kinds) => formatRetention(kinds, localized.heldData))
        : [],
    backups: backupRetention,
    isSignInLeft: 'isSignInLeft' in email && email.isSignInLeft,
  })
  return text.action ? { ...text, path: pathOf(email) } : text
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
      return '/account/security'
    default:
      return '/login'
  }
}

function withToken(path: string, token: string, type: string) {
  return `${path}?${new URLSearchParams({ token_hash: token, type })}`
}

function composeVisit(email: VisitEmail, shop: ShopDetails, { shopEmails }: Words): TextWithPath {
  const { kind, token, visit, language } = email
  const { id, slotAt, timeZone, way, dueCents, next, isNeedless, isGone } = visit
  const when = shopEmails.moment(slotAt, timeZone)
  const due = dueCents === undefined ? undefined : dollars(dueCents, language)
  const where = { way: shopEmails.ways[way], isHere: way !== 'video' }
  const why = { isNeedless, isGone }
  const text = shopEmails[kind]({ shop, when, ...where, ...why, next, ...(due && { due }) })
  if (isGone) return text
  const query = new URLSearchParams({ id, key: token })
  return { ...text, path: `${VISIT_PAGE}?${query}` }
}

function composeMailbox(
  email: ApplicationEmail | MailEmail,
  shop: WritingShop,
  localized: Words,
): EmailText {
  const { shopEmails } = localized
  if (email.kind === 'mail-arrived' || email.kind === 'mail-overdue') {
    const { keptUntil, ...facts } = email.facts
    return shopEmails[email.kind]({
      shop,
      ...facts,
      ...(keptUntil && { keptUntil: shopEmails.day(keptUntil) }),
    })
  }
  if (email.kind === 'mail-mistaken') {
    const { box, parcels } = email.facts
    return shopEmails[email.kind]({ shop, box, parcels })
  }
  if (email.kind === 'mail-collected') {
    const { box, items, collector = '', at = 0, timeZone } = email.facts
    const when = shopEmails.moment(at, timeZone)
    return shopEmails[email.kind]({ shop, box, items, collector: linklessName(collector), when })
  }
  if (email.kind === 'mail-sent-on') {
    const { box, sent = [], clerk, at = 0, timeZone } = email.facts
    const when = shopEmails.moment(at, timeZone)
    const by = clerk && linklessName(clerk)
    return shopEmails[email.kind]({ shop, box, sent, when, ...(by && { clerk: by }) })
  }
  const { receipt, rent, plan, ...others }: ApplicationEmail['facts'] = email.facts
  const { dueCents, depositCents, rentCents, differenceCents, ...facts } = others
  const { language } = email
  const differing = (shop.differing ?? []).map((day) => formatSpecialDay(day, language, localized))
  const days = DAYS.map((name) => [name, facts[name] && shopEmails.day(facts[name])])
  return shopEmails[email.kind]({
    shop,
    ...facts,
    ...Object.fromEntries(days),
    hours: formatOpenHours(shop.hours, shopEmails.hours),
    differing: differing.length > 0 ? [localized.specialDays.ahead(differing)] : [],
    ...(dueCents !== undefined && { due: dollars(dueCents, language) }),
    ...(plan && { plan: plan[language] }),
    ...(rentCents !== undefined && { rentOf: dollars(rentCents, language) }),
    ...(differenceCents !== undefined && {
      difference: {
        amount: dollars(Math.abs(differenceCents), language),
        sign: Math.sign(differenceCents),
      },
    }),
    ...(depositCents !== undefined && { deposit: dollars(depositCents, language) }),
    ...(rent && {
      rent: formatClosingRent(rent, facts.closesOn ?? '', localized.money, {
        day: shopEmails.day,
        dollars: (cents) => dollars(cents, language),
      }),
    }),
    ...(receipt && {
      receipt: {
        ...receipt,
        on: shopEmails.day(receipt.on),
        paragraphs: receiptParagraphs(receipt, language, localized),
      },
    }),
  })
}

function composeDigest(
  { kind, emails, more, ...reader }: DigestEmail,
  shop: WritingShop,
  localized: Words,
): TextWithPath {
  const subjects = emails.map((email) => {
    const values = 'visit' in email ? { ...email, ...reader, token: '' } : { ...email, ...reader }
    return composeText(values, shop, localized).subject
  })
  return { ...localized.shopEmails[kind]({ shop, subjects, more }), path: ACCOUNT_PAGE }
}

function contentOfMessage({ name, email, phone, topic, text }: Message): EmailContent {
  const language = 'en'
  const { labels, noPhone, text: textOf } = words[language].emails.message
  const about = messageTopics.find(({ id }) => id === topic)?.label ?? ''
  const facts = [
    { label: labels.name, text: linklessName(name) },
    { label: labels.email, text: cleanLine(email) },
    { label: labels.phone, text: cleanLine(phone) || noPhone },
    { label: labels.topic, text: about },
  ]
  const { action: _none, ...content } = textOf(about)
  return { language, ...content, quoted: { facts, text: cleanLines(text) } }
}
