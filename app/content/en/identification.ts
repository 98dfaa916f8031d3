import type { AddressId, PhotoId } from '#shared/shop/applications/identification.ts'

/** The official form this site prepares its customers for. Every page and both worksheets take the edition from here. */
export const officialForm = {
  name: 'PS Form 1583',
  /** Year and month of the edition our worksheet is numbered after. */
  edition: '2024-06',
  editionName: 'June 2024',
  url: 'https://about.usps.com/forms/ps1583.pdf',
  shortUrl: 'about.usps.com/forms/ps1583.pdf',
  worksheetNotice:
    'This is our own worksheet, not the official PS Form 1583. You sign only the official form.',
}

/** Our worksheet, in two shapes with the same words. */
export const worksheets = [
  {
    id: 'fillable',
    name: 'Form 1583 worksheet, to fill in on a screen',
    path: '/Forms/ps1583-Online.pdf',
  },
  { id: 'print', name: 'Form 1583 worksheet, to print', path: '/Forms/ps1583.pdf' },
]

export type DocumentWords = { name: string; note?: string }

/** Names of the photo IDs (`shared/shop/applications/identification.ts`). */
export const photoIds: Record<PhotoId, DocumentWords> = {
  'drivers-license': {
    name: 'Driver’s license or non-driver’s ID card',
    note: 'Issued by a US state, territory or tribe.',
  },
  'uniformed-service': { name: 'Uniformed Service ID' },
  passport: { name: 'Passport', note: 'From the US or any other country.' },
  naturalization: {
    name: 'Certificate of Naturalization',
    note: 'It has no expiration date, and needs none.',
  },
  'access-card': { name: 'US Access Card', note: 'Such as a federal PIV or CAC card.' },
  'matricula-consular': { name: 'Matrícula Consular', note: 'Issued by a consulate.' },
  'permanent-resident': { name: 'US Permanent Resident Card' },
  university: { name: 'US University ID' },
  nexus: { name: 'NEXUS card' },
}

/** Likewise the address IDs. */
export const addressIds: Record<AddressId, DocumentWords> = {
  'drivers-license': {
    name: 'Driver’s license or non-driver’s ID card',
    note: 'Only if it is not your photo ID already.',
  },
  lease: { name: 'Current lease' },
  insurance: { name: 'Home or vehicle insurance policy' },
  mortgage: { name: 'Mortgage or deed of trust' },
  'vehicle-registration': { name: 'Vehicle registration card' },
  voter: { name: 'Voter card' },
}

/** Documents people often bring that we can’t accept, and why. */
export const rejectedDocuments = [
  {
    id: 'social-security',
    name: 'Social Security card',
    reason: 'The Postal Service rules it out: no photo, no address.',
  },
  {
    id: 'payment-card',
    name: 'Credit or debit card',
    reason: 'The Postal Service rules it out, with or without a photo on it.',
  },
  {
    id: 'birth-certificate',
    name: 'Birth certificate',
    reason: 'The Postal Service rules it out: no photo, no current address.',
  },
  {
    id: 'utility-bill',
    name: 'Utility or phone bill',
    reason: 'Not on the list of address IDs, though older guides still name it.',
  },
  {
    id: 'bank-statement',
    name: 'Bank statement',
    reason: 'Not on the list of address IDs.',
  },
  {
    id: 'company-badge',
    name: 'Company badge',
    reason: 'Accepted years ago; no longer on the list of photo IDs.',
  },
  {
    id: 'hunting-license',
    name: 'Hunting or fishing license',
    reason: 'Not on the list of photo IDs, even when a state issued it.',
  },
  {
    id: 'health-card',
    name: 'Health insurance or veteran’s health card',
    reason: 'Not on the list of photo IDs.',
  },
  {
    id: 'membership-card',
    name: 'Library or club card',
    reason: 'Not on the list of photo IDs.',
  },
  {
    id: 'foreign-license',
    name: 'Driver’s license from another country',
    reason: 'The list names US licenses only. A passport from any country works.',
  },
]

/** Conditions for a valid pair of documents. */
export const identificationRules = [
  {
    id: 'two',
    title: 'Two documents for each person',
  },
  {
    id: 'no-double-use',
    title: 'No document counts twice',
  },
  {
    id: 'unexpired',
    title: 'Nothing expired',
  },
  {
    id: 'address-match',
    title: 'The addresses agree',
  },
  {
    id: 'originals',
    title: 'We see them and keep a copy',
  },
]

/** Ways to sign the official form, in the order we suggest. */
export const signingWays = [
  {
    id: 'counter',
    title: 'In front of us at the counter',
    text: 'Bring the form unsigned and your two IDs. We sign as your witness. No notary is needed.',
  },
  {
    id: 'video',
    title: 'By live video with us',
    text: 'You sign while we see and hear you in real time. Ask us first. It is not a notarization.',
  },
  {
    id: 'notary',
    title: 'In front of a US notary',
    text: 'Commissioned by a US state, territory or possession, or the District of Columbia. California notaries cannot notarize online yet; an online notarization by a notary of another state is recognized here.',
  },
]

/** The ways to sign in one sentence, with video if the shop offers it. */
export const signingRules = {
  here: 'Sign only in front of us at the counter, or in front of a US notary.',
  video:
    'Sign only in front of us at the counter, by live video with us, or in front of a US notary.',
}
/** Inside a sentence that is left out if video is not offered. */
export const byVideo = 'by live video'
