import type { ShopDetails } from '#shared/shop/core/shop.ts'

import { composeCalendar, type CalendarFile } from './calendar.ts'
import type { AccountEmail, Email, EmailKind, MessageEmail } from './email.ts'
import { greetableName } from './plain-text.ts'
import { toHtml, toText } from './render.ts'
import { contentOf, type WritingShop } from './templates.ts'

export type Mailbox = { name: string; address: string }

export type RenderedEmail = {
  id: string
  kind: EmailKind
  from: Mailbox
  to: string
  /** The shop; for a message to the shop, its writer. */
  replyTo: Mailbox
  subject: string
  text: string
  html: string
  calendar?: CalendarFile
  /** The same at every attempt, so that the recipient's server can recognize a duplicate. */
  messageId: string
  date: Date
}

export type Sender = { shop: WritingShop; siteUrl: string; mailFrom?: string }

/** `id` and `createdAt` (milliseconds since 1970) are those of its row in the outbox. */
export function renderEmail(
  email: Email,
  { id, createdAt }: { id: string; createdAt: number },
  sender: Sender,
): RenderedEmail {
  const { shop, siteUrl } = sender
  const written = email.kind === 'decoy' ? asSampleEmail(email.token) : email
  const content = contentOf(written, shop, siteUrl)
  const from = readFrom(sender)
  const calendar = composeCalendar(written, { from, createdAt, ...sender })
  return {
    id,
    kind: email.kind,
    from,
    ...(written.kind === 'message'
      ? addressOf(written, shop)
      : { to: written.to, replyTo: { name: shop.name, address: shop.email } }),
    subject: content.subject,
    text: toText(content, shop, siteUrl),
    html: toHtml(content, shop, siteUrl),
    ...(calendar && { calendar }),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: new Date(createdAt),
  }
}

function asSampleEmail(token: string): AccountEmail {
  return { kind: 'reset', to: 'nobody@localhost', firstName: '', language: 'en', token }
}

function addressOf({ message: { name, email } }: MessageEmail, shop: ShopDetails) {
  return { to: shop.email, replyTo: { name: greetableName(name), address: email } }
}

/** MAIL_FROM is `office@shop.example` or `The Shop <office@shop.example>`. */
function readFrom({ shop, mailFrom }: Sender): Mailbox {
  if (!mailFrom) return { name: shop.name, address: shop.email }
  const [, name = '', address = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  return { name: name.replaceAll('"', '').trim() || shop.name, address: address.trim() }
}
