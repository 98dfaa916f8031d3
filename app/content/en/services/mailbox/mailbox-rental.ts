import type { Topic } from '#content/service.ts'

export const mailboxRental: Topic = {
  path: '/services/mailbox/mailbox-rental',
  name: 'Mailbox rental',
  title: 'Rent a private mailbox',
  description:
    'How renting a private mailbox in {neighborhood} works, step by step: Form 1583, two IDs, terms of {terms}, every fee in one place, and how it ends.',
  summary: 'How renting works, from two IDs to the key, with every fee.',
  lead: 'A numbered mailbox at a street address. One visit with two IDs is enough to start.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Price',
      text: '{headlineRange}',
    },
    { term: 'Setup', text: '{setupFee} once for rentals under {setupMonths}' },
    { term: 'Key deposit', text: '{keyDeposit}, returned with the key' },
  ],
  action: { name: 'See plans', to: '/#plans' },
  body: [
    {
      title: 'From the first visit to the first mail',
      steps: [
        'Choose a plan and a term. The [cost calculator]({calculatorPath}) shows what is due on the first day, and which part comes back.',
        'Prepare Form 1583. Our [worksheet](/Forms/ps1583-Online.pdf) asks the same things in the same order. Don’t sign yet.',
        'Bring [two IDs](/how-it-works#identification), unexpired originals, and sign in front of us, or [another way](/how-it-works#by-mail) if you live far away.',
        'Sign the acknowledgment California asks of every private mailbox holder. It makes us your agent for court papers: [what that means](/services/legal/service-of-process).',
        'Get your key, and give out your new address.',
      ],
    },
    {
      title: 'Every fee',
      look: 'panel',
      list: [
        'The monthly price plus taxes. The shortest term is {shortestTerm}.',
        '{renewalRule}',
        '{setupFee} setup once under {setupMonths}, not refunded.',
        '{keyDeposit} key deposit, refunded.',
        '{recipientFee} a month for each additional recipient. {childRule}',
        'If rent is late: {lateFee}.',
        'If the key is lost: {keyReplacement}.',
        'If a check is returned: {returnedCheck}, {returnedCheckAgain} each time after that.',
      ],
    },
    {
      title: 'Who may receive mail?',
      paragraphs: [
        'A personal mailbox includes you + one family member, a business mailbox you + one partner. That is about the price: each adult still [files a form](/how-it-works#forms) with two IDs, and children go on a parent’s form.',
        'For a business, bring its name, type, place of registration and your position in it.',
      ],
    },
    { place: 'tool' },
    {
      questions: [
        {
          question: 'Why do you need my home address?',
          answer:
            'Form 1583 and California law ask for it, and we check it against your ID. It is on your Form 1583, not in the address you give out.',
        },
        {
          question: 'Will others accept the address?',
          answer:
            'For mail and packages, nearly always. As a home or place of business, no. [Banks, LLC, DMV, voting and more, one by one](/will-it-be-accepted)',
        },
        {
          question: 'Can I change plans later?',
          answer:
            'Ask us. A different PMB number changes your address, and new details need a new form.',
        },
        {
          question: 'How does it end?',
          answer:
            'Give notice, and bring back the key. {leavingRule} For six months we forward mail that still arrives, at your cost. [Moving out](/blog/moving-out)',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/mailbox/secure-mail-handling',
    '/services/legal/notary-services',
  ],
}
