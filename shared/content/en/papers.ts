/** What both sides say of court papers and the roster. */
export const papers = {
  fields: {
    box: 'Please choose who has the box',
    forName: 'Please enter the name on the papers',
    servedBy: 'Please enter who brought them',
    receivedAt: 'Please enter when they came',
    day: 'Please enter a day',
    missing: 'Please check which forms are missing',
  },
  /** The columns of the roster's file. */
  columns: {
    box: 'PMB',
    state: 'State',
    opened: 'Opened',
    closed: 'Closed',
    name: 'Name',
    givenName: 'Given names',
    familyName: 'Family name',
    nativeName: 'In its own script',
    kind: 'Receives mail as',
    form: 'Form 1583',
    signed: 'Signed',
    registered: 'In the CRD',
    photoId: 'Photo ID',
    photoExpires: 'Photo ID expires',
    addressId: 'Address ID',
  },
  states: { active: 'Active', closed: 'Closed' },
}
