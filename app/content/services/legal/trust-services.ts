import type { Topic } from '#app/content/topic.ts'

export const trustServices: Topic = {
  path: '/services/legal/trust-services',
  name: 'Trust services',
  title: 'Trusts: what happens at a notary’s desk',
  description:
    'Which papers of a living trust are notarized, why a trust belongs in a lawyer’s hands, how to spot a trust mill, and what a Los Angeles mailbox adds for a trustee.',
  summary: 'Which trust papers are notarized, and why the rest is a lawyer’s work.',
  lead: 'A living trust can spare your family a court case. A bad one causes it. We notarize signatures on trust papers, and leave the making to lawyers.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    { term: 'Making a trust', text: 'A lawyer’s work' },
    { term: 'Our part', text: 'The notary appointment, and a mailbox for the trustee' },
    { term: 'Fee', text: 'Up to {notaryLimit} a signature for the notary' },
  ],
  sections: [
    {
      title: 'Papers you may meet',
      terms: [
        {
          term: 'Declaration of trust',
          text: 'The trust itself. Usually acknowledged before a notary.',
        },
        {
          term: 'Certification of trust',
          text: 'A short paper for banks that proves the trust exists without showing its content.',
        },
        {
          term: 'Deed',
          text: 'Moves a house into the trust. Notarized, with a thumbprint, then recorded by the county.',
        },
        {
          term: 'Pour-over will',
          text: 'Catches what was left outside. A will is signed before two witnesses; in California a notary is no substitute for them.',
        },
      ],
    },
    {
      title: 'Beware of trust mills',
      paragraphs: [
        'Seminars and callers that sell the same trust to everybody are known to end with an annuity nobody needed. Signs: pressure to sign the same day, no lawyer you can speak to alone, a price that includes “legal advice” from somebody who is not a lawyer. You can look up any California lawyer at the [State Bar](https://www.calbar.ca.gov/).',
      ],
    },
    {
      title: 'A mailbox for a trustee',
      paragraphs: [
        'Trustees and executors receive years of somebody else’s mail. A separate address keeps it apart from your own, and passes on when the office does. The trust’s mail needs a Form 1583 of its own: bring the certification of trust, and ask us beforehand how it is filed.',
      ],
    },
  ],
  bring: {
    title: 'What to bring for the notary',
    items: [
      'Every paper to be notarized, complete and unsigned, in the order your lawyer gave them.',
      'An ID from the [notary’s list](/services/legal/notary-services) for each person who signs.',
      'Your lawyer’s telephone number: the notary can’t answer questions about the papers.',
    ],
  },
  costs: {
    paragraphs: [
      'Notarizing: up to {notaryLimit} for each signature, and a set of trust papers can have many, so count them. The county charges its own fees for recording a deed. What a lawyer charges, ask before the first meeting.',
    ],
  },
  limits: [
    'We don’t draft, sell, fill in or review trusts, wills or deeds.',
    'We don’t act as trustee, executor or witness.',
    'We recommend no particular lawyer or product, and take no commission.',
  ],
  questions: [
    {
      question: 'Do I need a trust or a will?',
      answer:
        'That is exactly the question for a lawyer: it depends on what you own, where, and for whom. Legal aid answers it free of charge for many older people.',
    },
    {
      question: 'Can you keep my trust in my mailbox?',
      answer: 'A mailbox is for mail. Keep originals where your successor trustee can reach them.',
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/power-of-attorney',
    '/services/mailbox/mailbox-rental',
  ],
  action: {
    title: 'Papers ready to sign?',
    text: 'Count the signatures, then call for a notary appointment long enough for all of them.',
  },
}
