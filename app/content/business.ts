/** The shop itself. Everything here is invented: the owner replaces it, and the whole site follows. */
export const business = {
  name: 'Sycamore Private Mailbox',
  legalName: 'Sycamore Private Mailbox LLC',
  neighbourhood: 'Los Angeles',
  phone: '(213) 555-0142',
  email: 'hello@sycamore.example.com',
  /** As on an envelope, without the shop's name. */
  addressLines: ['1840 Larkmeadow Avenue', 'Los Angeles, CA 90000'],
  hours: [
    { days: 'Monday to Friday', times: '9 am – 5 pm' },
    { days: 'Saturday', times: '9:30 am – 4 pm' },
    { days: 'Sunday', times: 'Closed' },
  ],
  /** How a customer's mail is addressed: the form the postal service accepts everywhere. */
  sampleEnvelope: ['JANE DOE', '1840 LARKMEADOW AVE PMB 234', 'LOS ANGELES CA 90000'],
}
