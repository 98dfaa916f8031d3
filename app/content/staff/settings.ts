/** Backups. */
export const backupWords = {
  title: 'Backups',
  about:
    'A backup is made every night and checked by reading it back. Copy one to another machine from time to time.',
  late: 'No backup for more than a day and a half. The server log says why.',
  last: 'Last backup',
  none: 'None yet. The first is made tonight.',
  encrypted: 'Encrypted with the key in BACKUP_KEY. Keep a copy of the key somewhere else.',
  plain:
    'Not encrypted: anyone who has the file can read every name and address. Set BACKUP_KEY to change that.',
  drill: 'Last test restore',
  drillNone: 'Never. Run npm run drill to do it; it changes nothing.',
  drillDone: { one: '{day}: its row came back', other: '{day}: all {count} rows came back' },
  columns: { made: 'Made', size: 'Size', action: 'Download' },
  caption: 'Backups, newest first',
  size: '{size} MB',
  download: 'Download',
  downloadOf: 'Download the backup of {moment}',
  more: { one: 'and 1 older one', other: 'and {count} older ones' },
  done: '{name} is downloaded.',
}

/** Reminders by email. */
export const reminderWords = {
  title: 'Reminders',
  about:
    'Customers get an email in their language before an ID expires (90, 30 and 7 days ahead) and before their box closes. Rent reminders are sent 14 and 3 days before rent is due, on that day, and once it is late. No reminders are sent during a hold.',
  on: 'Rent reminders are on.',
  off: 'Rent reminders are off.',
  turnOn: 'Turn rent reminders on',
  turnOff: 'Turn rent reminders off',
}

/** Rules of rent and keys. */
export const rulesWords = {
  title: 'Rent and keys',
  about: 'Changes apply from now on. The prices agreed with a customer stay the same.',
  lateGraceDays: 'Days of grace before a late fee',
  graceHint: '0: the fee comes on the day after rent was due. Reminders say the day.',
  keysPerDeposit: 'Keys that one deposit covers',
  keysHint: 'No more than this can be handed over.',
  submit: 'Save',
  saved: 'Saved.',
  minors: {
    about:
      'Sets whether a child under 18 counts like an adult, and costs extra beyond the people included in the price. New applications and the site change within a minute.',
    free: 'Children are free.',
    pay: 'Children count as adults.',
    toFree: 'Make children free',
    toPay: 'Count children as adults',
  },
}

/** Special hours, and the notice on the site. */
export const daysWords = {
  title: 'Special hours',
  about:
    'These replace the weekly hours and the holidays. The site, the times that can be booked and search engine data change within a minute.',
  caption: 'Special hours, the next day first',
  none: 'No special hours: the weekly hours and the holidays apply.',
  columns: {
    days: 'Days',
    hours: 'Hours',
    reason: 'Reason',
    instead: 'In place of',
    action: 'Remove',
  },
  closed: 'Closed',
  hours: '{opens} to {closes}',
  span: '{from} to {through}',
  noReason: 'None given',
  remove: 'Remove',
  removeOf: 'Remove {days}',
  removed: 'Removed: {days}. The regular hours apply again.',
  week: 'the weekly hours',
  ground: {
    title: 'Regular hours',
    about: 'These are set in app/content/business.ts and change with the next build.',
    week: 'Hours of the week',
    holidays: 'Closed on',
  },
  conflicts: {
    title: 'Visits outside the new hours',
    about: {
      one: '1 booked visit no longer fits the hours.',
      other: '{count} booked visits no longer fit the hours.',
    },
    caption: 'Booked visits that no longer fit, the earliest first',
    columns: { visit: 'Visit', name: 'Name', email: 'Email', told: 'Told' },
    noEmail: 'None: please call',
    notTold: 'Not yet',
    tell: 'Email them a link to choose another time',
    told: 'Everyone with an email address has been told.',
  },
  form: {
    title: 'Add a day',
    from: 'First day',
    through: 'Last day',
    throughHint: 'Leave empty for one day.',
    opens: 'Opens',
    closes: 'Closes',
    hoursHint: 'Leave both times empty if the shop is closed.',
    reasonEn: 'Reason, in English',
    reasonEs: 'Reason, in Spanish',
    reasonHint: 'Shown on the site in the visitor’s language. May be left empty.',
    submit: 'Add',
    done: 'Added: {days}.',
  },
  notice: {
    title: 'Notice on the site',
    about: 'Shown at the top of every page through its last day.',
    none: 'There is no notice on the site.',
    en: 'In English',
    es: 'In Spanish',
    through: 'Last day',
    submit: 'Publish',
    done: 'The notice is on the site through {day}.',
    remove: 'Unpublish',
    removed: 'The notice was unpublished.',
  },
}
