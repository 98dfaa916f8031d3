import { addressIds, photoIds, signingRule } from '#app/content/en/identification.ts'
import { worksheetForm } from '#app/content/en/worksheet-form.ts'
import { interpolate } from '#shared/interpolate.ts'

import { addressItems, type Choice, type Section } from './item.ts'

const { labels, sections } = worksheetForm

/** Items 8 to 11: two documents of the applicant, two of the person of item 5. */
export const applicantPhotoId = photoIdSection('8')
export const applicantAddressId = addressIdSection('9')
export const collectorPhotoId = photoIdSection('10')
export const collectorAddressId = addressIdSection('11')

/** Item 12: who receives mail here without a form of their own. */
export const otherRecipients: Section = {
  number: '12',
  ...sections[12],
  filledBy: 'you',
  items: [{ id: '12', kind: 'long', label: labels.names, width: 12 }],
}

/** Items 13 and 14: the signatures, by pen. */
export const signatures: Section[] = [
  {
    number: '13',
    ...sections[13],
    filledBy: 'you',
    note: interpolate(sections[13].note, { signingRule }),
    items: [
      { id: '13a', kind: 'pen', label: labels.signature, width: 8 },
      { id: '13b', kind: 'pen', label: labels.signedOn, width: 4 },
    ],
  },
  {
    number: '14',
    ...sections[14],
    filledBy: 'us',
    items: [
      { id: '14a', kind: 'pen', label: labels.signature, width: 8 },
      { id: '14b', kind: 'pen', label: labels.signedOn, width: 4 },
    ],
  },
]

function photoIdSection(number: '8' | '10'): Section {
  return {
    number,
    ...sections[number],
    filledBy: 'you',
    items: [
      { id: `${number}a`, kind: 'text', label: labels.documentName, width: 6 },
      { id: `${number}b`, kind: 'text', label: labels.documentNumber, width: 6 },
      { id: `${number}c`, kind: 'text', label: labels.issuer, width: 6 },
      { id: `${number}d`, kind: 'date', label: labels.expires, width: 6 },
      documentChoice(`${number}e`, photoIds, 3),
    ],
  }
}

function addressIdSection(number: '9' | '11'): Section {
  return {
    number,
    ...sections[number],
    filledBy: 'you',
    items: [
      { id: `${number}a`, kind: 'text', label: labels.documentName, width: 12 },
      ...addressItems(number, 'bcdef', labels.documentStreet),
      documentChoice(`${number}g`, addressIds, 2),
    ],
  }
}

function documentChoice(id: string, documents: Choice[], columns: number) {
  const options = documents.map(({ id: document, name }) => ({ id: document, name }))
  return { id, kind: 'choice', label: labels.document, width: 12, columns, options } as const
}
