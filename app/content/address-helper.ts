/** The words of the address helper. */
export const addressHelper = {
  title: 'How to write your address',
  lead: 'Three lines, in capitals, without punctuation: the one form that the Postal Service takes for every private mailbox. Type a name and a number to see yours.',
  name: 'Name, or name of the business',
  number: 'Mailbox number',
  numberHint: 'As on your key, such as 234 or #234.',
  example: { name: 'Jane Doe', number: '234' },
  exampleTag: 'Example',
  result: 'On the envelope',
  unfinished: 'The address stands here once name and number are right.',
  copyAll: 'Copy all three lines',
  copyLine: ['Copy line 1', 'Copy line 2', 'Copy line 3'],
  copied: 'Copied',
  refused: 'Your browser didn’t allow copying: select the text and copy it by hand.',
  problems: {
    name: {
      empty: 'The first line needs a name: yours as on Form 1583, or that of the business.',
      letters:
        'The Postal Service’s machines read A to Z and digits. Please write the name in those, as on your ID.',
    },
    number: {
      empty: 'The number of the mailbox is missing.',
      designator:
        'Only PMB may stand beside the number of a private mailbox. The Postal Service prohibits every other word there, such as suite, apartment, unit or box, and mail written that way can go back to its sender. Type the number alone.',
      number:
        'A mailbox number has digits, and sometimes one letter after them: 234, #234 or PMB 234.',
    },
  },
  why: [
    'PMB stands for private mailbox. It may be the # sign instead, but not everywhere; PMB is right everywhere.',
    'The number belongs to the address. Without it the Postal Service may return the mail.',
    'A ZIP+4 code keeps its hyphen; everything else goes without marks.',
  ],
}
