import type { Topic } from '#app/content/topic.ts'

export const tools: Topic = {
  path: '/tools',
  name: 'Tools',
  title: 'Tools for forms, figures and parcels',
  description:
    'Free tools around your mail: PDF forms to fill in and sign, a cost calculator for mailboxes, a package calculator, and links to good tools elsewhere.',
  summary: 'PDF forms, calculators, and links to good tools elsewhere.',
  lead: 'A few things we made ourselves, and links to things others make better. Nothing here asks you to sign in.',
  picture: 'documents',
  glance: [
    { term: 'Price', text: 'Ours are free; other sites have their own terms' },
    { term: 'Privacy', text: 'Our calculators work in your browser: nothing is sent to us' },
    { term: 'Sign-in', text: 'Not needed' },
  ],
  partsTitle: 'Choose a tool',
  links: [
    {
      title: 'Made by us',
      items: [
        {
          name: 'Form 1583 worksheet',
          text: 'Fill it in on a screen, print it, bring it. Not the official form, but in its order.',
          to: '/Forms/ps1583-Online.pdf',
          opens: 'ps1583-online',
        },
        {
          name: 'Mailbox cost calculator',
          text: 'What is due on the first day, in all, and which part comes back.',
          to: '/virtual-business-address#calculator',
        },
        {
          name: 'Package calculator',
          text: 'Girth, cubic size and dimensional weight of a parcel.',
          to: '/services/shipping-quote#package',
        },
        {
          name: 'AI tools',
          text: 'Fifteen assistants of other companies for writing, translating and drawing.',
          to: '/ai-tools',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'Before you upload a document anywhere',
      list: [
        'Ask whether it has to leave your computer. Viewing, filling in and printing don’t need a website: your browser can do all three.',
        'Never upload an ID, a tax form or a medical paper to a site you don’t know. We don’t ask for IDs by upload either.',
        'Read how long the site keeps files. Good ones say so beside the button.',
        'Delete your file there when you are done, if the site lets you.',
      ],
    },
    {
      title: 'Which tool for which task',
      terms: [
        {
          term: 'I have to fill in Form 1583',
          text: 'Our worksheet, then the official form from the Postal Service. Leave the signature for the counter.',
        },
        {
          term: 'I have to combine or convert PDFs',
          text: '[PDF tools](/tools/pdf-tools) lists sites that do it, and a program that does it without any site.',
        },
        {
          term: 'I want to know what a mailbox costs me',
          text: 'The cost calculator on the [plan pages](/virtual-business-address#calculator), to the cent.',
        },
        {
          term: 'I want to know what a parcel costs',
          text: 'The [shipping page](/services/shipping-quote), then the carrier.',
        },
      ],
    },
  ],
  costs: {
    paragraphs: [
      'Our own tools are free for everybody, with or without a mailbox. Sites of other companies are often free for a few tasks a day and charge for more: look before you give a card number.',
    ],
  },
  limits: [
    'We don’t run the sites we link to, earn nothing from them and can’t see what you do there.',
    'We give no support for them.',
    'No tool here signs or sends Form 1583 for you: it is signed in front of somebody.',
  ],
  questions: [
    {
      question: 'Do the tools work on a phone?',
      answer:
        'Ours do. Filling in a PDF is more comfortable on a larger screen; the print version works with a pen.',
    },
    {
      question: 'A link is dead or has changed. What now?',
      answer: 'Please [tell us](/#contact). Other companies rebuild their sites without asking.',
    },
  ],
  related: ['/services/shipping-quote', '/services/mailbox', '/services/tax/tax-forms'],
  action: {
    title: 'Missing a tool?',
    text: 'Tell us what you were looking for. If it is about mail, it may well belong here.',
    link: { name: 'Contact us', to: '/#contact' },
  },
}
