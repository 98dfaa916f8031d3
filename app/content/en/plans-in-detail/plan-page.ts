/** Shared by the pages of all plans. */
export const planPage = {
  plans: { name: 'Plans', path: '/#plans' },
  reckon: 'See the true cost',
  next: 'Then come by with two IDs: one with your photo, one that shows your home address. [How it works](/how-it-works)',
  audience: 'Who is it for?',
  today: 'Included today',
  later: {
    title: 'Not yet available',
    text: 'Scanning, online forwarding, shredding and check deposit. Today you collect your mail, or name someone who does.',
  },
  beyond: { name: 'More packages, or a longer wait', path: '/services/mailbox/package-storage' },
  address: { name: 'How to write your address', path: '/services/mailbox/mailbox-rental#address' },
  know: 'Good to know',
  questions: 'Questions',
  /**
   * The page of a plan that has no file here, or whose file mentions packages while the plan takes none.
   * Names of values in braces.
   */
  byFacts: {
    title: '{plan}: a street address',
    description:
      '{plan}, a private mailbox in {neighborhood}: what it includes today, what is not yet available, and what it costs for each term.',
    audience: {
      letters: 'You want your letters at one address that stays, under lock, and not at your door.',
      packages: 'You are seldom home when a package comes, and want it to wait for you.',
      businessName: 'You need a mailing address for your business.',
    },
    today: {
      address: {
        title: 'A street address with your own PMB number',
        text: 'Written as {sampleAddress}. The same mailbox as long as you keep it.',
      },
      letters: {
        title: 'Letters',
        text: 'We keep them under lock while you are away. Pick them up during store hours.',
      },
      uspsPackages: {
        title: 'Packages by USPS',
        text: 'Up to {count} a month, each up to {pounds} lb, kept {days} days.',
      },
      otherCarriers: {
        title: 'Packages by UPS, FedEx, Amazon and others',
        text: 'We sign for them: up to {count} a month, each up to {pounds} lb, kept {days} days.',
      },
      businessName: {
        title: 'Mail in your business name',
        text: 'Under the name in item 7 of Form 1583 and the trade names in item 12.',
      },
      witness: {
        title: 'A witness for Form 1583',
        text: 'Sign it in front of us, without a notary.',
      },
    },
    noPackages: {
      title: 'It takes no packages',
      text: 'A package that comes for this plan is returned to the sender. Plans that take them: {uspsPlans}.',
    },
    know: [
      {
        title: 'It is private, not anonymous',
        text: 'Your home address is on your Form 1583, which we check against your ID, keep, and enter in the Postal Service’s customer database. Your senders see only our street.',
      },
      {
        title: 'It does not replace a home address',
        text: 'Banks, the DMV and voter registration ask where you really live. Give them your home as your residence, and this address for mail where they allow two. {disclosureRule}',
      },
    ],
    questions: [
      {
        question: 'Who needs a form?',
        answer:
          'Every adult who receives mail here files one, with two IDs of their own; a parent lists children under 18. {included}: this is about the price.',
      },
      {
        question: 'Can I change plans?',
        answer: 'Yes, with us at the counter.',
      },
    ],
  },
}
