/** The words of both Form 1583 worksheets. Item numbers and values stand in braces; the templates are printed from them. */
export const worksheetForm = {
  title: 'Worksheet for {form} (not the official form)',
  heading: 'Worksheet for PS Form 1583',
  page: 'Page {page} of {pages}',
  source:
    'The official one is at {address}. Our item numbers follow its {editionName} edition ({edition}).',
  steps: [
    '**Fill it in at home,** on screen or by pen. Gray parts are ours.',
    '**Bring it, unsigned,** with your two IDs to our counter.',
    '**Sign the official form** with us: this sheet has every answer it asks for.',
  ],
  filledByUs: 'We fill this in',
  closing: 'Before you come',
  contact: '{address}. Questions? {phone}, {email}.',
  dateFormat: 'MM/DD/YYYY',
  sections: {
    1: {
      title: 'Opening and closing',
      note: 'The day your mailbox opens, and later the day it closes.',
    },
    2: {
      title: 'Our address and your PMB number',
      note: 'Where your mail will arrive. You get your PMB number when you rent.',
    },
    3: {
      title: 'What the mailbox is for',
      note: 'A business fills in item 7 too. For personal mail item 7 stays empty.',
    },
    4: {
      title: 'You, the applicant',
      note: 'Your legal name as your IDs show it, and the address where you live. Every adult who receives mail files a form of their own.',
    },
    5: {
      title: 'Someone who may collect your mail',
      when: 'Optional',
      note: 'This person picks up mail for you and receives none here. Give the address where they live, not a PO box or a private mailbox. They show two IDs of their own: items 10 and 11.',
    },
    6: {
      title: 'Where to forward your mail',
      when: 'Optional',
      note: 'Only if mail for your PMB should be forwarded to another address. Ask us first: online forwarding is not yet available. A new address later means a new form.',
    },
    7: {
      title: 'Your business or organization',
      when: 'Only if item 3 says business',
      note: 'Give the place where it works, not the address you rent from us. If you run it from home, that is your home address.',
    },
    8: {
      title: 'Your photo ID',
      note: 'One document from the nine. It has to be valid on the day you sign.',
    },
    9: {
      title: 'Your address ID',
      note: 'One document from the six, and not the one of item 8. It has to show the address of 9b to 9f, which is your home address in item 4.',
    },
    10: {
      title: 'Photo ID of the person who collects',
      when: 'Only with item 5',
      note: 'One document from the nine, of the person you named in item 5.',
    },
    11: {
      title: 'Address ID of the person who collects',
      when: 'Only with item 5',
      note: 'One document from the six, and not the one of item 10. It has to show their home address in item 5.',
    },
    12: {
      title: 'Others who receive mail here',
      when: 'Optional',
      note: 'Personal mail: your children under 18. A business: its officers, managers, partners, employees and trade names. Any other adult files a form of their own.',
    },
    13: {
      title: 'Your signature',
      note: 'Leave it blank at home: the signature that counts is on the official form. {signingRule}',
    },
    14: {
      title: 'The witness’s signature',
      when: 'The witness signs',
      note: 'One of us, or the notary, signs here after watching you sign. A notary also completes the notary’s part of the official form.',
    },
  },
  labels: {
    opened: 'Date opened',
    closed: 'Date closed',
    street: 'Street address',
    city: 'City',
    state: 'State',
    zip: 'ZIP+4',
    country: 'Country',
    pmb: 'PMB number',
    use: 'Choose one',
    lastName: 'Last name',
    firstName: 'First name',
    middleInitial: 'Middle initial',
    phone: 'Phone',
    email: 'Email',
    homeStreet: 'Home street address',
    courtOrder:
      'Are you protected by a court order? If so, bring a copy of the order for the form.',
    businessName: 'Name',
    businessType: 'Type of business',
    registration: 'County and state of registration',
    documentName: 'Name on the document',
    documentNumber: 'Number',
    issuer: 'Issued by',
    expires: 'Expiration date, if it has one',
    documentStreet: 'Street address on the document',
    document: 'Which document it is',
    names: 'Names, one on each line',
    signature: 'Signature',
    signedOn: 'Date',
  },
  uses: { business: 'A business or organization', residential: 'Personal mail' },
  answers: { yes: 'Yes', no: 'No' },
  /** The sheet added to a worksheet whose item 12 is full; `reference` is that item's last line. */
  attachment: {
    reference: 'See attachment: {count} more',
    title: 'Item 12, continued',
    of: 'Attachment to our worksheet for {form}. Applicant: {applicant}',
    page: '{applicant}: attachment, page {page} of {pages}',
  },
}
