/** The frame of the staff console. */
export const staffConsole = {
  name: 'Counter',
  nav: 'Pages of the counter',
  office: 'For the administrator',
  more: 'More',
  sample: 'Sample data: no real people',
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
  lost: 'No connection. You can unlock the screen once it is back; everything you entered stays here.',
  passkey: 'Unlock with a passkey',
  signOut: 'Sign out',
  retry: 'Try again',
}

/** Entries stored on the device while the console is closed. */
export const keptEntries = {
  one: '1 entry is waiting on this device. It belongs to the shop and is sent when a staff member signs in.',
  other:
    '{count} entries are waiting on this device. They belong to the shop and are sent when a staff member signs in.',
}

/** The console stays closed: reason and next step. */
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
    text: 'You are signed in as {email}, which is not a staff account.',
    way: 'Go to my account',
  },
  secondFactor: {
    shown: 'Enter your second step',
    title: 'Set up a second step first',
    text: 'Everyone at the counter signs in with a code from an app or with a passkey. Set one up under Security, then sign in with it.',
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
    description: 'Today’s tasks at the counter.',
  },
  due: {
    name: 'Due',
    title: 'Due',
    description: 'The whole list of one kind of task at the counter.',
  },
  intake: {
    name: 'Intake',
    title: 'Intake',
    description: 'Receives packages and letters for the boxes.',
  },
  'pick-up': {
    name: 'Pick-up',
    title: 'Pick-up',
    description: 'Releases mail to customers.',
  },
  'hand-out': {
    name: 'Proof of pick-up',
    title: 'Proof of pick-up',
    description: 'The record of a pick-up: person, items, time, ID and signature.',
  },
  shelf: {
    name: 'Shelf',
    title: 'Shelf',
    description: 'Mail to forward or return, and the weekly count of the shelves.',
  },
  customers: {
    name: 'Customers',
    title: 'Customers',
    description: 'Finds a customer and their next step.',
  },
  customer: {
    name: 'Customer',
    title: 'Customer',
    description: 'One customer, from the application to the keys and the closing.',
  },
  'new-customer': {
    name: 'New application',
    title: 'New application',
    description: 'Files an application for a customer at the counter.',
  },
  boxes: {
    name: 'Boxes',
    title: 'Boxes',
    description: 'All boxes: rented, free and quarantined.',
  },
  box: {
    name: 'Box',
    title: 'Box',
    description: 'One box: people, mail, money, service of process and history.',
  },
  money: {
    name: 'Money',
    title: 'Money',
    description: 'Payments, cash drawer, transactions and receipts.',
  },
  papers: {
    name: 'Service of process',
    title: 'Service of process',
    description: 'Service of process for customers, with deadlines.',
  },
  roster: {
    name: 'Roster',
    title: 'Roster',
    description: 'The customers on the quarterly certification.',
  },
  invitations: {
    name: 'Invitations',
    title: 'Invitations',
    description: 'Invites customers without an account to create one.',
  },
  announcements: {
    name: 'Announcements',
    title: 'Announcements',
    description: 'Emails to all customers, or to those of some boxes.',
  },
  reports: {
    name: 'Reports',
    title: 'Reports',
    description: 'Revenue, boxes, packages, receivables and rent due, by month or year.',
  },
  staff: {
    name: 'Staff',
    title: 'Staff',
    description: 'The people who work at the counter, and their roles.',
  },
  prices: {
    name: 'Prices',
    title: 'Prices',
    description: 'The price list of stamps, copies, notary acts and the like.',
  },
  import: {
    name: 'Import',
    title: 'Customer import',
    description: 'Brings in existing customers from a spreadsheet.',
  },
  settings: {
    name: 'Settings',
    title: 'Settings',
    description: 'Reminders, rules, hours and backups.',
  },
  audit: {
    name: 'Audit',
    title: 'Audit log',
    description: 'Every change, with its person and time.',
  },
}

export type StaffPageName = keyof typeof staffPageWords
