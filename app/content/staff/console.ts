/** What surrounds every page of the staff console. */
export const staffConsole = {
  name: 'Counter',
  nav: 'Pages of the counter',
  office: 'For the administrator',
  sample: 'Sample data: nobody here is real',
  skip: 'Skip to the page',
  shortcut: 'Alt+{digit}',
  signedInAs: 'Signed in as',
  roles: { administrator: 'Administrator', mailbox_center: 'Clerk', customer: 'Customer' },
  account: 'My account',
  signOut: 'Sign out',
  lock: 'Lock',
  loading: 'Opening the counter …',
  waiting: 'One moment …',
  retry: 'Try again',
  undo: 'Undo',
  print: 'Print',
  lost: 'No connection. What you enter stays here; we keep trying.',
}

export const lockScreen = {
  title: 'Locked',
  text: 'Signed in as {email}. Everything is as you left it.',
  download:
    'To download a backup, the roster or the audit log you must have done this in the last ten minutes.',
  lost: 'No connection. It can be unlocked once there is one; what was entered stays here.',
  passkey: 'Unlock with a passkey',
  signOut: 'Sign out',
  retry: 'Try again',
}

/** What stays on the device while the console is closed. */
export const keptEntries = {
  one: '1 entry waits on this device. It is the shop’s, and is sent when somebody on the staff signs in.',
  other:
    '{count} entries wait on this device. They are the shop’s, and are sent when somebody on the staff signs in.',
}

/** Why the console does not open, and what to do. */
export const staffGate = {
  signedOut: {
    title: 'Sign in to the counter',
    text: 'The counter is for the shop’s staff. After signing in you come back here.',
    way: 'Sign in',
  },
  join: {
    title: 'Join the counter',
    signedOut:
      'Sign in with the address that the invitation was sent to. If it has no account yet, create one, confirm it, and open the invitation again.',
    register: 'Create an account',
    text: 'You are signed in as {email}.',
    way: 'Join',
    busy: 'Joining …',
  },
  customer: {
    title: 'This is for the shop’s staff',
    text: 'You are signed in as {email}, which is not a staff account. Your mailbox is in your account.',
    way: 'Go to my account',
  },
  secondFactor: {
    shown: 'Enter your second step',
    title: 'Set up a second step first',
    text: 'Whoever works at the counter signs in with a code from an app or with a passkey. Set one up under Security, then sign in with it.',
    way: 'Go to Security',
  },
  owners: {
    title: 'For administrators',
    text: 'This page is for administrators. Ask one if you need something from it.',
    way: 'Go to today',
  },
  unknown: { title: 'The counter can’t be opened' },
}

/** Name in the navigation, heading and description of each page. */
export const staffPageWords = {
  today: {
    name: 'Today',
    title: 'Today',
    description: 'What is to be done at the counter today.',
  },
  due: {
    name: 'Due',
    title: 'Due',
    description: 'One kind of what is due at the counter, to its end.',
  },
  intake: {
    name: 'Intake',
    title: 'Intake',
    description: 'Takes in packages and letters for the boxes.',
  },
  'pick-up': {
    name: 'Pick-up',
    title: 'Pick-up',
    description: 'Hands mail out to whoever comes for it.',
  },
  'hand-out': {
    name: 'Proof of pick-up',
    title: 'Proof of pick-up',
    description: 'Who took what, when, with which ID and signature.',
  },
  shelf: {
    name: 'Shelf',
    title: 'Shelf',
    description: 'What is to be forwarded or returned, and the weekly count of the shelves.',
  },
  customers: {
    name: 'Customers',
    title: 'Customers',
    description: 'Finds a customer and what is next with them.',
  },
  customer: {
    name: 'Customer',
    title: 'Customer',
    description: 'One customer, from the application to the keys and the closing.',
  },
  'new-customer': {
    name: 'New application',
    title: 'New application',
    description: 'Files an application for somebody at the counter.',
  },
  boxes: {
    name: 'Boxes',
    title: 'Boxes',
    description: 'All boxes, and which are rented, free or out of use.',
  },
  box: {
    name: 'Box',
    title: 'Box',
    description: 'One box: people, mail, money, papers and all that happened.',
  },
  money: {
    name: 'Money',
    title: 'Money',
    description: 'Charges, payments, receipts and the cash day.',
  },
  papers: {
    name: 'Papers',
    title: 'Court papers',
    description: 'Court papers received for customers, with their deadlines.',
  },
  roster: {
    name: 'Roster',
    title: 'Roster',
    description: 'The customers on the quarterly certification.',
  },
  invitations: {
    name: 'Invitations',
    title: 'Invitations',
    description: 'Invites customers without an account to make one.',
  },
  announcements: {
    name: 'Announcements',
    title: 'Announcements',
    description: 'A word to all customers, or to those of some boxes.',
  },
  reports: {
    name: 'Reports',
    title: 'Reports',
    description: 'What a month or a year brought: income, boxes, packages, what is owed and due.',
  },
  staff: {
    name: 'Staff',
    title: 'Staff',
    description: 'Who works at the counter, and as what.',
  },
  prices: {
    name: 'Prices',
    title: 'Prices',
    description: 'The price list of stamps, copies, notary acts and the like.',
  },
  import: {
    name: 'Import',
    title: 'Import of customers',
    description: 'Takes the customers of a running shop over from a spreadsheet.',
  },
  settings: {
    name: 'Settings',
    title: 'Settings',
    description: 'What the owner sets and keeps: reminders, backups.',
  },
  audit: {
    name: 'Audit',
    title: 'Audit log',
    description: 'Who did what, and when.',
  },
}

export type StaffPageName = keyof typeof staffPageWords
