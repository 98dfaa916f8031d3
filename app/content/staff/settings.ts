/** What the owner sets and keeps. */
export const backupWords = {
  title: 'Backups',
  about:
    'One is made every night, opened again, and counted. Copy one to another machine now and then.',
  late: 'No backup was made for more than a day and a half. The log of the server says why.',
  last: 'Last backup',
  none: 'None yet. The first is made in the coming night.',
  encrypted: 'Encrypted with the key in BACKUP_KEY: keep the key in another place, too.',
  plain:
    'Not encrypted: whoever has the file reads every name and address. Set BACKUP_KEY to change that.',
  drill: 'Last restored for practice',
  drillNone: 'Never. npm run drill does it, and changes nothing.',
  drillDone: { one: '{day}: its row came back', other: '{day}: all {count} rows came back' },
  columns: { made: 'Made', size: 'Size', action: 'Download' },
  caption: 'Backups, the newest first',
  size: '{size} MB',
  download: 'Download',
  downloadOf: 'Download the backup of {moment}',
  more: { one: 'and 1 older one', other: 'and {count} older ones' },
  done: '{name} is downloaded.',
}

/** What customers are reminded of by email. */
export const reminderWords = {
  title: 'Reminders',
  about:
    'Customers get an email in their language when an ID expires (90, 30 and 7 days ahead) and before their box closes. Of rent they are reminded 14 and 3 days before it is due, on that day, and once it is late. During a hold nobody is reminded.',
  on: 'Rent reminders are on.',
  off: 'Rent reminders are off.',
  turnOn: 'Turn rent reminders on',
  turnOff: 'Turn rent reminders off',
}

/** Rules of rent and keys. */
export const rulesWords = {
  title: 'Rent and keys',
  about: 'They hold from now on. What a customer has agreed to pay stays as it was agreed.',
  lateGraceDays: 'Days of grace before a late fee',
  graceHint: '0: the fee comes on the day after rent was due. Reminders say the day.',
  keysPerDeposit: 'Keys that one deposit covers',
  keysHint: 'More are not handed over.',
  submit: 'Save',
  saved: 'Saved.',
  minors: {
    about:
      'Whether a child under 18 counts as an adult does, and pays beyond the people in the price. New applications and the site follow within a minute.',
    free: 'Children cost nothing.',
    pay: 'Children count as adults do.',
    toFree: 'Let children cost nothing',
    toPay: 'Count children as adults',
  },
}

/** Days that differ from the hours of the week, and the notice on the site. */
export const daysWords = {
  title: 'Days that differ',
  about:
    'What stands here goes before the hours of the week and the holidays. The site, the times that can be booked and what search engines read follow within a minute.',
  caption: 'Days that differ, the first one first',
  none: 'No day differs: the hours of the week and the holidays hold.',
  columns: {
    days: 'Days',
    hours: 'Hours',
    reason: 'Why',
    instead: 'In place of',
    action: 'Remove',
  },
  closed: 'Closed',
  hours: '{opens} to {closes}',
  span: '{from} to {through}',
  noReason: 'Not said',
  remove: 'Remove',
  removeOf: 'Remove {days}',
  removed: 'Removed: {days}. The usual hours hold again.',
  week: 'the week’s hours',
  ground: {
    title: 'What holds otherwise',
    about: 'These stand in app/content/business.ts, and change with a build.',
    week: 'Hours of the week',
    holidays: 'Closed on',
  },
  conflicts: {
    title: 'Visits at a time that is closed now',
    about: {
      one: '1 booked visit no longer fits into the hours.',
      other: '{count} booked visits no longer fit into the hours.',
    },
    caption: 'Booked visits that no longer fit, the first one first',
    columns: { visit: 'Visit', name: 'Name', email: 'Email', told: 'Told' },
    noEmail: 'None: please call',
    notTold: 'Not yet',
    tell: 'Email them a link to choose another time',
    told: 'Everybody with an email address is told.',
  },
  form: {
    title: 'Add a day',
    from: 'First day',
    through: 'Last day',
    throughHint: 'Leave it empty for one day.',
    opens: 'Opens',
    closes: 'Closes',
    hoursHint: 'Leave both times empty if the shop is closed.',
    reasonEn: 'Why, in English',
    reasonEs: 'Why, in Spanish',
    reasonHint: 'Shown on the site in the visitor’s language. May be left empty.',
    submit: 'Add it',
    done: 'Added: {days}.',
  },
  notice: {
    title: 'Notice on the site',
    about: 'Stands at the top of every page through its last day.',
    none: 'No notice stands on the site.',
    en: 'In English',
    es: 'In Spanish',
    through: 'Last day',
    submit: 'Put it on the site',
    done: 'The notice stands on the site through {day}.',
    remove: 'Take it off',
    removed: 'The notice is taken off the site.',
  },
}
