export type Inbox = typeof inbox

export const inbox = {
  language: 'en',
  locale: 'en-US',
  title: 'Inbox',
  explanation:
    'Emails the shop would have sent. They stay on this machine while SMTP_URL is empty.',
  refresh: 'Refresh',
  empty: 'No emails yet. Register on the site, or write to the shop, and look again.',
  back: '← All emails',
  to: 'To',
  replyTo: 'Reply to',
  sent: 'Sent',
  frame: 'The email as a mail program shows it',
  plainText: 'As plain text',
  missing: 'No such email',
  missingBack: 'All emails',
  notFound: 'Not Found',
  methodNotAllowed: 'Method Not Allowed',
}
