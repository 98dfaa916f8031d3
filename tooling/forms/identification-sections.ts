import { addressIds, photoIds, signingRule } from '#app/content/en/identification.ts'

import { addressItems, type Choice, type Section } from './item.ts'

/** Items 8 to 11: two documents of the applicant, two of the person of item 5. */
export const applicantPhotoId = photoIdSection(
  '8',
  'Your photo ID',
  'One document from the nine. It has to be valid on the day you sign.',
)

export const applicantAddressId = addressIdSection(
  '9',
  'Your address ID',
  'One document from the six, and not the one of item 8. It has to show the address of 9b to 9f, which is your home address in item 4.',
)

export const collectorPhotoId: Section = {
  ...photoIdSection(
    '10',
    'Photo ID of the person who collects',
    'One document from the nine, of the person you named in item 5.',
  ),
  when: 'Only with item 5',
}

export const collectorAddressId: Section = {
  ...addressIdSection(
    '11',
    'Address ID of the person who collects',
    'One document from the six, and not the one of item 10. It has to show their home address in item 5.',
  ),
  when: 'Only with item 5',
}

/** Item 12: who receives mail here without a form of their own. */
export const otherRecipients: Section = {
  number: '12',
  title: 'Others who receive mail here',
  filledBy: 'you',
  when: 'Optional',
  note: 'Personal mail: your children under 18. A business: its officers, managers, partners, employees and trade names. Any other adult files a form of their own.',
  items: [{ id: '12', kind: 'long', label: 'Names, one on each line', width: 12 }],
}

const LEAVE_BLANK = 'Leave it blank at home: the signature that counts is on the official form.'

/** Items 13 and 14: the signatures, by pen. */
export const signatures: Section[] = [
  {
    number: '13',
    title: 'Your signature',
    filledBy: 'you',
    note: `${LEAVE_BLANK} ${signingRule}`,
    items: [
      { id: '13a', kind: 'pen', label: 'Signature', width: 8 },
      { id: '13b', kind: 'pen', label: 'Date', width: 4 },
    ],
  },
  {
    number: '14',
    title: 'The witness’s signature',
    filledBy: 'us',
    when: 'The witness signs',
    note: 'One of us, or the notary, signs here after watching you sign. A notary also completes the notary’s part of the official form.',
    items: [
      { id: '14a', kind: 'pen', label: 'Signature', width: 8 },
      { id: '14b', kind: 'pen', label: 'Date', width: 4 },
    ],
  },
]

function photoIdSection(number: string, title: string, note: string): Section {
  return {
    number,
    title,
    filledBy: 'you',
    note,
    items: [
      { id: `${number}a`, kind: 'text', label: 'Name on the document', width: 6 },
      { id: `${number}b`, kind: 'text', label: 'Number', width: 6 },
      { id: `${number}c`, kind: 'text', label: 'Issued by', width: 6 },
      { id: `${number}d`, kind: 'date', label: 'Expiration date, if it has one', width: 6 },
      documentChoice(`${number}e`, photoIds, 3),
    ],
  }
}

function addressIdSection(number: string, title: string, note: string): Section {
  return {
    number,
    title,
    filledBy: 'you',
    note,
    items: [
      { id: `${number}a`, kind: 'text', label: 'Name on the document', width: 12 },
      ...addressItems(number, 'bcdef', 'Street address on the document'),
      documentChoice(`${number}g`, addressIds, 2),
    ],
  }
}

function documentChoice(id: string, documents: Choice[], columns: number) {
  const options = documents.map(({ id: document, name }) => ({ id: document, name }))
  return { id, kind: 'choice', label: 'Which document it is', width: 12, columns, options } as const
}
