import type { Rule } from './rules.ts'

/** One word for each thing, wherever people read us: pages, content and emails (issue 13). */
export const terms: Rule[] = [
  { id: 'package', why: 'We say package.', forbidden: /\bparcels?\b/i },
  {
    id: 'additional-recipient',
    why: 'We say additional recipient.',
    forbidden: /\b(further|more|extra|other) recipients?\b/i,
  },
  {
    id: 'store-hours',
    why: 'We say store hours.',
    forbidden: /\b(office|counter|opening|business) hours\b/i,
  },
  // The property of that name in structured data is schema.org's.
  { id: 'phone', why: 'We say phone.', forbidden: /\btelephon(es?|ing)\b(?!")/i },
  { id: 'acknowledgment', why: 'We write acknowledgment.', forbidden: /\backnowledgements?\b/i },
  { id: 'license', why: 'We write license.', forbidden: /\blicen(ces?|ced|cing)\b/i },
  { id: 'e-mail', why: 'We write email.', forbidden: /\be-mail/i },
  {
    id: 'letter-for-email',
    why: 'An email is an email; a letter is paper.',
    forbidden:
      /\bletters?\b.*\b(link|links|inbox|outbox|spam|password|account|sign(ed)? in|email|mail server)\b|\b(link|links|inbox|outbox|spam|password|account|confirmation|email|mail server)\b.*\bletters?\b/i,
    // Structured data of a page is one text.
    unless: /\b(upper|lower|small|capital)\b|"@context"/i,
  },
  {
    id: 'you-and-one',
    why: 'We say “You + one family member” and “You + one partner”.',
    forbidden: /(?<!you \+ )\bone (family member|partner)\b/i,
  },
  {
    id: 'on-your-form',
    why: 'We say “is on your Form 1583”.',
    forbidden: /\bstands? (on|in) (your |the |our )?(PS )?(Form 1583|form)\b/i,
  },
  {
    id: 'american',
    why: 'We write American English.',
    forbidden:
      /\b(neighbour|colour|honour|favour|behaviour|centre|cheque|programme|grey|labelled|cancelled|traveller|whilst)|\b(organi|reali|recogni|authori|notari)s(e|ed|es|ing|ation)\b/i,
  },
]
