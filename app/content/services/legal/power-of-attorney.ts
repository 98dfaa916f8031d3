import type { Topic } from '#app/content/topic.ts'

export const powerOfAttorney: Topic = {
  path: '/services/legal/power-of-attorney',
  name: 'Power of attorney',
  title: 'Power of attorney: from form to signature',
  description:
    'What a power of attorney does, where California’s free statutory form is found, how it is signed before a notary, and what our shop can’t do for you in this matter.',
  summary: 'Where the state’s own form is, and how it gets signed.',
  lead: 'A power of attorney lets somebody you trust act for you. It is one of the strongest papers you can sign, and one of the most often misused.',
  picture: 'seal',
  needs: 'document-assistant',
  glance: [
    { term: 'The form', text: 'Free, printed in California’s Probate Code' },
    { term: 'Our part', text: 'The notary appointment' },
    { term: 'Advice', text: 'From a lawyer or legal aid' },
  ],
  sections: [
    {
      title: 'Words you will meet',
      terms: [
        {
          term: 'Principal and agent',
          text: 'You are the principal. Whoever acts for you is the agent, also called attorney-in-fact; being a lawyer is not required.',
        },
        {
          term: 'Durable',
          text: 'It stays in force when you can no longer decide for yourself.',
        },
        {
          term: 'Limited',
          text: 'It covers one matter, such as selling a car while you are away.',
        },
        {
          term: 'Health care',
          text: 'Medical decisions have a form of their own: see [living will](/services/legal/living-will).',
        },
      ],
    },
    {
      title: 'Where to get the form',
      paragraphs: [
        'California prints a “Uniform Statutory Form Power of Attorney” in section 4401 of its [Probate Code](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PROB&sectionNum=4401), free for anybody to use. Banks, the DMV and the tax offices often want their own forms instead: ask them before you sign anything.',
      ],
    },
    {
      title: 'Signing it',
      paragraphs: [
        'The statutory form is signed before a notary, or before two adult witnesses; for real estate a notary is needed, because the county records it. The notary takes a thumbprint for the journal and asks you, not your agent, whether you sign freely.',
      ],
    },
    {
      title: 'A power of attorney and your mailbox',
      paragraphs: [
        'If you are to open or use a mailbox for somebody under a power of attorney, bring it: a copy is kept with Form 1583. For collecting mail alone none is needed; name the person on the form as authorized.',
      ],
    },
  ],
  bring: {
    title: 'What to bring for the notary',
    items: [
      'The completed form, unsigned, with every page.',
      'An ID from the [notary’s list](/services/legal/notary-services).',
      'Yourself. The agent need not come, and can’t sign for you.',
    ],
  },
  costs: {
    paragraphs: [
      'The statutory form costs nothing. A notary may charge up to {notaryLimit} for each signature, and {notaryLimit} for a certified copy. We sell no forms and take nothing for pointing the way.',
    ],
  },
  limits: [
    'We don’t choose, fill in or explain the form.',
    'We don’t judge whether an agent is a good choice.',
    'We keep no copy, except with your mailbox form.',
  ],
  questions: [
    {
      question: 'Can I take it back?',
      answer:
        'As long as you can decide for yourself, generally yes, in writing, and by telling everybody who has seen it. A lawyer can tell you what your case needs.',
    },
    {
      question: 'Something feels wrong with a power of attorney. Whom do I tell?',
      answer:
        'For an older or dependent adult, [Adult Protective Services](https://www.cdss.ca.gov/adult-protective-services) of your county takes calls day and night.',
    },
  ],
  related: [
    '/services/legal/notary-services',
    '/services/legal/living-will',
    '/services/legal/trust-services',
  ],
  action: {
    title: 'Form filled in?',
    text: 'Call for a notary appointment, and leave the signature line empty until then.',
  },
}
