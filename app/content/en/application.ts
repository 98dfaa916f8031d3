/** How to apply with Form 1583: with us first, then by mail. */
export const application = {
  title: 'Apply with Form 1583',
  lead: 'The Postal Service asks everyone who receives mail here for this form and two IDs.',
  here: {
    title: 'In person, the easy way',
    steps: [
      'Bring a photo ID and an address ID.',
      'Leave the form unsigned until then.',
      'Sign in front of us, without a notary.',
    ],
  },
  byMail: {
    title: 'By mail',
    steps: [
      {
        title: 'Complete and print the form',
        text: 'Our worksheet helps you gather the answers. Don’t sign yet.',
      },
      {
        title: 'Sign it before a notary, with identification',
        text: 'A US notary, and both IDs. Only this way requires one: with us, you don’t need a notary.',
      },
      {
        title: 'Send it by certified mail',
        text: 'With clear copies of both IDs, to our address.',
      },
      {
        title: 'Call to be updated',
        text: 'We tell you what is missing, or when your mailbox is ready. You sign California’s acknowledgment when you pick up your key.',
      },
    ],
  },
  ways: 'Ways to sign',
  papers: 'Forms and IDs',
  elsewhere: 'Can’t come? Before a US notary, or by mail',
  photoIds: 'Photo IDs: you bring one',
  addressIds: 'Address IDs: you bring one',
  noDoubleUse: 'No document counts twice. Nothing may be expired.',
  contactLink: 'Where to send it',
}
