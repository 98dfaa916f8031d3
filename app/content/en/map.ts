/** The maps of mailboxes; names of values in braces. */
export const map = {
  loading: 'Loading the map…',
  failed: 'Failed to load map. Please try again later.',
  retry: 'Retry',
  mailboxes: {
    label: 'Map of mailboxes',
    keys: 'Arrow keys move the map, plus and minus zoom. Tab leads to the mailboxes in view.',
  },
  picker: {
    label: 'Map to pick coordinates on',
    keys: 'Arrow keys move the map under the cross, plus and minus zoom. The button below takes the place under the cross.',
    take: 'Take the place under the cross',
  },
  outlines: 'Borders: US Census Bureau, Natural Earth',
  streetsOff: 'Street detail is off',
  streetsLost: 'Street detail could not be loaded: only outlines are shown',
  thinned: 'Too many mailboxes to show one by one here: zoom in',
  countInView: '{count} mailboxes in view',
  inView: 'Mailboxes in view',
  cluster: '{count} mailboxes',
  members: '{count} mailboxes here',
  closeMembers: 'Close this list',
  zoom: { label: 'Zoom', in: 'Zoom in', out: 'Zoom out', all: 'Show the whole country' },
}
