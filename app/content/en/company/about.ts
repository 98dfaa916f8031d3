import type { Topic } from '#content/service.ts'

export const about: Topic = {
  path: '/about',
  name: 'About us',
  title: 'A family-owned mailbox shop in {neighborhood}',
  description:
    'Who is behind the counter of a family-owned mailbox shop in {neighborhood}, what we do, what we leave to others, and how the Postal Service registers us.',
  summary: 'The family behind the counter, and how we work.',
  lead: 'We receive other people’s mail for a living. It is a small trade with strict rules, and we like both.',
  picture: 'counter',
  glance: [
    { term: 'Shop', text: '{legalName}, {address}' },
    { term: 'Registered with', text: 'The Postal Service, to receive mail for others' },
    { term: 'Part of', text: 'A partner network that claims {networkClaim} addresses' },
  ],
  action: { name: 'Find us', to: '/#location' },
  body: [
    {
      title: 'Our story',
      look: 'panel',
      paragraphs: [
        '{ownerNote} this story is invented, until the family tells its own. Rosa Ibarra kept the books of a print shop, and her letters kept vanishing from the lobby of her building. Her husband Daniel had sorted mail for twenty years and knew a remedy: a box with a lock, and a person beside it. They opened the counter in 2009 with sixty boxes, and he built the first wall of them himself. Their daughter Lucía grew up behind it and runs it today. She knows most customers by their number, and asks each for an ID all the same.',
      ],
    },
    {
      title: 'A commercial mail receiving agency',
      paragraphs: [
        'We are a private shop registered with the Postal Service to accept mail for others. Each customer has signed {form} and shown two IDs, and four times a year we confirm our list of customers. For stamps, PO boxes and passports, go to the Post Office.',
      ],
    },
    {
      title: 'How we work',
      terms: [
        {
          term: 'Not yet available',
          text: 'Scanning, online forwarding, shredding and check deposit.',
        },
        {
          term: 'Limits',
          text: 'The address won’t open every bank account or hide you from a court. We tell you that before you pay.',
        },
        {
          term: 'Papers',
          text: 'We keep forms and copies of IDs as the rules require, and show them only to those the law names. We don’t sell names or addresses.',
        },
        {
          term: 'Income',
          text: 'We live on mailbox rent and services at the counter.',
        },
      ],
    },
  ],
  related: ['/services/mailbox', '/services/mailbox/secure-mail-handling', '/enterprise'],
}
