import { worksheetForm } from '#app/content/en/worksheet-form.ts'

import { addressItems, personItems, type Section } from './item.ts'

const { answers, labels, sections, uses } = worksheetForm

/** Items 1 to 4: the shop's part, what the mailbox is for, and who applies. */
export const applicantSections: Section[] = [
  {
    number: '1',
    ...sections[1],
    filledBy: 'us',
    items: [
      { id: '1a', kind: 'date', label: labels.opened, width: 6 },
      { id: '1b', kind: 'date', label: labels.closed, width: 6 },
    ],
  },
  {
    number: '2',
    ...sections[2],
    filledBy: 'us',
    items: [
      { id: '2a', kind: 'given', label: labels.street, width: 9 },
      { id: '2b', kind: 'text', label: labels.pmb, width: 3 },
      { id: '2c', kind: 'given', label: labels.city, width: 7 },
      { id: '2d', kind: 'given', label: labels.state, width: 2 },
      { id: '2e', kind: 'given', label: labels.zip, width: 3 },
    ],
  },
  {
    number: '3',
    ...sections[3],
    filledBy: 'you',
    items: [
      {
        id: '3',
        kind: 'choice',
        label: labels.use,
        width: 12,
        columns: 2,
        options: [
          { id: 'business', name: uses.business },
          { id: 'residential', name: uses.residential },
        ],
      },
    ],
  },
  {
    number: '4',
    ...sections[4],
    filledBy: 'you',
    items: [
      ...personItems('4'),
      ...addressItems('4', 'fghij', labels.homeStreet),
      {
        id: '4k',
        kind: 'choice',
        label: labels.courtOrder,
        width: 12,
        columns: 2,
        options: [
          { id: 'yes', name: answers.yes },
          { id: 'no', name: answers.no },
        ],
      },
    ],
  },
]

/** Items 5 to 7: who collects the mail, where it goes on to, and the business it is for. */
export const furtherSections: Section[] = [
  {
    number: '5',
    ...sections[5],
    filledBy: 'you',
    items: [...personItems('5'), ...addressItems('5', 'fghij', labels.homeStreet)],
  },
  {
    number: '6',
    ...sections[6],
    filledBy: 'you',
    items: [
      ...addressItems('6', 'abcde', labels.street),
      { id: '6f', kind: 'text', label: labels.phone, width: 5 },
      { id: '6g', kind: 'text', label: labels.email, width: 7 },
    ],
  },
  {
    number: '7',
    ...sections[7],
    filledBy: 'you',
    items: [
      { id: '7a', kind: 'text', label: labels.businessName, width: 7 },
      { id: '7b', kind: 'text', label: labels.businessType, width: 5 },
      ...addressItems('7', 'cdefg', labels.street),
      { id: '7h', kind: 'text', label: labels.phone, width: 5 },
      { id: '7i', kind: 'text', label: labels.registration, width: 7 },
    ],
  },
]
