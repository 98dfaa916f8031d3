import type { NextActionCode } from '#shared/shop/applications/tracker.ts'

export const nextActions = {
  book: 'Choose a time for your visit, or just come by while we are open. Everyone who signs shows us two IDs and signs Form 1583 in front of us.',
  come: 'We look forward to your visit. Everyone who signs brings two original IDs and signs Form 1583 only in front of us.',
  'book-video':
    'Choose a time for the video call. Everyone who signs shows us two IDs and signs Form 1583 while we watch.',
  meet: 'Join the video call with everyone who signs. Have each person’s two IDs ready, and sign Form 1583 only while we watch.',
  'see-notary':
    'Everyone who signs does so before a US notary. Then bring us the signed form and each person’s two original IDs: choose a time, or just come by. Or send it by certified mail, with clear copies of both IDs.',
  'bring-signed-form':
    'Bring the form signed before your notary to your visit, and two original IDs for everyone who signed.',
  sign: 'Sign Form 1583 in front of us, at our counter.',
  'sign-by-video': 'Sign Form 1583 while we watch by video.',
  'hand-in-form': 'Bring or send us Form 1583, signed before your notary.',
  acknowledge: 'Sign California’s acknowledgment at our counter.',
  wait: 'We enter your forms in the Postal Service’s customer database, usually by the next business day. You don’t need to do anything.',
  'fetch-key':
    'Pick up your key at our counter while we are open; no appointment needed. Bring a photo ID. The first payment is due then.',
  pay: 'Make the first payment at our counter. That opens your mailbox.',
} satisfies Record<NextActionCode, string>

export const visitActions = {
  apply: 'To apply right there, everyone who will sign brings two original IDs.',
  change:
    'Someone new who will receive mail brings two original IDs. After a move or a name change, bring your new IDs.',
}

export type VisitActionCode = NextActionCode | keyof typeof visitActions

export const sayNext = (code?: VisitActionCode) =>
  code ? [{ ...nextActions, ...visitActions }[code]] : []
