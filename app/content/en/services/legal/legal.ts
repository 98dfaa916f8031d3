import type { Topic } from '#content/service.ts'

export const legal: Topic = {
  path: '/services/legal',
  name: 'Legal',
  title: 'Notary and paperwork around the law',
  description:
    'Notary appointments, court papers for mailbox holders, and honest pointers for powers of attorney, living wills and trusts in {neighborhood}.',
  summary: 'Notary appointments, court papers for mailbox holders, and where to turn for the rest.',
  lead: 'A notary checks who signs. A lawyer tells you what to sign. We help with the first.',
  picture: 'seal',
  glance: [
    { term: 'Notary', text: 'By appointment, up to {notaryLimit} a signature: call first' },
    { term: 'Court papers', text: 'Received for our mailbox holders, as the law requires' },
    { term: 'Legal advice', text: 'From lawyers and legal aid only, not from us' },
  ],
  body: [
    { parts: 'Choose a subject' },
    { place: 'notary' },
    {
      title: 'Steps, in order',
      steps: [
        'Find out what you need: from a lawyer, legal aid, or the [courts’ Self-Help Guide](https://selfhelp.courts.ca.gov/).',
        'Get the document, read it, and fill in everything but the signature and the notary’s part.',
        'Ask the person or office that will receive it whether it needs a notary or witnesses, and how many originals. We can’t provide witnesses.',
        'Call us for a [notary appointment](/services/legal/notary-services).',
      ],
    },
    {
      title: 'Who does what?',
      terms: [
        {
          term: 'A notary public',
          text: 'Checks your identity, watches you sign or takes your oath, and certifies that, not the content: a stamp doesn’t make a wrong document right.',
        },
        {
          term: 'A lawyer',
          text: 'Advises you, chooses and drafts the document, and is responsible for it.',
        },
        {
          term: 'A legal document assistant',
          text: 'Fills in forms you have chosen, at your direction, once registered with the county. We are not registered.',
        },
        {
          term: 'A process server',
          text: 'Delivers court papers and swears to it. We don’t.',
        },
      ],
    },
    {
      questions: [
        {
          question: 'Where do I find a lawyer I can afford?',
          answer:
            'At the [State Bar’s referral services](https://www.calbar.ca.gov/Public/Need-Legal-Help/Lawyer-Referral-Service) and [LawHelpCA](https://www.lawhelpca.org/). Many people qualify for free help without knowing it.',
        },
        {
          question: 'Do you help with immigration papers?',
          answer: 'No. Ask a lawyer or an organization recognized by the US Department of Justice.',
        },
      ],
    },
  ],
  related: ['/services/mailbox/secure-mail-handling', '/services/tax', '/services'],
}
