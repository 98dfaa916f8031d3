import type { Topic } from '#app/content/topic.ts'

export const legal: Topic = {
  path: '/services/legal',
  name: 'Legal',
  title: 'Notary and paperwork around the law',
  description:
    'Notary appointments, court papers for mailbox holders, and honest pointers for powers of attorney, living wills and trusts: what a Los Angeles mailbox shop may do.',
  summary: 'Notary appointments, court papers for mailbox holders, and where to turn for the rest.',
  lead: 'A notary checks who signs. A lawyer says what to sign. We can help with the first and are careful never to play the second.',
  picture: 'seal',
  glance: [
    { term: 'Notary', text: 'By appointment: [call first](/#contact)' },
    { term: 'Court papers', text: 'Received for our mailbox holders, as the law has it' },
    { term: 'Legal advice', text: 'From lawyers and legal aid only' },
  ],
  partsTitle: 'Choose a subject',
  sections: [
    {
      title: 'Who does what',
      terms: [
        {
          term: 'A notary public',
          text: 'Checks your identity, watches you sign or takes your oath, and certifies that. The content of the paper is none of a notary’s business.',
        },
        {
          term: 'A lawyer',
          text: 'Advises you, chooses and drafts the document, and answers for it.',
        },
        {
          term: 'A legal document assistant',
          text: 'Fills in forms you have chosen, at your direction, once registered with the county. We are not registered today.',
        },
        {
          term: 'A process server',
          text: 'Delivers court papers and swears to it. Not a service of ours today.',
        },
      ],
    },
    {
      title: 'A good order of doing things',
      steps: [
        'Find out what you need: from a lawyer, from legal aid, or from the [courts’ Self-Help Guide](https://selfhelp.courts.ca.gov/).',
        'Get the document, read it, and fill in everything except the signature and the notary’s part.',
        'Ask whoever will receive it whether it needs a notary at all, and how many originals.',
        'Then call us for a notary appointment.',
      ],
    },
  ],
  bring: {
    items: [
      'The complete document, unsigned.',
      'An ID a California notary may accept: [see the list](/services/legal/notary-services).',
      'Witnesses, if your document asks for any. We can’t provide them.',
    ],
  },
  costs: {
    paragraphs: [
      'The state sets the most a notary may charge: {notaryLimit} for each signature. Whatever else a page here describes costs nothing at our counter, because it is information, or is not offered yet.',
    ],
  },
  limits: [
    'No legal advice, and no opinion on which form fits you.',
    'No immigration help of any kind. Ask a lawyer or an organization recognized by the US Department of Justice.',
    'No drafting of wills, trusts, deeds or contracts.',
  ],
  questions: [
    {
      question: 'Does a notary’s stamp make a document valid?',
      answer:
        'It says who signed and when, nothing more. A document that is wrong stays wrong with a stamp on it.',
    },
    {
      question: 'Where do I find a lawyer I can afford?',
      answer:
        'The [State Bar’s referral services](https://www.calbar.ca.gov/Public/Need-Legal-Help/Lawyer-Referral-Service) and [LawHelpCA](https://www.lawhelpca.org/) are good first stops; many people qualify for free help without knowing it.',
    },
  ],
  related: ['/services/mailbox/secure-mail-handling', '/services/tax', '/services'],
  action: {
    title: 'A paper to sign?',
    text: 'Call and say what it is and who will sign. We tell you when a notary is in, and what to bring.',
  },
}
