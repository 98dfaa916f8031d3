/** Words of the contact form. The phone number and email address are in business.ts. */
export const contactForm = {
  title: 'Write to us',
  unchosen: 'Choose',
  fields: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    topic: 'What is it about?',
    text: 'Message',
    textHint: 'Up to {max} characters.',
    /** The label of the field that only programs see. */
    trap: 'Homepage',
  },
  send: 'Send message',
  sending: 'Sending…',
  another: 'Write another message',
  privacy: 'We use what you write only to answer you. [Privacy policy](/privacy)',
  sent: {
    title: 'Thank you. Your message is on its way to us.',
    next: 'We answer by email during store hours. If you hear nothing, or it is urgent, please call or email us:',
  },
  failed: {
    unreachable: 'Your message was not sent: our server can’t be reached right now.',
    refused: 'Your message was not sent: our server did not take it.',
    tooMany: 'Your message was not sent: this form has received too many messages for now.',
    next: 'Nothing you typed is lost. Please try again in a moment, or call or email us:',
  },
  plain: {
    sent: 'Thank you. Your message is on its way to us.',
    failed:
      'Your message was not sent. Go back: your browser still has what you typed. Please check the email address, try again later, or call or email us:',
  },
}
