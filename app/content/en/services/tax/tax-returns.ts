import type { Topic } from '#content/service.ts'

export const taxReturns: Topic = {
  path: '/services/tax/tax-returns',
  name: 'Tax returns',
  title: 'Past tax returns: copies, corrections, refunds',
  description:
    'How to get copies or transcripts of past tax returns, correct a mistake, trace a refund, and how long to keep them. Our shop does not help with returns yet.',
  summary: 'Copies, corrections, refunds, and how long to keep returns.',
  lead: 'How to get an old return, correct it and keep it.',
  picture: 'documents',
  needs: 'tax-preparer',
  glance: [
    {
      term: 'Transcripts',
      text: 'Free: [irs.gov](https://www.irs.gov/individuals/get-transcript)',
    },
    {
      term: 'Refunds',
      text: '[Where’s My Refund](https://www.irs.gov/refunds) a day after electronic filing; [Franchise Tax Board](https://www.ftb.ca.gov/refund/index.asp)',
    },
    { term: 'Corrections', text: 'Form 1040-X; in California, Schedule X' },
  ],
  action: { name: 'Who can help', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'A copy or a transcript',
      paragraphs: [
        'A transcript is a free summary that most lenders accept. You get it online at once, or by mail within days at the address the IRS has. You order a full copy with Form 4506; it costs the fee shown there and takes weeks. Your preparer must give you a copy when you sign, and usually still has it.',
      ],
    },
    {
      title: 'Correcting a return',
      steps: [
        'Wait until the original is processed and any refund paid.',
        'Correct the federal return with Form 1040-X: as a rule within three years after filing if you want money back.',
        'Then California, with a new Form 540 and Schedule X. Report a change by the IRS to the state within six months.',
        'Leave mistakes that the tax office corrects on its own, such as a wrong sum. It will write to you.',
      ],
    },
    {
      title: 'Looking for a refund',
      paragraphs: [
        'Have your number, the year and the exact amount. A check goes to the address on the return, so a move in spring often explains a missing one.',
      ],
    },
    {
      title: 'How long to keep them',
      paragraphs: [
        'Keep returns permanently. Keep the records that support them for at least four years in California, and for a house or shares until several years after you sell.',
      ],
    },
    {
      questions: [
        {
          question: 'Can an IRS transcript be mailed to my PMB?',
          answer: 'Only if the PMB is the address the IRS has for you. Online is quicker.',
        },
        {
          question: 'Who pays for a preparer’s mistake?',
          answer:
            'Preparers charge for corrections. Ask first whether a mistake of theirs is free.',
        },
        {
          question: 'What if a stranger filed in my name?',
          answer:
            'Begin at [IdentityTheft.gov](https://www.identitytheft.gov/), and ask the IRS for an [Identity Protection PIN](https://www.irs.gov/identity-theft-fraud-scams/get-an-identity-protection-pin): without it, no one can file in your name again.',
        },
      ],
    },
  ],
  related: [
    '/services/tax/tax-filing',
    '/services/tax/tax-forms',
    '/services/mailbox/secure-mail-handling',
  ],
}
