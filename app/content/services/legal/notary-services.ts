import type { Topic } from '#app/content/topic.ts'

export const notaryServices: Topic = {
  path: '/services/legal/notary-services',
  name: 'Notary services',
  title: 'Notary public at the counter',
  description:
    'Prepare for a notary appointment in Los Angeles: IDs a California notary accepts, witnesses when you have none, acknowledgment or jurat, the {notaryLimit} limit, what is refused.',
  summary: 'IDs, fees, what a notary may do, and what not, so that one visit is enough.',
  lead: 'Ten minutes, if you come prepared. Most wasted trips have one of three causes: an ID that doesn’t count, a blank left in the paper, or a signature made at home.',
  picture: 'seal',
  needs: 'notary',
  glance: [
    { term: 'Appointment', text: 'By telephone, please' },
    { term: 'Fee', text: 'Never more than {notaryLimit} a signature: the state’s limit' },
    { term: 'You', text: 'In person, with ID. No online notarization in California yet' },
  ],
  sections: [
    {
      title: 'The acts a notary performs',
      terms: [
        {
          term: 'Acknowledgment',
          text: 'You declare that the signature is yours. You may have signed earlier. Common for deeds and powers of attorney.',
        },
        {
          term: 'Jurat',
          text: 'You swear or affirm that the content is true, and sign in front of the notary. Common for affidavits.',
        },
        {
          term: 'Oath or affirmation',
          text: 'The promise alone, without a paper of its own.',
        },
        {
          term: 'Certified copy of a power of attorney',
          text: 'The only document a California notary may certify a copy of, apart from the notary’s own journal.',
        },
      ],
    },
    {
      title: 'IDs that count for a notary',
      paragraphs: [
        'California Civil Code 1185 has its own list, different from the one for Form 1583. The ID must be current, or issued within the last five years.',
      ],
      list: [
        'California driver’s license or ID card, or a US passport.',
        'With photo, description, signature and number on it: a license or ID card of another US state, a driver’s license of Mexico or Canada, a passport or consular ID of your own country, a US military ID, a tribal ID, or the employee ID of a California state, county or city office.',
      ],
    },
    {
      title: 'No such ID?',
      paragraphs: [
        'The law allows credible witnesses instead: one whom the notary knows, or two whom the notary does not, each with an ID from the list. They swear that they know you, that you have no accepted ID and can’t easily get one, and that they gain nothing from the document.',
      ],
    },
  ],
  bring: {
    items: [
      'The whole document with every blank filled in: a notary must refuse an incomplete one.',
      'Your ID. The name on it has to support the name in the document.',
      'Everybody who signs, in person. A right thumb for the journal, too, when it is a deed or a power of attorney.',
      'For [Form 1583](/#notary): nothing but your two postal IDs. In front of us it needs no notary.',
    ],
  },
  costs: {
    paragraphs: [
      'State law lets a notary take at most {notaryLimit} for each signature, whether acknowledgment or jurat, and {notaryLimit} for a certified copy of a power of attorney. Three people signing one page are three signatures. Some papers, such as veterans’ pension claims, are free by law.',
    ],
  },
  limits: [
    'A notary is not an attorney here, and gives no advice about the law or about immigration.',
    'No choice of the certificate for you: ask whoever will receive the document.',
    'No copies of birth, death or marriage certificates: the county recorder certifies those.',
    'No signature for somebody who is absent, unsure, or pressed to sign.',
  ],
  questions: [
    {
      question: 'Can I sign by video?',
      answer:
        'California notaries can’t notarize online yet. Notaries of some other states can, and California recognizes it. Signing Form 1583 with us by live video, where offered, is something else: it is no notarization.',
    },
    {
      question: 'My document is in another language. Is that a problem?',
      answer:
        'Not in itself: the notary certifies the signature. But you and the notary must be able to speak with each other directly, without an interpreter.',
    },
    {
      question: 'Do you come to a hospital or an office?',
      answer: 'Ask us. A notary may charge for travel beside the fee, if you agree on it before.',
    },
  ],
  related: [
    '/services/legal/power-of-attorney',
    '/services/legal/living-will',
    '/services/mailbox/mailbox-rental',
  ],
  action: {
    title: 'Make an appointment',
    text: 'Call with three things at hand: the kind of document, the number of signers, and the ID each will bring.',
  },
}
