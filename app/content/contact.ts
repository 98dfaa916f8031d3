/** What the contact form says. Where to call and write instead stands in business.ts. */
export const contactForm = {
  title: 'Write to us',
  lead: 'Your message reaches us by email. We read it during office hours and answer to the address you give.',
  unchosen: 'Please choose',
  privacy: 'We use what you write here to answer you, and for nothing else.',
  sent: {
    title: 'Thank you. Your message is on its way to us.',
    next: 'We read messages during office hours and answer by email. If you hear nothing from us, or it is urgent, please call us or write an email:',
  },
  failed: {
    unreachable: 'Your message was not sent: our server could not be reached just now.',
    refused: 'Your message was not sent: our server did not take it.',
    tooMany:
      'Your message was not sent: this form takes only so many messages, and it is full for now.',
    next: 'Nothing you typed is lost. Please try again in a moment, call us or write an email:',
  },
  plain: {
    sent: 'Thank you. Your message is on its way to us.',
    failed:
      'Your message was not sent. Go back: your browser still has what you typed. Please check the email address, try again later, or use the telephone or an email:',
  },
}
