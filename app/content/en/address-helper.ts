/** How a private mailbox is written (DMM 508.1.8, Publication 28, 284): the same words on every page. */
export const pmbRules = {
  /** For a shop whose street line has no unit. */
  plain: {
    short:
      'PMB (private mailbox) always works, # only at some addresses. Never write suite, apt, unit or box before the number.',
    long: '#234 may replace PMB 234 at our address, since it has no unit of its own. Three lines fit most forms; four, with PMB and the number on a line between name and street, are allowed too.',
  },
  /** For a shop with a unit: only PMB may follow it. Names of values in braces. */
  withUnit: {
    short:
      'At our address, only PMB (private mailbox) can go before the number, after {unit}. Never write suite, apt, unit, box or a number sign there.',
    long: 'Our street address has a unit of its own, {unit}. After it only PMB is allowed: {street} PMB 234, in the street line.',
  },
}

/** The words of the address helper. */
export const addressHelper = {
  title: 'How to write your address',
  lead: 'Three lines, in capitals, without punctuation. Type a name and a number to see yours.',
  name: 'Name, or name of the business',
  number: 'Mailbox number',
  numberHint: 'As on your key, such as 234.',
  example: { name: 'Jane Doe', number: '234' },
  exampleTag: 'Example',
  result: 'On the envelope',
  unfinished: 'The address appears here once name and number are right.',
  copyAll: 'Copy all three lines',
  copyLine: ['Copy line 1', 'Copy line 2', 'Copy line 3'],
  copied: 'Copied',
  refused: 'Your browser didn’t allow copying: select the text and copy it by hand.',
  problems: {
    name: {
      empty: 'The first line needs a name: yours as on Form 1583, or your business’s.',
      letters:
        'The Postal Service’s machines read only A to Z and digits. Please use those, as on your ID.',
    },
    number: {
      empty: 'The number of the mailbox is missing.',
      designator:
        'Only PMB may stand before the number of a private mailbox. With another word, such as suite, apartment, unit or box, mail can be returned to the sender. Type only the number.',
      number: 'A mailbox number is digits, sometimes with one letter after them: 234 or 12B.',
    },
  },
  why: ['Without the number, mail may be returned.', 'A ZIP+4 code keeps its hyphen.'],
}
