import type { Topic } from '#app/content/topic.ts'

export const taxFiling: Topic = {
  path: '/services/tax/tax-filing',
  name: 'Tax filing',
  title: 'Filing a tax return on time',
  description:
    'How to file a federal and a California tax return on time: free programs, what an extension covers, proof of mailing, and why our shop does not file for you yet.',
  summary: 'Not offered yet: free ways to file, extensions, and proof that you were on time.',
  lead: 'Filing is sending it in, on time, with proof. Most people can do it free of charge, and nobody has to pay for an extension.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Availability', text: 'Not offered yet' },
    { term: 'Usual due date', text: 'April 15, or the next working day' },
    {
      term: 'Free programs',
      text: '[IRS Free File](https://www.irs.gov/freefile) and [CalFile](https://www.ftb.ca.gov/file/ways-to-file/online/calfile/index.asp)',
    },
  ],
  sections: [
    {
      title: 'Ways to file',
      terms: [
        {
          term: 'Online, by yourself',
          text: 'IRS Free File for the federal return, if your income is below its limit; CalFile of the Franchise Tax Board for simple California returns.',
        },
        {
          term: 'With a preparer',
          text: 'Who sends it electronically once you have signed the authorization.',
        },
        {
          term: 'On paper',
          text: 'Slower by weeks. Sign it, attach the W-2s, copy everything, and send federal and state returns in separate envelopes.',
        },
      ],
    },
    {
      title: 'Late, or nearly',
      paragraphs: [
        'The federal extension, [Form 4868](https://www.irs.gov/forms-pubs/about-form-4868), gives until October 15 if you ask by the due date. California gives its six months without asking. Neither extends the time to pay: estimate and pay by April, since interest begins then.',
        'If you can’t pay, file all the same. The penalty for not filing is the larger one, and both offices offer payment plans.',
      ],
    },
    {
      title: 'Proof that you were on time',
      list: [
        'Electronically: keep the message that the return was accepted. “Sent” is not “accepted”.',
        'On paper: certified mail from the post office, with its postmarked receipt. For the IRS the postmark counts.',
        'Payments: the confirmation number, or the bank statement that shows them.',
      ],
    },
  ],
  bring: {
    title: 'What to have before you start',
    items: [
      'All forms that came in January and February.',
      'Last year’s return: a figure from it serves as your electronic signature.',
      'Routing and account number of your own bank account.',
      'A quiet evening, well before the last day.',
    ],
  },
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'Nothing here, because we don’t offer it yet. Filing with Free File and CalFile costs nothing if you qualify; extensions are free for everybody. Certified mail is the Postal Service’s, at its price.',
    ],
  },
  limits: [
    'We don’t file, transmit or sign returns for anybody.',
    'We are no post office: we can’t give you the official postmark.',
    'We don’t follow up refunds: [Where’s My Refund](https://www.irs.gov/refunds) does.',
  ],
  questions: [
    {
      question: 'Which address do I put on the return?',
      answer:
        'Your mailing address: it may be your PMB. A refund check or a notice then comes here. Tell the tax offices when it changes.',
    },
    {
      question: 'I got a letter from the IRS at my mailbox. What now?',
      answer:
        'Open it the same day: it names a date. Real letters ask you to write or to call a number found on irs.gov, and never want gift cards.',
    },
  ],
  related: [
    '/services/tax/tax-preparation',
    '/services/tax/tax-returns',
    '/services/mailbox/secure-mail-handling',
  ],
  action: {
    title: 'A safe place for refund checks',
    text: 'Paper checks and notices arrive at the counter and wait for you there.',
    link: { name: 'See mailboxes', to: '/services/mailbox' },
  },
}
