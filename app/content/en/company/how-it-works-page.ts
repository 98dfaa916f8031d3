/** The long version of how a mailbox works. The lists of documents and cases are in identification.ts. */
export const howItWorksPage = {
  name: 'How it works',
  title: 'How a private mailbox works',
  description:
    'What happens to your mail at a {neighborhood} mailbox shop, and how you apply: which IDs count, who files Form 1583, and how to do it by mail.',
  lead: 'The path of your mail every day, and the steps you take once to start.',
  toHub: 'Follow your mail',
  hub: {
    title: 'What happens to your mail?',
    lead: 'It comes to our counter instead of your door.',
    steps: [
      {
        title: 'Addressed',
        text: 'Senders write your name, our street address, and PMB with your number, in three lines.',
      },
      {
        title: 'Received',
        text: 'The carrier hands it over while we are open, and we sign where asked. Only Registered Mail stays at the Post Office for you.',
      },
      {
        title: 'Checked',
        text: 'We compare name and number with the signed forms. Mail for someone who is on no form must be returned.',
      },
      {
        title: 'Logged',
        text: 'When we sign for something, we note whose it is, when it came, and who brought it.',
      },
      {
        title: 'Kept',
        text: 'Mail goes into your locked mailbox, closed as it came. Packages stay behind the counter.',
      },
      {
        title: 'Picked up',
        text: 'By you, with your key or a photo ID, or by the person you named in item 5, with a photo ID, during store hours.',
      },
    ],
    later:
      'Seeing your mail on a screen, and having it forwarded from your account, shredded or deposited, is not yet available.',
    after:
      'When you close the mailbox, we forward mail that still arrives for six months; you pay the postage. [Moving out](/blog/moving-out)',
  },
  application: {
    title: 'Form 1583, step by step',
    lead: 'With us it takes one visit.',
    steps: [
      {
        title: 'Choose a plan and a term',
        text: 'The [plans](/#plans) start at {lowestHeadline}. The [calculator]({calculatorPath}) shows what is due on the first day.',
      },
      {
        title: 'Gather your answers',
        text: 'Our worksheet asks what the form asks. [Item by item](/blog/ps-form-1583-item-by-item) explains each line.',
      },
      {
        title: 'Bring two IDs, and the form unsigned',
        text: 'One shows your face, the other the home address you write on the form.',
      },
      {
        title: 'Sign in front of us',
        text: 'We check the IDs, watch you sign, and sign as your witness. No notary needed.',
      },
      {
        title: 'Sign California’s acknowledgment',
        text: 'It makes us your agent for court papers until two years after you leave. [What that means](/services/legal/service-of-process)',
      },
      {
        title: 'Get your key',
        text: 'From then on the mailbox is yours. The {keyDeposit} deposit comes back with the key.',
      },
    ],
    papers: 'Papers',
  },
  identification: {
    title: 'Which IDs count',
    lead: 'Two documents for each person: one from each list, never the same one twice.',
    photo: 'Photo IDs: bring one',
    address: 'Address IDs: bring one',
    more: { text: 'Pairs that work, and documents we can’t accept', path: '/blog/which-ids-count' },
  },
  forms: {
    title: 'How many forms?',
    lead: 'One for each adult, no matter what the plan’s price includes.',
    cases: [
      { who: 'One adult', count: '1', note: 'Two IDs.' },
      { who: 'A couple', count: '2', note: 'One each, with two IDs each.' },
      {
        who: 'A couple with two children under 18',
        count: '2',
        note: 'The children are listed in item 12.',
      },
      { who: 'The same, and a grown daughter', count: '3', note: 'She files her own.' },
      {
        who: 'An LLC with two owners and three employees',
        count: '1',
        note: 'An officer files; the others are listed in item 12.',
      },
      {
        who: 'The same, and one owner’s personal mail',
        count: '2',
        note: 'One for the business, one for the person.',
      },
      {
        who: 'You, and a neighbor who only collects for you',
        count: '1',
        note: 'The neighbor is named in item 5 and shows two IDs.',
      },
    ],
    columns: { who: 'Who receives mail', count: 'Forms', note: 'Why' },
  },
  action: {
    title: 'Ready, or not sure yet?',
    text: 'Bring two IDs and come by, or call and read us what they say.',
    call: 'Call',
  },
}
