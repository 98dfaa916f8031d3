import type { NextActionCode } from '#shared/shop/applications/tracker.ts'

/** The one thing that comes next: said in the account and in every email of the same moment. */
export const nextActions = {
  book: 'Choose a time for your visit, or just come by while we are open. Everybody who signs shows us both IDs, and signs Form 1583 in front of us.',
  come: 'Come to your visit. Everybody who signs brings both IDs, as originals, and signs Form 1583 only in front of us.',
  'book-video':
    'Choose a time for the video call. Everybody who signs shows us both IDs, and signs Form 1583 while we watch.',
  meet: 'Be there for the video call, with everybody who signs. Have both IDs of each at hand, and sign Form 1583 only while we watch.',
  'see-notary':
    'Everybody who signs does so before a US notary. Then bring us the signed form, with both IDs of each as originals: choose a time, or just come by. Or send it by certified mail, with clear copies of both IDs.',
  'bring-signed-form':
    'Bring the form that was signed before your notary to your visit, and both IDs of everybody who signed, as originals.',
  sign: 'Sign Form 1583 in front of us, at our counter.',
  'sign-by-video': 'Sign Form 1583 while we watch by video.',
  'hand-in-form': 'Bring or send us Form 1583, signed before your notary.',
  acknowledge: 'Sign California’s acknowledgment at our counter.',
  wait: 'We enter your forms in the Postal Service’s customer register, as a rule by the next business day. You need not do anything.',
  'fetch-key':
    'Get your key at our counter while we are open; no appointment is needed. Bring a photo ID. The first payment is due then.',
  pay: 'Make the first payment at our counter. With it your mailbox is open.',
} satisfies Record<NextActionCode, string>

/** What is brought to a visit that no application asks for: to apply, or to change something about an open mailbox. */
export const visitActions = {
  apply: 'To apply right there, everybody who will sign brings both IDs, as originals.',
  change:
    'If somebody new is to receive mail, they bring both IDs, as originals. After a move or a change of name, bring new IDs.',
}

export type VisitActionCode = NextActionCode | keyof typeof visitActions

/** As the paragraphs of an email. */
export const sayNext = (code?: VisitActionCode) =>
  code ? [{ ...nextActions, ...visitActions }[code]] : []
