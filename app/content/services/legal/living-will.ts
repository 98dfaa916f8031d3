import type { Topic } from '#app/content/topic.ts'

export const livingWill: Topic = {
  path: '/services/legal/living-will',
  name: 'Living will',
  title: 'Living will: California’s advance directive',
  description:
    'In California a living will is the advance health care directive. Where the free form is, who may witness it, when a notary takes the witnesses’ place, whom to give it to.',
  summary: 'The free state form, its witnesses, and when a notary takes their place.',
  lead: 'What other states call a living will, California calls an advance health care directive: who decides for you, and what you would want, if you can’t say it.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    { term: 'The form', text: 'Free from the state’s Attorney General' },
    { term: 'Signed before', text: 'Two witnesses, or a notary' },
    { term: 'Our part', text: 'The notary appointment' },
  ],
  sections: [
    {
      title: 'What the form holds',
      list: [
        'A person who decides on your care when you can’t, and a second one in case the first is not reachable.',
        'Your wishes: treatment you want or refuse, relief of pain, where you would rather be.',
        'If you like, organ donation and the name of your doctor.',
      ],
    },
    {
      title: 'Where to get it',
      paragraphs: [
        'The California [Attorney General](https://oag.ca.gov/consumers/general/care) offers the form free of charge, and so do most hospitals and clinics, often in several languages. Other clear forms are valid too. Talk with your doctor and with the person you name before you sign; the conversation is worth more than the paper.',
      ],
    },
    {
      title: 'Witnesses or a notary',
      paragraphs: [
        'Either two adults who know you or check your ID, or a notary. Neither witness may be the person you name, your doctor or clinic, or people who work there, and one of them may not be a relative or an heir. With a notary none of this has to be sorted out.',
        'For somebody in a skilled nursing facility there is one rule more: the facility’s patient advocate or ombudsman has to sign as well, notary or not.',
      ],
    },
    {
      title: 'After signing',
      paragraphs: [
        'Give copies to the person you named, your doctor and your family; a directive in a drawer helps nobody. Copies count as much as the original.',
      ],
    },
  ],
  bring: {
    title: 'What to bring for the notary',
    items: [
      'The completed form, unsigned.',
      'An ID from the [notary’s list](/services/legal/notary-services).',
      'If you have witnesses instead: them. Our staff can’t be your witnesses.',
    ],
  },
  costs: {
    paragraphs: [
      'The form is free. A notary may charge up to {notaryLimit} for each signature; with two witnesses it costs nothing at all.',
    ],
  },
  limits: [
    'We give no medical or legal advice and fill in nothing for you.',
    'We don’t store or register directives. The Secretary of State keeps a [registry](https://www.sos.ca.gov/registries/advance-health-care-directive-registry) you may use.',
    'A directive is not the POLST, the medical order your doctor signs with you.',
  ],
  questions: [
    {
      question: 'Is this the same as a will?',
      answer:
        'No. A will says what happens to your belongings after death. A directive is about your care while you live.',
    },
    {
      question: 'Does my directive from another state count?',
      answer:
        'California generally honors one that was valid where it was signed. Ask your doctor or a lawyer whether a new one would be clearer.',
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/power-of-attorney',
    '/services/legal/trust-services',
  ],
  action: {
    title: 'Prefer a notary to two witnesses?',
    text: 'Call for an appointment. Bring the form with everything filled in but your signature.',
  },
}
