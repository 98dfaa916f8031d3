import type { ShopDetails } from '#shared/shop.ts'

import type { AccountLetter, Letter, LetterKind, MessageLetter } from './email.ts'
import { asHtml } from './render-html.ts'
import { asText } from './render-text.ts'
import { greetableName } from './plain-text.ts'
import { word } from './templates.ts'

export type Mailbox = { name: string; address: string }

/** A letter ready to go: everything a mail server, or the folder of kept letters, must know of it. */
export type Mail = {
  id: string
  kind: LetterKind
  from: Mailbox
  to: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  /** The same at every attempt, so that the recipient's server can recognise a letter it has already. */
  messageId: string
  date: Date
}

/** Who writes, and from where. */
export type Sender = { shop: ShopDetails; siteUrl: string; mailFrom?: string }

/** Writes a letter out as mail. `id` and `createdAt` (milliseconds since 1970) are those of its row in the outbox. */
export function composeMail(
  letter: Letter,
  { id, createdAt }: { id: string; createdAt: number },
  sender: Sender,
): Mail {
  const { shop, siteUrl } = sender
  const said = letter.kind === 'decoy' ? asIfToSomebody(letter.token) : letter
  const wording = word(said, shop, siteUrl)
  return {
    id,
    kind: letter.kind,
    from: readFrom(sender),
    ...(said.kind === 'message' ? addressMessage(said, shop) : { to: said.to }),
    subject: wording.subject,
    text: asText(wording, shop, siteUrl),
    html: asHtml(wording, shop, siteUrl),
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    date: new Date(createdAt),
  }
}

function asIfToSomebody(token: string): AccountLetter {
  return { kind: 'reset', to: 'nobody@localhost', firstName: '', token }
}

/** The visitor's own name only where it looks like one: it stands in a header. */
function addressMessage({ message: { name, email } }: MessageLetter, shop: ShopDetails) {
  return { to: shop.email, replyTo: { name: greetableName(name), address: email } }
}

/** MAIL_FROM is `office@shop.example` or `The Shop <office@shop.example>`. */
function readFrom({ shop, mailFrom }: Sender): Mailbox {
  if (!mailFrom) return { name: shop.name, address: shop.email }
  const [, name = '', address = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  return { name: name.replaceAll('"', '').trim() || shop.name, address: address.trim() }
}
