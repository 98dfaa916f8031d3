import type { Topic } from '#content/service.ts'

export const livingWill: Topic = {
  path: '/services/legal/living-will',
  name: 'Living will',
  title: 'Living will: California’s advance directive',
  description:
    'In California a living will is the advance health care directive: where the free form is, who may witness it, when a notary does instead, who to give it to.',
  summary: 'The free state form, its witnesses, and when a notary takes their place.',
  lead: 'California calls it an advance health care directive: who decides for you, and what you want, if you can’t say it.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    {
      term: 'The form',
      text: 'Free from the state’s [Attorney General](https://oag.ca.gov/consumers/general/care), and from most hospitals and clinics, often in several languages',
    },
    { term: 'Signed before', text: 'Two witnesses at no cost, or a notary' },
    { term: 'Our part', text: 'The notary appointment, up to {notaryLimit} a signature' },
  ],
  action: { name: 'Notary appointments', to: '/services/legal/notary-services' },
  body: [
    {
      title: 'Witnesses or a notary',
      paragraphs: [
        'Two adults who know you or check your ID, and see you sign. None of these may be one: the person you name, your doctor or clinic, anyone who runs a community care home or a home for the elderly, and anyone who works for them. At least one of the two must be neither related to you by blood, marriage or adoption nor entitled to anything you leave (Probate Code 4674, 4701). With a notary none of this applies.',
        'In a skilled nursing facility, its patient advocate or ombudsman has to sign as well, with or without a notary.',
      ],
    },
    {
      title: 'Checklist for your appointment',
      look: 'panel',
      list: [
        'The completed form, unsigned.',
        'An ID from the [notary’s list](/services/legal/notary-services).',
        'Or your own witnesses: our staff can’t be.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Contents of the form',
      list: [
        'Who decides on your care when you can’t, and a second person in case the first can’t be reached.',
        'Your wishes: treatment you want or refuse, relief of pain, where you would rather be.',
        'If you like, organ donation and the name of your doctor.',
      ],
    },
    {
      title: 'Before and after',
      paragraphs: [
        'Talk with your doctor and the person you name before you sign. Other clear forms are valid too. Then give copies to both and to your family: a copy counts as much as the original. The Secretary of State keeps a [registry](https://www.sos.ca.gov/registries/advance-health-care-directive-registry); we store nothing.',
      ],
    },
    {
      questions: [
        {
          question: 'Is this the same as a will, or a POLST?',
          answer:
            'Neither. A will is about your belongings after death. A POLST is a medical order your doctor signs with you.',
        },
        {
          question: 'Does my directive from another state count?',
          answer:
            'California generally honors one that was valid where it was signed. Ask your doctor or a lawyer whether a new one would be clearer.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/power-of-attorney',
    '/services/legal/trust-services',
  ],
}
