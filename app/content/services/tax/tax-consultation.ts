import type { Topic } from '#app/content/topic.ts'

export const taxConsultation: Topic = {
  path: '/services/tax/tax-consultation',
  name: 'Tax consultation',
  title: 'Whom to ask about taxes',
  description:
    'Where to take a tax question in Los Angeles: free IRS and state help, low-income tax clinics, CPAs and enrolled agents. Our shop does not offer tax consultation yet.',
  summary: 'Not offered yet: the right desk for each kind of tax question.',
  lead: 'A good answer depends on asking the right desk. Some of the best cost nothing, and none of them is a mailbox counter.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Availability', text: 'Not offered yet' },
    { term: 'In a dispute', text: 'Low Income Taxpayer Clinics, Taxpayer Advocate' },
    { term: 'For a plan', text: 'A CPA, an enrolled agent or an attorney' },
  ],
  sections: [
    {
      title: 'Which question goes where',
      terms: [
        {
          term: 'How do I fill in this line?',
          text: 'The form’s instructions, then IRS volunteers, or the IRS [Interactive Tax Assistant](https://www.irs.gov/help/ita).',
        },
        {
          term: 'I got a letter',
          text: 'The number on irs.gov or ftb.ca.gov, not one in a text message. For a dispute and a low income, a [Low Income Taxpayer Clinic](https://www.irs.gov/advocate/low-income-taxpayer-clinics).',
        },
        {
          term: 'The IRS doesn’t answer',
          text: 'The [Taxpayer Advocate Service](https://www.taxpayeradvocate.irs.gov/), independent within the IRS, free of charge.',
        },
        {
          term: 'Sales tax',
          text: 'The state’s [CDTFA](https://www.cdtfa.ca.gov/), which also answers in writing: such an answer protects you.',
        },
        {
          term: 'What should I do about my business?',
          text: 'A CPA or an enrolled agent. The first hour is well spent before you form a company, not after.',
        },
      ],
    },
    {
      title: 'How to get the most out of an hour',
      steps: [
        'Write the question in one sentence, and the facts in five.',
        'Send papers ahead, in order, copies only.',
        'Ask at the start what the hour costs and whether what you say stays confidential. With an attorney it generally does; with others there are limits.',
        'Ask for the answer in writing, with the rule it rests on.',
      ],
    },
    {
      title: 'When to be careful',
      paragraphs: [
        'Anybody who promises to settle a debt for pennies, who wants to be paid before looking, or who says a trust, a church or an address makes taxes go away, is selling something else than advice.',
      ],
    },
  ],
  bring: {
    title: 'What to bring to a consultation',
    items: [
      'The letter, with its envelope: the postmark can matter.',
      'Returns of the years it concerns.',
      'ID, and numbers of everybody concerned.',
    ],
  },
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'Nothing here, because we don’t offer it yet. Volunteers, clinics and the Taxpayer Advocate are free. Professionals tell you their fee when you ask; if they don’t, ask somebody else.',
    ],
  },
  limits: [
    'We answer no tax questions, however small, and pass none on.',
    'We don’t represent anybody before a tax office.',
    'We don’t read your tax letters, even if you ask us to.',
  ],
  questions: [
    {
      question: 'Can I meet my adviser at your shop?',
      answer:
        'The counter is no place for confidential talk. Most advisers see you at their office or by video.',
    },
    {
      question: 'Is there help in other languages?',
      answer:
        'The IRS and the Franchise Tax Board offer interpreters by telephone, and many volunteer sites have people who speak yours.',
    },
  ],
  related: ['/services/tax/tax-planning', '/services/tax/tax-preparation', '/services/legal'],
  action: {
    title: 'We say so when it begins',
    text: 'Ask us whether a registered preparer has joined. Until then the desks above are the better ones.',
  },
}
