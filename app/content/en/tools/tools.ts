import type { Topic } from '#content/service.ts'

export const tools: Topic = {
  path: '/tools',
  name: 'Tools',
  title: 'Tools for forms, figures and packages',
  description:
    'Free tools around your mail: PDF forms to fill in and sign, a cost calculator for mailboxes, a package calculator, and links to good tools elsewhere.',
  summary: 'PDF forms, calculators, and links to good tools elsewhere.',
  lead: 'A few tools we made, and links to good ones elsewhere.',
  picture: 'documents',
  glance: [
    { term: 'Price', text: 'Ours are free; other sites have their own terms' },
    { term: 'Privacy', text: 'Our calculators send nothing to us. No sign-in needed' },
  ],
  action: { name: 'Calculate a mailbox', to: '{calculatorPath}' },
  body: [
    {
      title: 'Made by us',
      items: [
        {
          name: 'Form 1583 worksheet',
          text: 'Fill it in, print it, bring it. Not the official form, but in its order.',
          to: '/Forms/ps1583-Online.pdf',
          opens: 'ps1583-online',
        },
        {
          name: 'Mailbox cost calculator',
          text: 'The amount due on the first day, the total, and the refundable part.',
          to: '{calculatorPath}',
        },
        {
          name: 'Package calculator',
          text: 'Girth, cubic size and dimensional weight.',
          to: '/services/shipping-quote#package',
        },
        {
          name: 'AI tools',
          text: 'Fifteen assistants of other companies.',
          to: '/ai-tools',
        },
      ],
    },
    { parts: 'More tools' },
    {
      title: 'Before you upload a document anywhere',
      list: [
        'Never upload an ID, a tax form or a medical paper to a site you don’t know. We don’t ask for IDs by upload either.',
        'Read how long the site keeps files, and delete yours if it lets you.',
        'Many sites are free for a few tasks a day: look before you give a card number.',
      ],
    },
    {
      questions: [
        {
          question: 'Do the tools work on a phone?',
          answer:
            'Ours do. Filling in a PDF is easier on a larger screen; the print version works with a pen.',
        },
        {
          question: 'Can a tool sign or send Form 1583 for me?',
          answer: 'No: you sign it in front of someone.',
        },
        {
          question: 'A link is dead, or a tool is missing. What now?',
          answer:
            'Please [tell us](/#contact). We don’t run, support or earn from the other sites, and can’t see what you do there.',
        },
      ],
    },
  ],
  related: ['/services/shipping-quote', '/services/mailbox', '/services/tax/tax-forms'],
}
