/** Shared by all pages of mailboxes. */
export const mailboxPages = {
  note: 'Sample data, kept on this device',
  waiting: 'One moment, please…',
  needsScripts: 'This page needs JavaScript, which is turned off in your browser.',
  all: 'See all mailboxes',
  add: 'Add a mailbox',
}

export const addPage = {
  title: 'Add a mailbox',
  description: 'Add a mailbox to the sample list kept on this device.',
  submit: 'Create mailbox',
}

export const editPage = {
  title: 'Edit mailbox',
  description: 'Change a mailbox of the sample list kept on this device.',
  submit: 'Save changes',
  missing: 'It may have been deleted, or the address of this page may be incomplete.',
}

/** The form of a mailbox. */
export const mailboxForm = {
  label: 'Mailbox',
  lockedId: 'ID cannot be changed',
  nextId: 'The next free one. MBX and up to nine digits.',
  description: 'Description (optional)',
  latitude: 'Latitude',
  longitude: 'Longitude',
  here: 'Use my current location',
  pick: 'Pick on the map',
  hideMap: 'Hide the map',
  typeInstead: '{problem} You can type the coordinates instead.',
  goOn: 'Go to the dashboard now',
  cancel: 'Cancel',
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you have changed on this page is not saved yet.',
    leave: 'Leave',
    stay: 'Stay here',
  },
}

/** The list as table and map; names of values in braces. */
export const dashboard = {
  title: 'Dashboard',
  description: 'The sample list of mailboxes kept on this device.',
  heading: 'Mailboxes',
  preferences: 'Preferences',
  caption: 'Mailboxes, page {page} of {pages}',
  empty: 'There is no mailbox on this device. Add one, or restore the sample.',
  view: 'View',
  views: { table: 'Table', both: 'Table and map', map: 'Map' },
  viewOptions: 'View options',
  choose: 'Choose a mailbox on the map.',
  edit: 'Edit',
  editOne: 'Edit {id}',
  delete: 'Delete',
  deleteOne: 'Delete {id}',
  deleting: {
    title: 'Delete {id}?',
    confirm: 'Delete',
    cancel: 'Keep it',
    done: '{id} is deleted.',
    undo: 'Undo',
  },
  restoring: {
    open: 'Restore the sample',
    title: 'Restore the sample?',
    text: 'The sample’s {sample} will replace your {own}.',
    confirm: 'Restore',
    cancel: 'Keep my list',
  },
}
