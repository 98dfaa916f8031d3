import { addressItems, personItems, type Section } from './item.ts'

/** Items 1 to 4: the shop's part, what the mailbox is for, and who applies. */
export const applicantSections: Section[] = [
  {
    number: '1',
    title: 'Opening and closing',
    filledBy: 'us',
    note: 'The day your mailbox opens, and later the day it closes.',
    items: [
      { id: '1a', kind: 'date', label: 'Date opened', width: 6 },
      { id: '1b', kind: 'date', label: 'Date closed', width: 6 },
    ],
  },
  {
    number: '2',
    title: 'Our address and your PMB number',
    filledBy: 'us',
    note: 'Where your mail will arrive. You get your PMB number when you rent.',
    items: [
      { id: '2a', kind: 'given', label: 'Street address', width: 9 },
      { id: '2b', kind: 'text', label: 'PMB number', width: 3 },
      { id: '2c', kind: 'given', label: 'City', width: 7 },
      { id: '2d', kind: 'given', label: 'State', width: 2 },
      { id: '2e', kind: 'given', label: 'ZIP+4', width: 3 },
    ],
  },
  {
    number: '3',
    title: 'What the mailbox is for',
    filledBy: 'you',
    note: 'A business fills in item 7 too. For personal mail item 7 stays empty.',
    items: [
      {
        id: '3',
        kind: 'choice',
        label: 'Choose one',
        width: 12,
        columns: 2,
        options: [
          { id: 'business', name: 'A business or organization' },
          { id: 'residential', name: 'Personal mail' },
        ],
      },
    ],
  },
  {
    number: '4',
    title: 'You, the applicant',
    filledBy: 'you',
    note: 'Your legal name as your IDs show it, and the address where you live. Every adult who receives mail files a form of their own.',
    items: [
      ...personItems('4'),
      ...addressItems('4', 'fghij', 'Home street address'),
      {
        id: '4k',
        kind: 'choice',
        label: 'Are you protected by a court order? If so, bring a copy of the order for the form.',
        width: 12,
        columns: 2,
        options: [
          { id: 'yes', name: 'Yes' },
          { id: 'no', name: 'No' },
        ],
      },
    ],
  },
]

/** Items 5 to 7: who collects the mail, where it goes on to, and the business it is for. */
export const furtherSections: Section[] = [
  {
    number: '5',
    title: 'Someone who may collect your mail',
    filledBy: 'you',
    when: 'Optional',
    note: 'This person picks up mail for you and receives none here. Give the address where they live, not a PO box or a private mailbox. They show two IDs of their own: items 10 and 11.',
    items: [...personItems('5'), ...addressItems('5', 'fghij', 'Home street address')],
  },
  {
    number: '6',
    title: 'Where your mail goes on to',
    filledBy: 'you',
    when: 'Optional',
    note: 'Only if mail for your PMB is to be sent to another address. Ask us first: online forwarding is not yet available. A new address later means a new form.',
    items: [
      ...addressItems('6', 'abcde', 'Street address'),
      { id: '6f', kind: 'text', label: 'Phone', width: 5 },
      { id: '6g', kind: 'text', label: 'Email', width: 7 },
    ],
  },
  {
    number: '7',
    title: 'Your business or organization',
    filledBy: 'you',
    when: 'Only if item 3 says business',
    note: 'Give the place where it works, not the address you rent from us. If you run it from home, that is your home address.',
    items: [
      { id: '7a', kind: 'text', label: 'Name', width: 7 },
      { id: '7b', kind: 'text', label: 'Type of business', width: 5 },
      ...addressItems('7', 'cdefg', 'Street address'),
      { id: '7h', kind: 'text', label: 'Phone', width: 5 },
      { id: '7i', kind: 'text', label: 'County and state of registration', width: 7 },
    ],
  },
]
