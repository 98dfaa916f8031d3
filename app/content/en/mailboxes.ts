/** The specification's sentences. */
export const messages = {
  notLoaded: 'Failed to load mailboxes',
  notCreated: 'Failed to create mailbox',
  notUpdated: 'Failed to update mailbox',
  notDeleted: 'Failed to delete mailbox',
  taken: 'A mailbox with this ID already exists',
  unknown: 'Mailbox not found',
  incomplete: 'ID and location are required',
  created: 'Mailbox created successfully!',
  updated: 'Mailbox updated successfully!',
}

/** Why the browser did not store something; names of values in braces. */
export const storeErrors = {
  noRoom: '{what}. This browser has no more room for this site. Nothing was changed.',
  failed: '{what}. Nothing was changed. Please try again.',
}

/** Notices about reading the list. */
export const notices = {
  incomplete:
    'Some of the mailboxes kept on this device could not be read. They are left out, and the rest is shown.',
  unreadable:
    'The mailboxes kept on this device could not be read, so a fresh sample is shown in their place.',
  /** The browser stores nothing. */
  'not-stored':
    'Failed to load mailboxes. This browser keeps nothing for this site: the list, and what you change in it, lasts only until you leave the site.',
}

/** The button below such a notice. */
export const noticeRead = 'I understand'

/** How many mailboxes. */
export const count = { one: '{count} mailbox', other: '{count} mailboxes' }

/** Labels of the table’s columns and the form’s fields. */
export const columns = {
  id: 'ID',
  location: 'Location',
  type: 'Type',
  status: 'Status',
  coordinates: 'Coordinates',
  actions: 'Actions',
}

/** Names of the stored types and statuses. */
export const shownAs = {
  Standard: 'Standard',
  Package: 'Package',
  Digital: 'Digital',
  Secure: 'Secure',
  Active: 'Active',
  Maintenance: 'Maintenance',
  Inactive: 'Inactive',
}

export const filters = {
  search: 'Search',
  searchHint: 'ID, place, description…',
  rows: 'Rows',
  all: 'All',
  showAll: 'Show all',
  found: '{found} of {total}',
  nearestFirst: '{count}, the nearest first',
  nothing: 'No mailbox matches. Try fewer words or another filter.',
}

export const pagination = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  of: 'of {pages}',
}

/** Errors of the form of a mailbox; the first two and the last two are the specification's. */
export const formErrors = {
  id: 'ID is required',
  location: 'Location is required',
  idForm: 'ID must be MBX and one to nine digits, such as MBX1000',
  longLocation: 'Location must have at most {max} characters',
  type: 'Type must be {types}',
  status: 'Status must be {statuses}',
  longDescription: 'Description must have at most {max} characters',
  latitude: 'Latitude must be a number between -90 and 90',
  longitude: 'Longitude must be a number between -180 and 180',
}

/** Why the browser does not say where the visitor is. */
export const positionErrors = {
  refused: 'Your browser does not share your location with this site.',
  unknown: 'Your device couldn’t find its location.',
  late: 'Your device took too long to find its location. Please try again.',
}

/** While the browser is asked where it is. */
export const askingPosition = 'Asking your device…'

/** Areas and descriptions of the sample mailboxes. */
export const sampleMailboxes = {
  parts: {
    center: 'Downtown',
    north: 'North side',
    east: 'East side',
    south: 'South side',
    west: 'West side',
  },
  descriptions: {
    Standard: [
      'Letters and flat mail, ground floor.',
      'Wall box with a key lock, step-free access.',
    ],
    Package: [
      'Packages up to 70 lb, signed for at the counter.',
      'Large shelf for frequent packages.',
    ],
    Digital: ['Notices by email when mail arrives.', 'Kiosk with a code, no key needed.'],
    Secure: ['Photo ID is checked at every pickup.', 'Steel box in a locked room with a camera.'],
  },
}
