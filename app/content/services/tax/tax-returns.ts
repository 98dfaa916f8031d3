import type { Topic } from '#app/content/topic.ts'

export const taxReturns: Topic = {
  path: '/services/tax/tax-returns',
  name: 'Tax returns',
  title: 'Past tax returns: copies, corrections, refunds',
  description:
    'How to get copies or transcripts of past tax returns, correct a mistake, trace a refund, and how long to keep them. Help with returns is not offered by our shop yet.',
  summary: 'Not offered yet: copies, corrections, refunds, and how long to keep returns.',
  lead: 'Sooner or later a landlord, a lender or a tax office asks for an old return. Here is how to get it, mend it and keep it.',
  picture: 'documents',
  needs: 'tax-preparer',
  glance: [
    { term: 'Availability', text: 'Not offered yet' },
    {
      term: 'Transcripts',
      text: 'Free: [irs.gov](https://www.irs.gov/individuals/get-transcript)',
    },
    { term: 'Corrections', text: 'Form 1040-X; in California, Schedule X' },
  ],
  sections: [
    {
      title: 'A copy or a transcript',
      paragraphs: [
        'A transcript is a free summary that satisfies most lenders, online at once or by mail in some days to the address the IRS has for you. A full copy costs a fee and takes weeks: it is ordered with Form 4506. Whoever prepared the return must give you a copy when you sign, and usually still has it.',
      ],
    },
    {
      title: 'Correcting a return',
      steps: [
        'Wait until the original has been processed, and any refund paid.',
        'Correct the federal return with Form 1040-X: within three years after filing, as a rule, if you want money back.',
        'Then California, with a new Form 540 and Schedule X. A change by the IRS has to be reported to the state within six months.',
        'Don’t correct what the office corrects by itself, such as a sum added wrong: its letter tells you.',
      ],
    },
    {
      title: 'Where is my refund?',
      list: [
        '[IRS: Where’s My Refund](https://www.irs.gov/refunds), a day after electronic filing.',
        '[Franchise Tax Board: refund status](https://www.ftb.ca.gov/refund/index.asp).',
        'You need the number, the year and the exact amount. A check goes to the address on the return, so a move in spring is a common reason for a missing one.',
      ],
    },
    {
      title: 'How long to keep them',
      paragraphs: [
        'The returns themselves: for good; they are thin. What proves them: at least four years in California, since the state may look back that long, and for a house or shares until years after you have sold.',
      ],
    },
  ],
  bring: {
    title: 'What to have at hand',
    items: [
      'The year in question and a copy of what you have of it.',
      'The number and the address used on that return.',
      'Any letter about it, with its date.',
    ],
  },
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'Nothing here, because we don’t offer it yet. Transcripts are free; for full copies the IRS sets a fee, shown on Form 4506. Preparers charge for corrections: ask first, and ask whether a mistake of theirs is free.',
    ],
  },
  limits: [
    'We don’t prepare, correct or review returns.',
    'We don’t order transcripts or call tax offices in your name.',
    'We don’t keep your returns for you.',
  ],
  questions: [
    {
      question: 'Can an IRS transcript be mailed to my PMB?',
      answer:
        'Only if the PMB is the address the IRS has for you. Online access is quicker, and asks for your identity once.',
    },
    {
      question: 'A stranger seems to have filed in my name.',
      answer:
        'Begin at [IdentityTheft.gov](https://www.identitytheft.gov/), and ask the IRS for an [Identity Protection PIN](https://www.irs.gov/identity-theft-fraud-scams/get-an-identity-protection-pin): without it nobody can file for you again.',
    },
  ],
  related: [
    '/services/tax/tax-filing',
    '/services/tax/tax-forms',
    '/services/mailbox/secure-mail-handling',
  ],
  action: {
    title: 'An address that stays',
    text: 'Refunds and notices go to the address on the return. One that doesn’t move with you finds you.',
    link: { name: 'See mailboxes', to: '/services/mailbox' },
  },
}
