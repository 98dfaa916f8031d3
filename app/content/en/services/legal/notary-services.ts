import type { Topic } from '#content/service.ts'

export const notaryServices: Topic = {
  path: '/services/legal/notary-services',
  name: 'Notary services',
  title: 'Notary public at the counter',
  description:
    'Prepare for a notary appointment in {neighborhood}: IDs that count, witnesses when you have none, acknowledgment or jurat, the fee limit, what is refused.',
  summary: 'IDs, fees, and what a notary may and may not do, so that one visit is enough.',
  lead: 'Ten minutes, if your ID counts, nothing in the document is left blank, and you sign here.',
  picture: 'seal',
  needs: 'notary',
  glance: [
    {
      term: 'Appointment',
      text: 'Call, and say what document, how many signers, and the ID each will bring',
    },
    { term: 'Fee', text: 'Never more than {notaryLimit} a signature: the state’s limit' },
    { term: 'You', text: 'In person. California notaries can’t notarize online yet' },
  ],
  body: [
    { place: 'registration' },
    {
      title: 'Bring',
      look: 'panel',
      list: [
        'The whole document with every blank filled in: a notary must refuse an incomplete one.',
        'Your ID. Its name has to support the name in the document.',
        'Everyone who signs. For a deed or a power of attorney, a right thumb for the journal too.',
        'For [Form 1583](/#notary), just your two postal IDs: if you sign in front of us, it needs no notary.',
      ],
    },
    {
      title: 'IDs that count for a notary',
      paragraphs: [
        'California Civil Code 1185 has its own list, not the one for Form 1583. Current, or issued within the last five years:',
      ],
      list: [
        'California driver’s license or ID card, or a US passport.',
        'With photo, description, signature and number on it: a license or ID card of another US state, a driver’s license of Mexico or Canada, a passport or consular ID of your own country, a US military ID, a tribal ID, or the employee ID of a California state, county or city office.',
        'Without any of these: credible witnesses, one whom the notary knows or two whom the notary doesn’t, each with an ID from the list. They swear that they know you, that you have no accepted ID and can’t easily get one, and that they gain nothing from the document.',
      ],
    },
    {
      title: 'Services of a notary',
      terms: [
        {
          term: 'Acknowledgment',
          text: 'You declare that the signature is yours; you may have signed earlier. Common for deeds and powers of attorney.',
        },
        {
          term: 'Jurat',
          text: 'You swear or affirm that the content is true, and sign in front of the notary. Common for affidavits.',
        },
        { term: 'Oath or affirmation', text: 'The promise alone, without a paper.' },
        {
          term: 'Certified copy',
          text: 'Only of a power of attorney or the notary’s own journal. Copies of birth, death or marriage certificates come from the county recorder.',
        },
      ],
    },
    {
      title: 'Cost',
      paragraphs: [
        'At most {notaryLimit} for each signature and for a certified copy. Three people signing one page are three signatures. Some papers, such as veterans’ pension claims, are free by law.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Limits of a notary',
      paragraphs: [
        'A notary is not an attorney here, and can’t give advice about the law or about immigration, choose the certificate for you (ask the office that receives the document), or certify a signature of someone who is absent, unsure or pressured to sign.',
      ],
    },
    {
      questions: [
        {
          question: 'Can I sign by video?',
          answer:
            'Not with a California notary. Notaries of some other states can notarize online, and California recognizes it. Signing Form 1583 with us {byVideo} is not a notarization.',
        },
        {
          question: 'My document is in another language. Is that a problem?',
          answer:
            'No, the notary certifies the signature. But the two of you must speak with each other directly, without an interpreter.',
        },
        {
          question: 'Do you come to a hospital or an office?',
          answer: 'Ask us. A notary may also charge for travel, if you agree on it first.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/power-of-attorney',
    '/services/legal/living-will',
    '/services/mailbox/mailbox-rental',
  ],
}
