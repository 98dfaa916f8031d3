import type { Topic } from '#content/service.ts'

export const trustServices: Topic = {
  path: '/services/legal/trust-services',
  name: 'Trust services',
  title: 'Trusts: what happens at a notary’s desk',
  description:
    'Which papers of a living trust are notarized, why a trust belongs in a lawyer’s hands, how to spot a trust mill, and what a mailbox adds for a trustee.',
  summary: 'Which trust papers are notarized, and why the rest is a lawyer’s work.',
  lead: 'A good living trust can spare your family a court case; a bad one can cause it. A lawyer drafts it. We arrange the notary appointment.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    { term: 'Our part', text: 'Notary appointments, and a mailbox for the trustee' },
    {
      term: 'Fee',
      text: 'Up to {notaryLimit} a signature for the notary: count them when you call',
    },
  ],
  action: { name: 'Notary appointments', to: '/services/legal/notary-services' },
  body: [
    {
      title: 'Common papers',
      terms: [
        { term: 'Declaration of trust', text: 'The trust. Usually acknowledged before a notary.' },
        {
          term: 'Certification of trust',
          text: 'Proves to banks that the trust exists without showing its content.',
        },
        {
          term: 'Deed',
          text: 'Moves a house into the trust. Notarized with a thumbprint, then recorded by the county, for its own fee.',
        },
        {
          term: 'Pour-over will',
          text: 'Catches what was left outside. Signed before two witnesses; in California a notary is no substitute.',
        },
      ],
    },
    {
      title: 'Checklist for your appointment',
      look: 'panel',
      list: [
        'Every paper to be notarized, complete and unsigned, in your lawyer’s order.',
        'An ID from the [notary’s list](/services/legal/notary-services) for each signer.',
        'Your lawyer’s phone number: the notary can’t answer questions about the papers.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Beware of trust mills',
      paragraphs: [
        'Seminars and callers that sell everyone the same trust are known to end with an unneeded annuity. The signs: pressure to sign the same day, no lawyer you can speak to alone, “legal advice” from someone who is not a lawyer. Look up any California lawyer at the [State Bar](https://www.calbar.ca.gov/), and ask for the fee before the first meeting.',
      ],
    },
    {
      title: 'A mailbox for a trustee',
      paragraphs: [
        'Trustees and executors receive years of someone else’s mail. A separate address keeps it apart, and passes on with the office. It needs a Form 1583 of its own: bring the certification of trust, and ask us beforehand.',
      ],
    },
    {
      questions: [
        {
          question: 'Do I need a trust or a will?',
          answer:
            'Ask a lawyer: it depends on what you own, where, and for whom. Legal aid is free for many older people. We recommend no one and take no commission.',
        },
        {
          question: 'Can you keep my trust, or act as trustee or witness?',
          answer: 'No. Keep originals where your successor trustee can reach them.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/power-of-attorney',
    '/services/mailbox/mailbox-rental',
  ],
}
