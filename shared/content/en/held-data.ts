/** What is held about people: the table of /privacy. Which tables of the database each row is: tooling/held-data.test.ts. */
export const heldDataHead = ['What', 'What for', 'How long', 'Who sees it']

export type HeldData = {
  name: string
  what: string
  why: string
  until: string
  /** How long where nobody rents, or rented, a mailbox with it. */
  otherwise?: string
  who: string
}

export const heldData = {
  account: {
    name: 'Account',
    what: 'Names, email address, language, role, the plan chosen before signing up, when it was made, confirmed and last used. Of the password only a hash (Argon2id).',
    why: 'To sign you in and write to you',
    until: 'Until you delete it; 30 days if it is never confirmed',
    who: 'You and we, without the password',
  },
  factors: {
    name: 'Second factor',
    what: 'The secret of an authenticator app, encrypted; recovery codes as hashes; public key and name of a passkey.',
    why: 'To know that it is you',
    until: 'Until you remove it; a question under way, an hour',
    who: 'Nobody; you see the names',
  },
  sessions: {
    name: 'Sign-ins',
    what: 'When each began and was renewed, how you proved who you are, the names of browser and system (“Firefox, Windows”), a keyed hash of the network, from which its address can’t be read.',
    why: 'So that you can end them, hear of a new device, and nobody who guesses locks you out',
    until: '30 days without use, 180 at most; devices and networks 180 days',
    who: 'You',
  },
  emails: {
    name: 'Emails to you',
    what: 'Address and words until the mail server takes them; then of which kind one was sent, when, and about whose account; which invitation and which announcements you were sent. Of a link a hash.',
    why: 'To send them once, and in order',
    until:
      '7 days, 30 if it failed; a link, a day after it expires; of invitations and announcements, two years',
    who: 'The mail server',
  },
  messages: {
    name: 'Messages to us',
    what: 'Name, email address, phone if you give one, your words.',
    why: 'To answer you',
    until:
      'On the website until sent; in our mailbox while your question is open, then for our records',
    who: 'We',
  },
  limits: {
    name: 'Limits against abuse',
    what: 'How often something was tried, under a keyed hash of network or email address.',
    why: 'So that nobody tries passwords without end',
    until: 'Minutes to days; wrong passwords a month',
    who: 'Nobody',
  },
  application: {
    name: 'Application',
    what: 'Plan, term, phone; of everyone on it the name (in their own script too, where they gave it), whether adult, child, partner or collecting only, how far Form 1583 is, when they signed the acknowledgment and which text.',
    why: 'To prepare the form the Postal Service requires',
    until: 'Two years after the mailbox closes',
    otherwise: 'withdrawn, 30 days',
    who: 'You and we',
  },
  ids: {
    name: 'IDs',
    what: 'Which kinds you mean to bring, which we saw and when, when they expire. No number, no picture.',
    why: 'To show that we checked them, and to ask for new ones in time',
    until: 'As the application',
    who: 'You and we',
  },
  visits: {
    name: 'Visits',
    what: 'Day, hour and way; until it is over, a keyed hash of the network it was booked from.',
    why: 'To expect you, and keep a line from taking every hour',
    until: 'A year',
    who: 'You and we',
  },
  mailbox: {
    name: 'Mailbox',
    what: 'Number, plan, prices, days it began, is paid through and closes, holds of your mail, which reminders we sent.',
    why: 'To run the rental',
    until: 'For good, without your name two years after it closes',
    who: 'You and we',
  },
  notes: {
    name: 'Notes on a mailbox',
    what: 'What whoever is at the counter must know about it, such as “call before a large package”; when and by whom it was noted, and when it ended. No ID number, date of birth or home address.',
    why: 'So that everybody at the counter knows it',
    until: 'Shown until the mailbox closes; kept two years more, or until you delete your account',
    who: 'You, without the names, and we',
  },
  mail: {
    name: 'Mail',
    what: 'That letters came; of a package its carrier, tracking number, shelf, whose it is and when it left.',
    why: 'To give it to the right person, and to tell you',
    until: 'Two years after the mailbox closes',
    otherwise: 'for a number nobody rents, 90 days',
    who: 'You and we',
  },
  pickUps: {
    name: 'Pickups',
    what: 'Who, when, the kind of photo ID we saw, a signature; why, where it was allowed without papers.',
    why: 'To show who has it',
    until: 'As the mail',
    who: 'You, without the signature; the people of the shop',
  },
  payments: {
    name: 'Payments',
    what: 'Charges, payments, deposits, receipts and what you bought at the counter, by mailbox number. No card number.',
    why: 'The books we have to keep',
    until: 'For good, without your name once your account is deleted',
    who: 'You and we',
  },
  courtPapers: {
    name: 'Court papers',
    what: 'Whom they name, who brought them, when we told you.',
    why: 'We receive them for you (Bus. & Prof. Code 17538.5)',
    until: 'Two years, and two years after the mailbox closes',
    who: 'You and we',
  },
  log: {
    name: 'Who did what',
    what: 'Every change at the counter and to an account, by numbers. Of the people of the shop also name and email address.',
    why: 'To find mistakes and misuse',
    until: 'For good',
    who: 'You, what concerns you; the administrator',
  },
  staff: {
    name: 'People of the shop',
    what: 'Email address, role, invitations.',
    why: 'To let them in',
    until: 'Until they leave, or the invitation expires',
    who: 'The administrator',
  },
  serverLog: {
    name: 'Server log',
    what: 'What went wrong in the program. No name, address, network address, password or token.',
    why: 'To mend it',
    until: 'As the operator sets it',
    who: 'The operator',
  },
  paper: {
    name: 'On paper at the shop',
    what: 'Form 1583 with home address and ID numbers, copies of the IDs, the signed acknowledgment, copies of letters about court papers.',
    why: 'The Postal Service and California require it (DMM 508.1.8; Bus. & Prof. Code 17538.5, 22780)',
    until: 'While you rent; the form at least six months more, what court papers need two years',
    who: 'The people of the shop; the Postal Service, also in its customer database; the police and courts on request',
  },
} satisfies Record<string, HeldData>
