/** The part of the account for a copy of the data, and for deleting it; names of values in braces. */
export const myData = {
  copy: {
    title: 'Take a copy',
    about:
      'Everything we hold about you: account, sign-ins, applications, visits, mailbox, mail and payments.',
    page: 'Save as a page to read',
    file: 'Save as a file for programs (JSON)',
    busy: 'Gathering your data…',
    done: 'Saved. Keep it private: it shows where your mail goes.',
  },
  remove: {
    title: 'Delete my account',
    about: 'You can’t undo this. If you rent a mailbox, please give notice first.',
    goes: 'We erase your account right away, with its sign-ins, unsent emails and any application that isn’t a mailbox yet: its number is free again, and you owe nothing. Booked visits are canceled, with an email for your calendar.',
    stays: 'Data that stays, and for how long',
    if: {
      mailbox: 'If you rented a mailbox',
      signed: 'If Form 1583 was signed',
      always: 'In any case',
    },
    backups:
      'Backups hold the rest for {days} days; the first one of each month, for {months} months.',
    submit: 'Delete my account',
    busy: 'Deleting…',
    ask: 'Delete your account?',
    keep: 'Keep it',
    wrongPassword: 'That is not the password of this account. Please try again.',
    wrongCode: 'That code is wrong or has expired. Please try again.',
    done: 'Your account is deleted. We sent you an email to confirm it.',
  },
}

/** The page that is made of the copy; its fields and codes: data-fields.ts, data-codes.ts. */
export const dataPage = {
  title: 'Data that {shop} holds about you',
  lead: 'Made on {day} for {email}. Times are those of the shop. It does not include passwords, codes and keys, which are stored as hashes or encrypted. We erase the text of our emails once they are sent. Messages you wrote to us are in our own mail: ask us for them.',
  nothing: 'Nothing.',
  yes: 'yes',
  no: 'no',
  fileName: 'my-data-{day}',
  sections: {
    account: 'Account',
    sessions: 'Signed-in devices',
    devices: 'Devices you signed in with',
    networks: 'Networks you signed in from (only a keyed hash is stored)',
    factors: 'Second factors',
    passkeys: 'Passkeys',
    links: 'Links in emails that have not been opened yet',
    applications: 'Applications',
    visits: 'Visits',
    mailboxes: 'Mailboxes',
    invitations: 'Invitations to make an account',
    announcements: 'Announcements to you',
    emails: 'Our emails to you',
    log: 'Log entries',
  },
}
