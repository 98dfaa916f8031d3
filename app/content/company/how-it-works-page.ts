/** The long version of how a mailbox works. The lists of documents and cases are in identification.ts. */
export const howItWorksPage = {
  name: 'How it works',
  title: 'How a private mailbox works',
  description:
    'A letter’s way through a Los Angeles mailbox shop, and yours through Form 1583: what happens at the counter, which IDs count, who files a form, and how to apply by mail.',
  lead: 'Two ways lead through our shop: that of your mail, every day, and your own, once, through Form 1583. Here are both, without shortcuts.',
  toHub: 'Follow a letter',
  toApplication: 'Apply',
  hub: {
    title: 'How the hub works',
    lead: 'Your mail comes to our counter instead of your door. This is what happens to it there.',
    steps: [
      {
        title: 'Addressed',
        text: 'Senders write your name, our street address, and PMB with your number. Three lines, and no other word in place of PMB.',
      },
      {
        title: 'Received',
        text: 'The carrier hands it over at the counter while we are open. We sign where a signature is asked for. Registered Mail is the exception: the Post Office hands it only to you.',
      },
      {
        title: 'Checked',
        text: 'We compare name and number with the signed forms. What is for nobody on a form has to go back to its sender: the rules leave us no choice.',
      },
      {
        title: 'Logged',
        text: 'What we sign for is noted: whose it is, when it came, and who brought it, so that it can be found.',
      },
      {
        title: 'Kept',
        text: 'Letters go into your locked mailbox, closed as they came. Packages stand beside the boxes, behind the counter.',
      },
      {
        title: 'Picked up',
        text: 'By you, with your key or an ID, or by the person you named in item 5 of the form. During office hours: {hours}.',
      },
    ],
    later:
      'Seeing your mail on a screen, having it sent on from your account, shredded or deposited is not yet available.',
    after:
      'When you close the mailbox, we send on what still arrives for six months, at your cost for postage. [How leaving works](/blog/moving-out).',
  },
  application: {
    title: 'Your way through Form 1583',
    lead: 'The Postal Service asks it of everybody who receives mail at a private mailbox, in any shop. With us it takes one visit.',
    steps: [
      {
        title: 'Choose a plan and a term',
        text: 'The [plans](/#plans) begin at {lowestHeadline}. The [calculator](/virtual-business-address#calculator) says what is due on the first day.',
      },
      {
        title: 'Gather your answers',
        text: 'Our worksheet asks what the form asks, in the same order. [Item by item](/blog/ps-form-1583-item-by-item) explains each line.',
      },
      {
        title: 'Bring two IDs, and the form unsigned',
        text: 'One shows your face, the other the home address you write on the form. Originals, and nothing expired.',
      },
      {
        title: 'Sign in front of us',
        text: 'We check the IDs, watch you sign, and sign as your witness. No notary is needed for that.',
      },
      {
        title: 'Sign California’s acknowledgement',
        text: 'It makes us your agent for court papers until two years after you leave. [What that means](/services/legal/service-of-process).',
      },
      {
        title: 'Take your key',
        text: 'And give out your new address. The deposit of {keyDeposit} comes back with the key.',
      },
    ],
    ways: 'Three ways to sign',
    byMail: 'If you can’t come: by mail',
    papers: 'Papers',
  },
  identification: {
    title: 'Which IDs count',
    lead: 'Two documents for each person: one from each list, and no document twice.',
    photo: 'Photo IDs: bring one',
    address: 'Address IDs: bring one',
    rules: 'What makes a good pair',
    rejected: 'What we have to turn away, and why',
    more: { text: 'Pairs that work, with examples', path: '/blog/which-ids-count' },
  },
  forms: {
    title: 'How many forms?',
    lead: 'What a plan includes is about the price. The form is about people: one for each adult.',
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
        note: 'The neighbor stands in item 5 and shows two IDs.',
      },
    ],
    columns: { who: 'Who receives mail', count: 'Forms', note: 'Why' },
    rules: 'The rule behind each case',
  },
  action: {
    title: 'Ready, or not sure yet?',
    text: 'Bring two IDs and come by, or call and read us what it says on them.',
    begin: 'Create account',
    call: 'Call',
  },
}
