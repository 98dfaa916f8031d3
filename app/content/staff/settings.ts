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
