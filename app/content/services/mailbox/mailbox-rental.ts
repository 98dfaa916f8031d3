import type { Topic } from '#app/content/topic.ts'

export const mailboxRental: Topic = {
  path: '/services/mailbox/mailbox-rental',
  name: 'Mailbox rental',
  title: 'Rent a private mailbox',
  description:
    'How renting a private mailbox in Los Angeles works, step by step: Form 1583, two IDs, terms of 3, 6 or 12 months, every fee in one place, and how it ends.',
  summary: 'How renting works, from two IDs to the key, with every fee.',
  lead: 'A numbered mailbox behind a street address, for {terms} months at a time. One visit with two IDs is enough to begin.',
  picture: 'mailbox',
  glance: [
    { term: 'Price', text: '{headlineRange}' },
    { term: 'Shortest term', text: '{shortestTerm} months' },
    { term: 'Key deposit', text: '{keyDeposit}, returned with the key' },
    { term: 'Setup', text: '{setupFee} once for rentals under {setupMonths} months' },
  ],
  sections: [
    {
      title: 'From the first visit to the first letter',
      steps: [
        'Choose a plan and a term. The [cost calculator](/virtual-business-address#calculator) shows what is due on the first day, and which part of it comes back.',
        'Prepare Form 1583. Our [worksheet](/Forms/ps1583-Online.pdf) asks the same things in the same order; leave the signature lines blank.',
        'Come to the counter with your two IDs and sign in front of us. A US notary works too, if you live far away.',
        'Sign the acknowledgement California asks of every private mailbox holder. It names us as your agent for court papers: [what that means](/services/legal/service-of-process).',
        'Take your key, and give out your new address with PMB and your number.',
      ],
    },
    {
      title: 'Who may receive mail in it',
      paragraphs: [
        'You, and those you add. One family member is included with a personal mailbox and one partner with a business mailbox; each further recipient is {recipientFee} a month. Every adult files a form and two IDs of their own, whatever the price says. Minors are listed on a parent’s form.',
      ],
    },
    {
      title: 'When it ends',
      paragraphs: [
        'Bring back the key and your deposit is returned. For six months after the end we send on mail that still arrives, at your cost for new postage, unless you tell us in writing not to. The Postal Service takes no change of address from a PMB, so tell your senders in good time.',
      ],
    },
  ],
  bring: {
    items: [
      'A photo ID that has not expired: passport from any country, US driver’s or state ID, permanent resident card, Matrícula Consular and a few others.',
      'A second document with your home address, which must be the address you write on the form.',
      'For a business: its name, type, place of registration and your position in it.',
    ],
  },
  costs: {
    paragraphs: [
      'The monthly price plus taxes, paid ahead for the whole term or by the month. {prepaymentOffer} Below {setupMonths} months, {setupFee} setup once, not refunded. {keyDeposit} key deposit, refunded.',
      'Only if it happens: {lateFee} when rent is late, {keyReplacement} and the deposit when a key is lost.',
    ],
  },
  limits: [
    'No monthly contracts: {shortestTerm} months is the shortest.',
    'No forms signed beforehand, and no expired or photographed IDs.',
    'No other word than PMB in front of your number: the Postal Service allows none.',
  ],
  questions: [
    {
      question: 'Why do you need my home address?',
      answer:
        'Form 1583 and California law both ask for it, and we have to check it against your ID. It is kept with your form and is no part of the address you give out.',
    },
    {
      question: 'Can I change plans later?',
      answer:
        'Ask us. A different PMB number changes your address, and a change of your data calls for a new form.',
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/mailbox/secure-mail-handling',
    '/services/legal/notary-services',
  ],
  action: {
    title: 'Pick a plan, keep your home private',
    text: 'Three plans, one address. Compare them, then come by when it suits you.',
    link: { name: 'See plans', to: '/#plans' },
  },
}
