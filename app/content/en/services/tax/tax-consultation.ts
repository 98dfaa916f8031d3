import type { Topic } from '#content/service.ts'

export const taxConsultation: Topic = {
  path: '/services/tax/tax-consultation',
  name: 'Tax consultation',
  title: 'Who to ask about taxes',
  description:
    'Where to take a tax question in {neighborhood}: free IRS and state help, tax clinics, CPAs and enrolled agents. Our shop does not offer tax consultation yet.',
  summary: 'The right place for each kind of tax question.',
  lead: 'The right place for your question. Some of the best are free; we don’t answer tax questions.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    {
      term: 'How do I fill in this line?',
      text: 'The form’s instructions, then IRS volunteers or the IRS [Interactive Tax Assistant](https://www.irs.gov/help/ita)',
    },
    {
      term: 'The tax office wrote to me',
      text: 'The number on irs.gov or ftb.ca.gov, not one in a text message. In a dispute with a low income: a [Low Income Taxpayer Clinic](https://www.irs.gov/advocate/low-income-taxpayer-clinics), free',
    },
    {
      term: 'The IRS doesn’t answer',
      text: 'The [Taxpayer Advocate Service](https://www.taxpayeradvocate.irs.gov/), independent within the IRS, free',
    },
    {
      term: 'Sales tax',
      text: 'The state’s [CDTFA](https://www.cdtfa.ca.gov/). Its written answer protects you',
    },
    {
      term: 'What should I do about my business?',
      text: 'A CPA or an enrolled agent, before you form a company',
    },
  ],
  action: { name: 'Who can help', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Get the most out of an hour',
      steps: [
        'Write the question in one sentence, and the facts in five.',
        'Send copies of papers ahead, in order.',
        'Ask what the hour costs and whether what you say stays confidential. With an attorney it generally does; with others there are limits.',
        'Ask for the answer in writing, with the rule it is based on.',
      ],
    },
    {
      title: 'Checklist for a consultation',
      look: 'panel',
      list: [
        'The letter from the tax office, with its envelope: the postmark can matter.',
        'Tax returns for the years in question.',
        'ID, and numbers of everyone concerned.',
      ],
    },
    {
      title: 'Warning signs',
      paragraphs: [
        'Anyone who promises to settle a debt for pennies, wants to be paid before looking, or says a trust, a church or an address makes taxes go away is selling something.',
      ],
    },
    {
      questions: [
        {
          question: 'Can I meet my adviser at your shop?',
          answer:
            'Better at their office or by video: the counter is no place for confidential talk.',
        },
        {
          question: 'Is there help in other languages?',
          answer:
            'The IRS and the Franchise Tax Board offer interpreters by phone, and many volunteer sites have people who speak yours.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-planning', '/services/tax/tax-preparation', '/services/legal'],
}
