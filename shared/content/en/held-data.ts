/** The table of /privacy; the database tables of each row: tooling/held-data.test.ts. */
export const heldDataHead = ['Data', 'Purpose', 'How long we keep it', 'Who sees it']

export type HeldData = {
  name: string
  what: string
  why: string
  until: string
  otherwise?: string
  who: string
}

export const heldData = {
  account: {
    name: 'Account',
    what: 'Names, email address, language, role, the plan chosen before signing up, when it was made, confirmed and last used. The password only as a hash (Argon2id).',
    why: 'To sign you in and write to you',
    until: 'Until you delete it; 30 days if it is never confirmed',
    who: 'You and us, except the password',
  },
  factors: {
    name: 'Second factor',
    what: 'The secret of an authenticator app, encrypted; recovery codes as hashes; public key and name of a passkey.',
    why: 'To verify that it is you',
    until: 'Until you remove it; a verification in progress, an hour',
    who: 'No one; you see the names',
  },
  sessions: {
    name: 'Sign-ins',
    what: 'When each began and was renewed, how you proved who you are, the names of browser and system (“Firefox, Windows”), a keyed hash of the network, from which its address can’t be read.',
    why: 'So that you can end them and learn of a new device, and no one can lock you out by guessing passwords',
    until: '30 days without use, 180 at most; devices and networks 180 days',
    who: 'You',
  },
  emails: {
    name: 'Emails to you',
    what: 'Address and text until the mail server accepts the email; then its kind, when it was sent, and the account it is about; the invitations and announcements you were sent. Links only as a hash.',
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
    who: 'The shop’s staff',
  },
  limits: {
    name: 'Limits against abuse',
    what: 'The number of attempts, under a keyed hash of network or email address.',
    why: 'To stop endless password guessing',
    until: 'Minutes to days; wrong passwords a month',
    who: 'No one',
  },
  application: {
    name: 'Application',
    what: 'Plan, term, phone; for everyone on it the name (in their own script too, if given), whether adult, child, partner or collecting only, the status of Form 1583, when they signed the acknowledgment and which text.',
    why: 'To prepare the form the Postal Service requires',
    until: 'Two years after the mailbox closes',
    otherwise: 'withdrawn, 30 days',
    who: 'You and us',
  },
  ids: {
    name: 'IDs',
    what: 'The kinds you plan to bring, those we saw and when, and when they expire. No numbers, no pictures.',
    why: 'To show that we checked them, and to ask for new ones in time',
    until: 'Same as the application',
    who: 'You and us',
  },
  visits: {
    name: 'Visits',
    what: 'Day, time and kind of visit; until it is over, a keyed hash of the network it was booked from.',
    why: 'To expect you, and to keep one connection from booking every time',
    until: 'A year',
    who: 'You and us',
  },
  mailbox: {
    name: 'Mailbox',
    what: 'Number, plan, prices, the days it began, is paid through and closes, mail holds, and the reminders we sent.',
    why: 'To run the rental',
    until: 'Permanently, but without your name from two years after it closes',
    who: 'You and us',
  },
  notes: {
    name: 'Notes on a mailbox',
    what: 'Things our staff must know about it, such as “call before a large package”; who noted it and when, and when it ended. No ID number, date of birth or home address.',
    why: 'So that everyone at the counter knows it',
    until: 'Shown until the mailbox closes; kept two years more, or until you delete your account',
    who: 'You, without the names, and us',
  },
  mail: {
    name: 'Mail',
    what: 'The fact that letters arrived; for a package, its carrier, tracking number, shelf, recipient and when it left.',
    why: 'To give it to the right person, and to tell you',
    until: 'Two years after the mailbox closes',
    otherwise: 'for a number that is not rented, 90 days',
    who: 'You and us',
  },
  pickUps: {
    name: 'Pickups',
    what: 'The person, the time, the kind of photo ID we saw, and a signature; the reason, if it was allowed without papers.',
    why: 'To show who picked it up',
    until: 'Same as the mail',
    who: 'You, except the signature; the shop’s staff',
  },
  payments: {
    name: 'Payments',
    what: 'Charges, payments, deposits, receipts and what you bought at the counter, by mailbox number; if you pay by card online, the card service’s numbers of the payment and the kept card, refunds, disputes, and automatic renewal. No card number.',
    why: 'To keep the books the law requires',
    until: 'Permanently, but without your name once your account is deleted',
    who: 'You and us',
  },
  courtPapers: {
    name: 'Court papers',
    what: 'The name on them, who brought them, and when we told you.',
    why: 'We receive them for you (Bus. & Prof. Code 17538.5)',
    until: 'Two years, and two years after the mailbox closes',
    who: 'You and us',
  },
  log: {
    name: 'Audit log',
    what: 'Every change at the counter and to an account, with numbers instead of names; for the shop’s staff also name and email address.',
    why: 'To find mistakes and misuse',
    until: 'Permanently',
    who: 'You, for entries about you; the administrator',
  },
  staff: {
    name: 'The shop’s staff',
    what: 'Email address, role, invitations.',
    why: 'To let them in',
    until: 'Until they leave, or the invitation expires',
    who: 'The administrator',
  },
  serverLog: {
    name: 'Server log',
    what: 'Errors of the program. No name, address, network address, password or token.',
    why: 'To fix them',
    until: 'As the operator decides',
    who: 'The operator',
  },
  paper: {
    name: 'On paper at the shop',
    what: 'Form 1583 with home address and ID numbers, copies of the IDs, the signed acknowledgment, copies of letters about court papers.',
    why: 'The Postal Service and California require it (DMM 508.1.8; Bus. & Prof. Code 17538.5, 22780)',
    until:
      'While you rent; the form at least six months longer, records for court papers two years longer',
    who: 'The shop’s staff; the Postal Service, also in its customer database; the police and courts on request',
  },
} satisfies Record<string, HeldData>
