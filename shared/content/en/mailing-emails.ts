import type { EmailText } from './emails.ts'

type InvitationFacts = {
  shop: { name: string; phone: string }
  boxes: number[]
  lifetime: string
}

type AnnouncementFacts = {
  shop: { name: string; phone: string }
  subject: string
  paragraphs: string[]
  isTest: boolean
}

const named = (boxes: number[]) =>
  boxes.length === 1 ? `mailbox ${boxes[0]}` : `mailboxes ${boxes.join(', ')}`

export const mailingEmails = {
  'account-invitation': ({ shop, boxes, lifetime }: InvitationFacts): EmailText => ({
    subject: `Your ${named(boxes)} online: ${shop.name}`,
    opening: [
      `You rent ${named(boxes)} with us. With an account on our website you can see what has come for you and when your rent is paid through, and hold your mail while you are away.`,
      `Follow the link and sign in, or create an account, with the email address this was sent to: no other account can use it. The link works once, within ${lifetime}.`,
      'You don’t need an account: at our counter everything stays the same without one.',
    ],
    action: 'Open my mailbox online',
    closing: [
      `You get this email because this address was given to us for ${named(boxes)}. If it isn't yours, don't follow the link, and please call us at ${shop.phone}.`,
    ],
  }),

  announcement: ({ shop, subject, paragraphs, isTest }: AnnouncementFacts): EmailText => ({
    subject: isTest ? `Test: ${subject}` : subject,
    opening: paragraphs,
    closing: [
      `You get this email because you rent a mailbox with us. Questions? Call ${shop.phone}.`,
    ],
  }),
}
