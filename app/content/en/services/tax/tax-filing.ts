import type { Topic } from '#content/service.ts'

export const taxFiling: Topic = {
  path: '/services/tax/tax-filing',
  name: 'Tax filing',
  title: 'Filing a tax return on time',
  description:
    'How to file a federal and a California tax return on time: free programs, what an extension covers, proof of mailing. Our shop does not file for you yet.',
  summary: 'Free ways to file, extensions, and proof that you were on time.',
  lead: 'Most people can file free of charge, and an extension is free for everyone.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Usual due date', text: 'April 15, or the next working day' },
    {
      term: 'Free programs',
      text: '[IRS Free File](https://www.irs.gov/freefile) below its income limit, and [CalFile](https://www.ftb.ca.gov/file/ways-to-file/online/calfile/index.asp) for simple California returns',
    },
  ],
  action: { name: 'Who can help', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Extensions and late returns',
      paragraphs: [
        'The federal extension, [Form 4868](https://www.irs.gov/forms-pubs/about-form-4868), gives until October 15 if you ask by the due date. California gives six months without asking. Neither extends the time to pay: estimate and pay by April, when interest begins.',
        'Can’t pay? File anyway. The penalty for not filing is the larger one, and both offices offer payment plans.',
      ],
    },
    {
      title: 'Ways to file',
      terms: [
        {
          term: 'Online, yourself',
          text: 'You need your forms, your own routing and account number, and a figure from last year’s return: it is your electronic signature.',
        },
        { term: 'With a preparer', text: 'They send it once you have signed the authorization.' },
        {
          term: 'On paper',
          text: 'Slower by weeks. Sign it, attach the W-2s, copy everything, and send federal and state returns separately.',
        },
      ],
    },
    {
      title: 'Proof that you were on time',
      list: [
        'Electronically: the message that the return was accepted. “Sent” is not “accepted”.',
        'On paper: certified mail, with its postmarked receipt from the Post Office (we can’t give you one). For the IRS the postmark counts.',
        'Payments: the confirmation number, or the bank statement.',
      ],
    },
    {
      questions: [
        {
          question: 'Which address do I put on the return?',
          answer:
            'Your mailing address: it may be your PMB. A refund check or a notice then comes here. [Where’s My Refund](https://www.irs.gov/refunds) follows it.',
        },
        {
          question: 'Mail from the IRS came to my mailbox. What now?',
          answer:
            'Open it the same day: it names a date. The real IRS asks you to write or to call a number found on irs.gov, and never wants gift cards.',
        },
      ],
    },
  ],
  related: [
    '/services/tax/tax-preparation',
    '/services/tax/tax-returns',
    '/services/mailbox/secure-mail-handling',
  ],
}
