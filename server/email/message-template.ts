import type { Message } from '#shared/message.ts'
import { messageTopics } from '#shared/message-form.ts'

import { plainLines, plainText } from './plain-text.ts'

/** The words of the letter that brings a visitor's message to the shop; the subject is ours alone. */
export function sayMessage({ name, email, phone, topic, text }: Message) {
  const label = messageTopics.find(({ id }) => id === topic)?.label ?? ''
  const facts = [
    { label: 'Name', text: plainText(name) },
    { label: 'Email', text: plainText(email) },
    { label: 'Phone', text: plainText(phone) || 'not given' },
    { label: 'About', text: label },
  ]
  return {
    subject: `Message from the website: ${label}`,
    opening: [
      'A visitor wrote to you with the form of your website. Reply to this email, and your answer goes to them.',
    ],
    quoted: { facts, text: plainLines(text) },
    closing: [
      "Nobody has checked that this name and this address are really the sender's. Please be careful with links, and before you tell anything about a customer or their mail.",
    ],
  }
}
