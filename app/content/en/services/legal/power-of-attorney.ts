import type { Topic } from '#content/service.ts'

export const powerOfAttorney: Topic = {
  path: '/services/legal/power-of-attorney',
  name: 'Power of attorney',
  title: 'Power of attorney: from form to signature',
  description:
    'What a power of attorney does, where California’s free statutory form is, how it is signed before a notary, and what our shop can’t do for you.',
  summary: 'Where the state’s own form is, and how it gets signed.',
  lead: 'It lets someone you trust act for you: one of the strongest papers you can sign, and one of the most often misused.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    {
      term: 'The form',
      text: 'Free, in California’s [Probate Code 4401](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PROB&sectionNum=4401)',
    },
    {
      term: 'Signed',
      text: 'The statutory form: acknowledged before a notary. Others: a notary or two witnesses',
    },
    { term: 'Our part', text: 'The notary appointment. Advice comes from a lawyer or legal aid' },
  ],
  action: { name: 'Notary appointments', to: '/services/legal/notary-services' },
  body: [
    {
      title: 'Signing it',
      paragraphs: [
        'California’s “Uniform Statutory Form Power of Attorney” is valid only with an acknowledgment before a notary (Probate Code 4402(c)). For other powers of attorney, the law accepts a notary’s acknowledgment or two adult witnesses, and the agent can’t be one of them (4121, 4122). For real estate, use a notary: the county records it.',
        'The notary takes a thumbprint for the journal and asks you, not your agent, whether you sign freely.',
        'Banks, the DMV and the tax offices often want their own forms: ask them before you sign anything.',
      ],
    },
    {
      title: 'Checklist for your appointment',
      look: 'panel',
      list: [
        'The completed form, unsigned, with every page.',
        'An ID from the [notary’s list](/services/legal/notary-services).',
        'Yourself. The agent doesn’t have to come, and can’t sign for you.',
        'Up to {notaryLimit} for each signature, and {notaryLimit} for a certified copy.',
      ],
    },
    { place: 'notary' },
    {
      title: 'Common terms',
      terms: [
        {
          term: 'Principal and agent',
          text: 'You are the principal. The agent, or attorney-in-fact, acts for you and doesn’t have to be a lawyer.',
        },
        {
          term: 'Durable',
          text: 'In force when you can no longer decide for yourself.',
        },
        { term: 'Limited', text: 'For one matter, such as selling a car while you are away.' },
        {
          term: 'Health care',
          text: 'Has a form of its own: see [living will](/services/legal/living-will).',
        },
      ],
    },
    {
      title: 'For a mailbox',
      paragraphs: [
        'To open or use a mailbox for someone under a power of attorney, bring it: we keep a copy with Form 1583. To only collect mail, they don’t need one: name them on the form.',
      ],
    },
    { place: 'registration' },
    {
      questions: [
        {
          question: 'Can I take it back?',
          answer:
            'As long as you can decide for yourself, generally yes: in writing, and by telling everyone who has seen it. A lawyer can tell you what your case needs.',
        },
        {
          question: 'Something feels wrong with a power of attorney. Who do I tell?',
          answer:
            'For an older or dependent adult, [Adult Protective Services](https://www.cdss.ca.gov/adult-protective-services) of your county takes calls day and night.',
        },
      ],
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/living-will',
    '/services/legal/trust-services',
  ],
}
